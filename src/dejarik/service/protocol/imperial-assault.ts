// The messages between a client and the service, made from its structs by `just protocol`.
// Do not edit.

export type DecisionReason = 'activate' | 'choose' | 'deploy' | 'dice' | 'die' | 'discard' | 'displace' | 'door' | 'either' | 'figure' | 'group' | 'initiative' | 'may' | 'menu' | 'move' | 'order' | 'power' | 'push' | 'side' | 'strain' | 'surges' | 'target' | 'target_space' | 'veto_map' | 'veto_mission' | 'zone';

export type OptionKind = 'attack' | 'command' | 'discard_condition' | 'end' | 'entity' | 'go' | 'interact' | 'move' | 'no' | 'pass' | 'reaction' | 'seat' | 'special' | 'step' | 'stepwise' | 'stop' | 'surge' | 'use' | 'value' | 'walk' | 'yes';

export type Phase = 'activation' | 'setup' | 'status';

export type AttackStep = 'accuracy' | 'after' | 'before' | 'damage' | 'declare' | 'modifiers' | 'pools' | 'rerolls' | 'surges';

export type Colour = 'black' | 'blue' | 'green' | 'red' | 'white' | 'yellow';

export type ConditionName = 'bleeding' | 'focused' | 'hidden' | 'stunned' | 'weakened';

export type EventName = 'accuracy_checked' | 'action_began' | 'action_ended' | 'actions_gained' | 'attached' | 'attack_before' | 'attack_ended' | 'attack_resolved' | 'cards_drawn' | 'command_discarded' | 'command_played' | 'command_stands' | 'condition_gained' | 'condition_lost' | 'damage_dealt' | 'damage_suffered' | 'declared' | 'defeated' | 'deployed' | 'dice_rolled' | 'die_added' | 'die_removed' | 'door_closed' | 'door_opened' | 'entered' | 'exhausted' | 'exiting' | 'figure_began' | 'figure_ended' | 'group_began' | 'group_ended' | 'hand_discarded' | 'initiative_taken' | 'interacted' | 'keyword_added' | 'map_chosen' | 'map_vetoed' | 'mission_chosen' | 'mission_vetoed' | 'modified' | 'movement_ended' | 'passed' | 'placed' | 'points_gained' | 'points_scored' | 'pools_made' | 'power_gained' | 'power_lost' | 'pushed' | 'readied' | 'recovered' | 'rerolled' | 'result_added' | 'rolled' | 'round_began' | 'round_ended' | 'shuffled' | 'status_began' | 'stepped' | 'strain_suffered' | 'surge_spent' | 'target_changed' | 'token_claimed' | 'token_dropped' | 'token_flipped' | 'token_placed' | 'token_removed' | 'token_taken' | 'top_discarded' | 'zone_chosen';

export type ToldKind = 'accuracy_checked' | 'action_began' | 'action_ended' | 'actions_gained' | 'attached' | 'attack_before' | 'attack_ended' | 'attack_resolved' | 'cards_drawn' | 'command_discarded' | 'command_played' | 'command_stands' | 'condition_gained' | 'condition_lost' | 'damage_dealt' | 'damage_suffered' | 'decided' | 'declared' | 'defeated' | 'deployed' | 'dice_rolled' | 'die_added' | 'die_removed' | 'door_closed' | 'door_opened' | 'entered' | 'exhausted' | 'exiting' | 'figure_began' | 'figure_ended' | 'group_began' | 'group_ended' | 'hand_discarded' | 'initiative_taken' | 'interacted' | 'keyword_added' | 'map_chosen' | 'map_vetoed' | 'mission_chosen' | 'mission_vetoed' | 'modified' | 'movement_ended' | 'passed' | 'placed' | 'points_gained' | 'points_scored' | 'pools_made' | 'power_gained' | 'power_lost' | 'pushed' | 'readied' | 'recovered' | 'rerolled' | 'result_added' | 'rolled' | 'round_began' | 'round_ended' | 'shuffled' | 'status_began' | 'stepped' | 'strain_suffered' | 'surge_spent' | 'target_changed' | 'token_claimed' | 'token_dropped' | 'token_flipped' | 'token_placed' | 'token_removed' | 'token_taken' | 'top_discarded' | 'zone_chosen';

export type CardKind = 'command' | 'companion' | 'form' | 'group' | 'upgrade';

export type TerrainMark = 'blocking' | 'difficult' | 'impassable' | 'plain';

export type EdgeKind = 'blocking' | 'door' | 'impassable' | 'wall';

/** The activation of a figure: actions and movement points left, attacks made. */
export interface ActivationView {
  readonly figure: number;
  readonly actions?: number;
  readonly points?: number;
  readonly attacks?: number;
}

/** One thing that is against an option. */
export interface Against {
  readonly key: string;
  readonly rulings: ReadonlyArray<string>;
}

/** An open attack; attack faces are accuracy, damage, surge, defence faces block, evade, dodge. `sums` are what the dice show until `modified`; `surges` are those left to spend, `needed` is the accuracy it needs, none in melee. `keywords` are conditions it will give. */
export interface AttackView {
  readonly id: number;
  readonly seat: number;
  readonly attacker: number;
  readonly step: AttackStep;
  readonly melee?: boolean;
  readonly target?: number;
  readonly space?: string;
  readonly distance?: number;
  readonly needed?: number;
  readonly attack_dice?: ReadonlyArray<DieView>;
  readonly defence_dice?: ReadonlyArray<DieView>;
  readonly sums?: SumsView;
  readonly modified?: boolean;
  readonly surges?: number;
  readonly spent?: ReadonlyArray<string>;
  readonly keywords?: ReadonlyArray<ConditionName>;
  readonly missed?: boolean;
  readonly suffered?: number;
}

/** What lies on a table of Imperial Assault. `map` and `mission` are looked up in the catalogue. `turn` is whose turn to activate comes next, `active` the group that is active; of activations and attacks the last is the innermost. `moment` counts what everyone saw happen, so that tables that only look alike differ. */
export interface Board {
  readonly map: string;
  readonly mission: string;
  readonly round: number;
  readonly phase: Phase;
  readonly initiative: number;
  readonly turn: number;
  readonly active: number;
  readonly sides: ReadonlyArray<SideView>;
  readonly groups: ReadonlyArray<GroupView>;
  readonly upgrades: ReadonlyArray<UpgradeView>;
  readonly figures: ReadonlyArray<FigureView>;
  readonly tokens: ReadonlyArray<TokenView>;
  readonly doors: ReadonlyArray<DoorView>;
  readonly activations: ReadonlyArray<ActivationView>;
  readonly attacks: ReadonlyArray<AttackView>;
  readonly moment: ReadonlyArray<number>;
}

/** A card: what is printed beside its text, and what it does in our words. `size` is the short side of a base and the long one, in spaces; `limit` is how many copies a command deck may hold. A card that is not `playable` has no text yet. `abilities` are the names that lines of the text begin with; `terms` are words of the glossary that it takes for granted. */
export interface CardFacts {
  readonly code: string;
  readonly kind: CardKind;
  readonly name: string;
  readonly set: string;
  readonly cost?: number;
  readonly title?: string;
  readonly affiliation?: string;
  readonly traits?: ReadonlyArray<string>;
  readonly elite?: boolean;
  readonly unique?: boolean;
  readonly modes?: ReadonlyArray<string>;
  readonly reinforce?: number;
  readonly group?: number;
  readonly health?: number;
  readonly speed?: number;
  readonly size?: readonly [number, number];
  readonly attack?: string;
  readonly attack_dice?: ReadonlyArray<string>;
  readonly defence_dice?: ReadonlyArray<string>;
  readonly box?: ReadonlyArray<EffectFacts>;
  readonly keywords?: ReadonlyArray<string>;
  readonly surges?: ReadonlyArray<SurgeFacts>;
  readonly restriction?: RestrictionFacts | null;
  readonly limit?: number;
  readonly playable?: boolean;
  readonly text?: ReadonlyArray<string>;
  readonly abilities?: ReadonlyArray<string>;
  readonly terms?: ReadonlyArray<string>;
}

/** A Command card: its handle for the seat, and what it is if the seat knows it. */
export interface CardView {
  readonly handle: number;
  readonly code?: string;
}

/** What is in an army, by card codes; upgrades stand among the deployment cards. */
export interface Cards {
  readonly deployments: ReadonlyArray<string>;
  readonly commands: ReadonlyArray<string>;
}

/** Every card and map as an edition has them. `glossary` has the words that cards take for granted, `formats` the limits of armies. `hand` is how many command cards a player opens with. */
export interface Catalogue {
  readonly edition: string;
  readonly sets: ReadonlyArray<SetFacts>;
  readonly cards: ReadonlyArray<CardFacts>;
  readonly maps: ReadonlyArray<MapFacts>;
  readonly glossary: ReadonlyArray<TermFacts>;
  readonly formats: ReadonlyArray<FormatFacts>;
  readonly hand: number;
}

/** A corner of the looker's space and the edge of the target its two lines go to. The edge is one that is seen from there, or else the one that least hides. `spaces` are blocking or have a shield, `figures` stand in the way, `outside` are cells without a space; from a `shut` corner no line goes that way. */
export interface Corner {
  readonly at: readonly [number, number];
  readonly ends: readonly [readonly [number, number], readonly [number, number]];
  readonly clear?: boolean;
  readonly shut?: boolean;
  readonly spaces?: ReadonlyArray<string>;
  readonly figures?: ReadonlyArray<number>;
  readonly outside?: ReadonlyArray<readonly [number, number]>;
  readonly edges?: ReadonlyArray<EdgeMet>;
}

/** What this seat is asked. `spaces`, `numbers` and `labels` have one entry for each option, or none at all: the space it names, its cost in points or its distance, and the ability it uses; `needed` is the accuracy that an attack on a target needs, 0 in melee. `asked_by` is the code of the card that asks, `purpose` the verb it is for. For a response, `about` is what is answered, `before` whether it has not happened yet. `ways` are the spaces that can be gone to from a menu. With `settled` surges the target falls already, and nothing else could be gained. */
export interface DecisionView {
  readonly id: number;
  readonly kind: 'choose_number' | 'choose_one' | 'choose_order' | 'choose_side' | 'choose_some' | 'distribute' | 'respond' | 'yes_or_no';
  readonly reason: DecisionReason;
  readonly options: ReadonlyArray<OptionView>;
  readonly source?: number;
  readonly stage?: number;
  readonly sealed?: boolean;
  readonly back?: boolean;
  readonly asked_by?: string;
  readonly least?: number;
  readonly most?: number;
  readonly spaces?: ReadonlyArray<string>;
  readonly numbers?: ReadonlyArray<number>;
  readonly labels?: ReadonlyArray<string>;
  readonly purpose?: string;
  readonly about?: Told | null;
  readonly before?: boolean;
  readonly needed?: ReadonlyArray<number>;
  readonly ways?: ReadonlyArray<WayView>;
  readonly settled?: boolean;
}

/** What Imperial Assault says of a question. `spaces`, `numbers` and `labels` have one entry for each option, or none at all: the space it names, its cost in points or its distance, the ability it uses. `purpose` is the verb it is for, `about` what a response answers, `before` whether that has not happened yet; `needed` the accuracy that an attack on each target needs, 0 in melee, `ways` the spaces that can be gone to from a menu; with `settled` surges the target falls already, and nothing else could be gained. */
export interface Details {
  readonly spaces?: ReadonlyArray<string>;
  readonly numbers?: ReadonlyArray<number>;
  readonly labels?: ReadonlyArray<string>;
  readonly purpose?: string;
  readonly about?: Told | null;
  readonly before?: boolean;
  readonly needed?: ReadonlyArray<number>;
  readonly ways?: ReadonlyArray<WayView>;
  readonly settled?: boolean;
}

/** A die of an attack; `face` is empty before the roll, `rerolled` once it was. */
export interface DieView {
  readonly id: number;
  readonly colour: Colour;
  readonly face?: ReadonlyArray<number>;
  readonly rerolled?: boolean;
}

/** A door, by its number and its map's name for it; with Health if it can be attacked. `words` are what people call it, by where it is. */
export interface DoorView {
  readonly id: number;
  readonly name: string;
  readonly open?: boolean;
  readonly damage?: number;
  readonly health?: number;
  readonly words?: string;
}

/** What lies between two spaces beside each other; a door has its place among the doors. */
export interface EdgeFacts {
  readonly one: string;
  readonly other: string;
  readonly kind: EdgeKind;
  readonly door?: number;
}

/** An edge that hides or stops, from corner to corner of the grid. */
export interface EdgeMet {
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly kind: EdgeKind;
}

/** A word of a box or a surge, with its number. */
export interface EffectFacts {
  readonly word: string;
  readonly amount: number;
}

/** A figure; `number` tells those of one card and side apart, from 1; 0 for the only one. `space` is its upper left space, empty while it is not on the map; `width` and `height` are its base as it stands, `turned` whether by a quarter. `power` are the symbols of its power tokens. `defeated`: it has left the map. */
export interface FigureView {
  readonly id: number;
  readonly group: number;
  readonly seat: number;
  readonly code: string;
  readonly number: number;
  readonly space?: string;
  readonly width?: number;
  readonly height?: number;
  readonly turned?: boolean;
  readonly health?: number;
  readonly damage?: number;
  readonly speed?: number;
  readonly conditions?: ReadonlyArray<ConditionName>;
  readonly power?: ReadonlyArray<string>;
  readonly carried?: ReadonlyArray<number>;
  readonly activated?: boolean;
  readonly defeated?: boolean;
}

/** How large an army of a format is: points at most, cards of a command deck, points of these. No sets means all of them. A card of the army may allow more; the check of a list knows. */
export interface FormatFacts {
  readonly code: string;
  readonly points: number;
  readonly deck_size: number;
  readonly deck_points: number;
  readonly name?: string;
  readonly sets?: ReadonlyArray<string>;
}

/** A Deployment card with its figures and the upgrades attached to it. */
export interface GroupView {
  readonly id: number;
  readonly seat: number;
  readonly code: string;
  readonly figures: ReadonlyArray<number>;
  readonly ready?: boolean;
  readonly upgrades?: ReadonlyArray<number>;
}

/** A map: spaces by their numbers, edges between them; an edge to no space is a wall. In options a space is 1001 and its place here. */
export interface MapFacts {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: ReadonlyArray<SpaceFacts>;
  readonly edges: ReadonlyArray<EdgeFacts>;
  readonly doors: ReadonlyArray<string>;
  readonly terminals: ReadonlyArray<string>;
  readonly zones: ReadonlyArray<string>;
  readonly missions: ReadonlyArray<MissionFacts>;
}

/** A mission of a map: its letter, its name, where its tokens lie, and what counts. */
export interface MissionFacts {
  readonly letter: string;
  readonly name: string;
  readonly tokens: Readonly<Record<string, ReadonlyArray<string>>>;
  readonly playable: boolean;
  readonly text: ReadonlyArray<string>;
}

/** How a number of a figure comes about, part by part, and what it comes to. */
export interface NumberAnswer {
  readonly type: 'number';
  readonly figure: number;
  readonly statistic: string;
  readonly total: number;
  readonly parts: ReadonlyArray<Part>;
  readonly rulings: ReadonlyArray<string>;
}

/** Everything that is against an option now; nothing if it is offered. */
export interface OptionAnswer {
  readonly type: 'option';
  readonly against?: ReadonlyArray<Against>;
}

/** One legal answer, in numbers that mean something to this seat. Spaces are 1001 and their place on the map; Command cards their handle, negative. */
export interface OptionView {
  readonly kind: OptionKind;
  readonly source?: number;
  readonly target?: number;
  readonly value?: number;
}

/** One contribution to a number; `name` is a die or a condition. */
export interface Part {
  readonly kind: 'added' | 'condition' | 'die' | 'factor' | 'most' | 'printed' | 'set' | 'spent';
  readonly amount: number;
  readonly source?: Thing | null;
  readonly name?: string;
}

/** Whether a figure can end its movement somewhere with what it has left, and the way there. `cost` is -1 where nothing would suffice. Without a way, `spaces`, `figures` and `edges` are what is first against it; `key` says why the figure cannot leave at all. */
export interface ReachAnswer {
  readonly type: 'reach';
  readonly figure: number;
  readonly space: string;
  readonly kind: 'cannot_leave' | 'in_reach' | 'no_fit' | 'no_way' | 'occupied' | 'too_far';
  readonly points: number;
  readonly cost: number;
  readonly rulings: ReadonlyArray<string>;
  readonly steps?: ReadonlyArray<WayStep>;
  readonly spaces?: ReadonlyArray<string>;
  readonly figures?: ReadonlyArray<number>;
  readonly edges?: ReadonlyArray<EdgeMet>;
  readonly key?: string;
}

/** Whom a Command card is played on, or what an attachment is put on. */
export interface RestrictionFacts {
  readonly kind: string;
  readonly affiliation?: string;
  readonly values?: ReadonlyArray<string>;
  readonly title?: string;
}

/** Everything a seat may know of a skirmish now. `turn` is whose turn to activate comes next, `active` the group that is active, the innermost of `activations` and `attacks` the last. `moment` counts what everyone saw happen. */
export interface SeatView {
  readonly seat: number;
  readonly map: string;
  readonly mission: string;
  readonly round: number;
  readonly phase: Phase;
  readonly initiative: number;
  readonly turn: number;
  readonly active: number;
  readonly sides: ReadonlyArray<SideView>;
  readonly groups: ReadonlyArray<GroupView>;
  readonly upgrades: ReadonlyArray<UpgradeView>;
  readonly figures: ReadonlyArray<FigureView>;
  readonly tokens: ReadonlyArray<TokenView>;
  readonly doors: ReadonlyArray<DoorView>;
  readonly activations: ReadonlyArray<ActivationView>;
  readonly attacks: ReadonlyArray<AttackView>;
  readonly deciding: ReadonlyArray<number>;
  readonly decision: DecisionView | null;
  readonly outcome: ReadonlyArray<ReadonlyArray<number>> | null;
  readonly outcome_reason: string;
  readonly moment: ReadonlyArray<number>;
}

/** Everything that a thing sees: spaces that are not blocking, and figures of the others. */
export interface SeenAnswer {
  readonly type: 'seen';
  readonly looker: number;
  readonly spaces: ReadonlyArray<string>;
  readonly figures: ReadonlyArray<number>;
  readonly rulings: ReadonlyArray<string>;
}

/** A box or pack. */
export interface SetFacts {
  readonly code: string;
  readonly name: string;
  readonly wave: number;
}

/** One player's side: points, deployment zone, Command cards. `playing` are cards that were played and still resolve. */
export interface SideView {
  readonly seat: number;
  readonly points: number;
  readonly defeat_points: number;
  readonly zone: string;
  readonly hand: ReadonlyArray<CardView>;
  readonly deck: number;
  readonly discard: ReadonlyArray<CardView>;
  readonly playing: ReadonlyArray<CardView>;
}

/** Whether one thing sees another: from which space to which, and all four corners. `back` is whether the other sees it, `distance` how many spaces they are apart; of a large thing the spaces are those that see, or else the nearest ones. */
export interface SightAnswer {
  readonly type: 'sight';
  readonly looker: number;
  readonly target: number;
  readonly how: 'adjacent' | 'hidden' | 'lines' | 'same_space';
  readonly origin: string;
  readonly aim: string;
  readonly back: boolean;
  readonly distance: number;
  readonly corners: ReadonlyArray<Corner>;
  readonly rulings: ReadonlyArray<string>;
}

/** A space of a map: its name, column and row from 0, and what lies on it. */
export interface SpaceFacts {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly terrain?: TerrainMark;
  readonly exterior?: boolean;
  readonly zone?: string;
}

/** What the results of an attack come to, by symbol and keyword. */
export interface SumsView {
  readonly accuracy?: number;
  readonly damage?: number;
  readonly surge?: number;
  readonly block?: number;
  readonly evade?: number;
  readonly dodge?: number;
  readonly pierce?: number;
  readonly blast?: number;
  readonly cleave?: number;
  readonly recover?: number;
}

/** What an attacker may buy for so many surges; all effects together. */
export interface SurgeFacts {
  readonly cost: number;
  readonly effects: ReadonlyArray<EffectFacts>;
}

/** A condition or keyword, explained in a sentence. */
export interface TermFacts {
  readonly term: string;
  readonly meaning: string;
}

/** A figure, group, card, token, door or die as a seat knows it when it is told of. Command cards have their handle for the seat, as a negative number. `code` is empty where the seat does not know it, `number` tells figures of a group apart, `name` is a token's kind. */
export interface Thing {
  readonly id: number;
  readonly code?: string;
  readonly seat?: number;
  readonly number?: number;
  readonly name?: string;
}

/** A terminal or a token of the mission; `side` counts from 0, `controller` is -1 for nobody. Without a space it is carried or gone. */
export interface TokenView {
  readonly id: number;
  readonly kind: string;
  readonly space?: string;
  readonly side?: number;
  readonly owner?: number;
  readonly carrier?: number;
  readonly damage?: number;
  readonly health?: number;
  readonly controller?: number;
}

/** One thing that happened, as one seat was told of it. `kind` is the event's name, or `decided` for answers, of which only who gave them is told; `cause` is the serial of what led to it. `space` is where, `words` are names that belong to it: of dice, symbols, conditions, abilities. */
export interface Told {
  readonly serial: number;
  readonly cause: number;
  readonly kind: ToldKind;
  readonly seat?: number;
  readonly rulings?: ReadonlyArray<string>;
  readonly seats?: ReadonlyArray<number>;
  readonly subject?: Thing | null;
  readonly source?: Thing | null;
  readonly items?: ReadonlyArray<Thing>;
  readonly amount?: number;
  readonly detail?: number;
  readonly space?: string;
  readonly words?: ReadonlyArray<string>;
}

/** A skirmish upgrade of a side; `group` is what it is attached to. */
export interface UpgradeView {
  readonly id: number;
  readonly seat: number;
  readonly code: string;
  readonly group?: number;
}

/** One step of a way: where it leads, what it costs, what was spent by then, and why more. `space` is the upper left one of a large figure, `column` and `row` its middle, doubled. */
export interface WayStep {
  readonly space: string;
  readonly column: number;
  readonly row: number;
  readonly cost: number;
  readonly spent: number;
  readonly difficult?: boolean;
  readonly hostile?: boolean;
}

/** A space that a figure could go to from its menu, by several answers. They are `move` as often as `moves` says, `walk`, and `go` with this target and value; `cost` is in movement points. */
export interface WayView {
  readonly target: number;
  readonly value?: number;
  readonly cost?: number;
  readonly moves?: number;
}
