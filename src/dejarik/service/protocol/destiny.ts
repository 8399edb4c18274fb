// The messages between a client and the service, made from its structs by `just protocol`.
// Do not edit.

export type DecisionReason = 'action' | 'additional_action' | 'battlefield' | 'choose' | 'claim_ability' | 'colour' | 'deck_bottom' | 'deck_order' | 'dice_to_reroll' | 'die_to_resolve' | 'die_to_set_aside' | 'discard_to_reroll' | 'distribute_damage' | 'either' | 'from_hand' | 'host' | 'how_much' | 'indirect_damage' | 'may' | 'modifiers' | 'mulligan' | 'number' | 'one_of_two_copies' | 'order' | 'player' | 'replace_upgrade' | 'resilience' | 'shields' | 'side' | 'side_of_card' | 'split_pool' | 'subtype' | 'symbol' | 'title' | 'too_many_upgrades' | 'upkeep_discard' | 'which_action' | 'which_die' | 'which_group' | 'which_special' | 'which_symbol';

export type OptionKind = 'activate' | 'card_action' | 'claim' | 'entity' | 'no' | 'pass' | 'pass_turn' | 'play' | 'reaction' | 'reroll' | 'resolve' | 'seat' | 'stop' | 'value' | 'yes';

export type CardType = 'battlefield' | 'character' | 'downgrade' | 'event' | 'plot' | 'support' | 'upgrade';

export type Phase = 'action' | 'setup' | 'upkeep';

export type Zone = 'aside' | 'card' | 'held' | 'pool';

export type ToldKind = 'ability_used' | 'action_due' | 'action_taken' | 'actions_granted' | 'activated' | 'activation_due' | 'attached' | 'battlefield_chosen' | 'battlefield_claimed' | 'battlefield_taken' | 'became_elite' | 'card_discarded' | 'card_moved' | 'card_played' | 'card_set_aside' | 'card_stacked' | 'cards_drawn' | 'cards_picked' | 'cards_put_back' | 'cards_revealed' | 'charms_placed' | 'charms_removed' | 'control_taken' | 'cost_set' | 'damage_blocking' | 'damage_dealt' | 'damage_healed' | 'damage_moved' | 'damage_placed' | 'damage_removed' | 'damage_taken' | 'decided' | 'deck_arranged' | 'deck_seen' | 'deck_shuffled' | 'defeated' | 'dice_gained' | 'dice_handled' | 'dice_rolled' | 'die_brought' | 'die_matched' | 'die_payment_due' | 'die_put_in' | 'die_removed' | 'die_resolved' | 'die_resolving' | 'die_returned' | 'die_taken' | 'die_turned' | 'entered_play' | 'exhausted' | 'flipped' | 'game_drawn' | 'game_won' | 'hand_seen' | 'hands_due' | 'left_play' | 'passed' | 'payment_due' | 'phase_began' | 'phase_ending' | 'piloting_began' | 'play_started' | 'play_undone' | 'pool_split' | 'readied' | 'resources_gained' | 'resources_lost' | 'resources_placed' | 'resources_removed' | 'resources_spent' | 'round_began' | 'round_ended' | 'setup_done' | 'shields_gained' | 'shields_lost' | 'shields_moved' | 'stopped_elite' | 'turn_began' | 'type_changed' | 'upgrade_given_up' | 'value_chosen';

export type QueuedKind = 'ability' | 'after' | 'before' | 'card' | 'die';

export type Moment = '' | 'ability_used' | 'action_due' | 'action_taken' | 'actions_granted' | 'activated' | 'activation_due' | 'attached' | 'battlefield_chosen' | 'battlefield_claimed' | 'battlefield_taken' | 'became_elite' | 'card_discarded' | 'card_moved' | 'card_played' | 'card_set_aside' | 'card_stacked' | 'cards_drawn' | 'cards_picked' | 'cards_put_back' | 'cards_revealed' | 'charms_placed' | 'charms_removed' | 'control_taken' | 'cost_set' | 'damage_blocking' | 'damage_dealt' | 'damage_healed' | 'damage_moved' | 'damage_placed' | 'damage_removed' | 'damage_taken' | 'deck_arranged' | 'deck_seen' | 'deck_shuffled' | 'defeated' | 'dice_gained' | 'dice_handled' | 'dice_rolled' | 'die_brought' | 'die_matched' | 'die_payment_due' | 'die_put_in' | 'die_removed' | 'die_resolved' | 'die_resolving' | 'die_returned' | 'die_taken' | 'die_turned' | 'entered_play' | 'exhausted' | 'flipped' | 'game_drawn' | 'game_won' | 'hand_seen' | 'hands_due' | 'left_play' | 'passed' | 'payment_due' | 'phase_began' | 'phase_ending' | 'piloting_began' | 'play_started' | 'play_undone' | 'pool_split' | 'readied' | 'resources_gained' | 'resources_lost' | 'resources_placed' | 'resources_removed' | 'resources_spent' | 'round_began' | 'round_ended' | 'setup_done' | 'shields_gained' | 'shields_lost' | 'shields_moved' | 'stopped_elite' | 'turn_began' | 'type_changed' | 'upgrade_given_up' | 'value_chosen';

export type Duration = 'action_phase' | 'game' | 'next_action' | 'next_round' | 'opponents_turn' | 'opponents_turn_this_round' | 'played' | 'round' | 'turn';

export type LastingKind = 'done' | 'effect' | 'kept';

export type NamedSort = 'action' | 'colour' | 'noted_titles' | 'number' | 'subtype' | 'symbol' | 'things' | 'title';

export type Colour = 'blue' | 'gray' | 'red' | 'yellow';

export type Affiliation = 'hero' | 'neutral' | 'villain';

export type Rarity = 'common' | 'fixed' | 'legendary' | 'rare' | 'uncommon';

/** What lies on a table of Destiny. `moment` counts what everyone saw happen, so that tables that only look alike differ. `reversible`: the action under way may still be undone as a whole. `queue` is what resolves now and what waits to, the next to happen first. `lasting` is what lasts, the oldest first. */
export interface Board {
  readonly round: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly players: ReadonlyArray<PlayerView>;
  readonly dice: ReadonlyArray<DieView>;
  readonly battlefield: number;
  readonly limbo: ReadonlyArray<CardView>;
  readonly moment: ReadonlyArray<number>;
  readonly reversible: boolean;
  readonly queue: ReadonlyArray<QueuedView>;
  readonly lasting: ReadonlyArray<LastingView>;
}

/** A printing: what is printed beside the text, and the text as we render it. `cost` is a number or `X`; `points` are those of one die, two dice and so on; `sides` are written as in a view. A card that is not `playable` has no text yet: `missing` names what its text needs and the card language has no word for, as far as that is known. `lasting` are its lasting effects, in the order in which a view counts them. */
export interface CardFacts {
  readonly code: string;
  readonly set: string;
  readonly number: string;
  readonly title: string;
  readonly type: CardType;
  readonly colour: Colour;
  readonly affiliation: Affiliation;
  readonly rarity: Rarity;
  readonly subtitle?: string;
  readonly unique?: boolean;
  readonly cost?: number | string | null;
  readonly health?: number;
  readonly points?: ReadonlyArray<number>;
  readonly subtypes?: ReadonlyArray<string>;
  readonly sides?: ReadonlyArray<string>;
  readonly deck_limit?: number;
  readonly reprint_of?: string;
  readonly playable?: boolean;
  readonly text?: ReadonlyArray<string>;
  readonly missing?: ReadonlyArray<string>;
  readonly lasting?: ReadonlyArray<LastingText>;
}

/** A card outside play: a handle, and what it is if the seat knows it. The same for the card stacked face down with it, if there is one. */
export interface CardView {
  readonly handle: number;
  readonly code?: string;
  readonly under?: number;
  readonly under_code?: string;
  readonly detected?: boolean;
}

/** What is in a deck, by card codes; `team` has the dice beside each code. */
export interface Cards {
  readonly team: ReadonlyArray<readonly [string, number]>;
  readonly battlefields: ReadonlyArray<string>;
  readonly cards: ReadonlyArray<string>;
  readonly extra_dice: ReadonlyArray<string>;
  readonly aside: ReadonlyArray<string>;
}

/** Every printing of every set as an edition has it, in the order of sets and numbers. `formats` has what decks are built by; the check of a list knows what cards change about it. `hand` is how many cards a player opens with. */
export interface Catalogue {
  readonly edition: string;
  readonly sets: ReadonlyArray<SetFacts>;
  readonly cards: ReadonlyArray<CardFacts>;
  readonly formats: ReadonlyArray<FormatFacts>;
  readonly hand: number;
}

/** A card in play, as anyone may see it; `under` are the cards face down beneath it. */
export interface CopyView {
  readonly id: number;
  readonly code: string;
  readonly type: CardType;
  readonly controller: number;
  readonly owner: number;
  readonly ready?: boolean;
  readonly damage?: number;
  readonly health?: number;
  readonly shields?: number;
  readonly resources?: number;
  readonly host?: number;
  readonly dice?: ReadonlyArray<number>;
  readonly charms?: number;
  readonly pilots?: number;
  readonly under?: ReadonlyArray<CardView>;
}

/** What this seat is asked. For a choice: `asked_by` is the code of the card that asks, even if it has left by now, `purpose` the verb it is for, `amount` how much of it, `die` the die whose symbol it is. For a choice of several: `least` and `most` are how many are chosen over all its stages. */
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
  readonly purpose?: string;
  readonly amount?: number;
  readonly die?: number;
  readonly least?: number;
  readonly most?: number;
}

/** What Destiny says of a question. `purpose` is the verb it is for, `amount` how much of it, `die` the die whose symbol it is. */
export interface Details {
  readonly purpose?: string;
  readonly amount?: number;
  readonly die?: number;
}

/** A die in play; its side only while it shows one. */
export interface DieView {
  readonly id: number;
  readonly code: string;
  readonly card: number;
  readonly zone: Zone;
  readonly seat: number;
  readonly side?: string;
}

/** A format: points of a team at most, cards of a deck, sets, what is banned, changed prices. No sets means all of them. 0 points or cards: the box that a deck comes from says how many. */
export interface FormatFacts {
  readonly code: string;
  readonly points?: number;
  readonly size?: number;
  readonly sets?: ReadonlyArray<string>;
  readonly banned?: ReadonlyArray<string>;
  readonly prices?: Readonly<Record<string, ReadonlyArray<number>>>;
  readonly name?: string;
}

/** What one lasting effect of a card says, as its player reads it. `theirs` and `watched` are what the opponent and everybody else read, where that differs. `{this}` is the card, `{player}` and `{opponent}` are called by their names, any other place is a name of the view's. What is only kept has no text. */
export interface LastingText {
  readonly text?: string;
  readonly theirs?: string;
  readonly watched?: string;
}

/** Something that lasts: an effect, or what a card keeps. `code` is the card whose text it is, `part` which of that text's lasting effects, counted from 0: the catalogue has the words. `seat` is whose it is, `source` the card in play that it comes from, `about` the things in play it is about, by themselves or by a name. */
export interface LastingView {
  readonly kind: LastingKind;
  readonly code: string;
  readonly seat: number;
  readonly until: Duration;
  readonly part?: number;
  readonly source?: number;
  readonly about?: ReadonlyArray<number>;
  readonly names?: ReadonlyArray<NamedView>;
}

/** What an effect calls by a name: things, or colours, titles and the like by their words. Things have the numbers that options have. `noted_titles` were seen, `title` was named. */
export interface NamedView {
  readonly name: string;
  readonly sort: NamedSort;
  readonly things?: ReadonlyArray<number>;
  readonly words?: ReadonlyArray<string>;
}

/** One legal answer, in numbers that mean something to this seat. The value of playing a card is what it costs now, before any choice. */
export interface OptionView {
  readonly kind: OptionKind;
  readonly source?: number;
  readonly target?: number;
  readonly value?: number;
}

/** One player's side of the table; the spare dice are only the player's own to see. */
export interface PlayerView {
  readonly seat: number;
  readonly resources: number;
  readonly claimed: boolean;
  readonly hand: ReadonlyArray<CardView>;
  readonly deck: number;
  readonly known_deck: ReadonlyArray<CardView>;
  readonly discard: ReadonlyArray<CardView>;
  readonly aside: ReadonlyArray<CardView>;
  readonly defeated: ReadonlyArray<CardView>;
  readonly play: ReadonlyArray<CopyView>;
  readonly battlefield: string;
  readonly spares: ReadonlyArray<readonly [string, number]>;
}

/** Something that resolves now or waits to: a played card, a die, an ability. `seat` is whose it is, `source` and `code` the card it comes from, `moment` the event that it comes before or after, `die` the die whose symbol it is. */
export interface QueuedView {
  readonly kind: QueuedKind;
  readonly seat: number;
  readonly source: number;
  readonly code?: string;
  readonly now?: boolean;
  readonly moment?: Moment;
  readonly die?: number;
}

/** Everything a seat may know of a table now. `moment` counts what everyone saw happen, so that tables that only look alike differ. `reversible`: the action under way may still be undone as a whole. `queue` is what resolves now and what waits to, the next to happen first. `lasting` is what lasts, the oldest first. */
export interface SeatView {
  readonly seat: number;
  readonly round: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly players: ReadonlyArray<PlayerView>;
  readonly dice: ReadonlyArray<DieView>;
  readonly battlefield: number;
  readonly limbo: ReadonlyArray<CardView>;
  readonly deciding: ReadonlyArray<number>;
  readonly decision: DecisionView | null;
  readonly outcome: ReadonlyArray<ReadonlyArray<number>> | null;
  readonly outcome_reason: string;
  readonly moment: ReadonlyArray<number>;
  readonly reversible: boolean;
  readonly queue: ReadonlyArray<QueuedView>;
  readonly lasting: ReadonlyArray<LastingView>;
}

/** A set, in the order of release. */
export interface SetFacts {
  readonly code: string;
  readonly name: string;
  readonly released: string;
  readonly size: number;
}

/** A card, copy or die as a seat knows it when something is told about it. Cards outside play have their handle for the seat, as a negative number; copies and dice have their number. `code` and `side` are empty where the seat does not know them. */
export interface Thing {
  readonly id: number;
  readonly code?: string;
  readonly seat?: number;
  readonly side?: string;
}

/** One thing that happened, as one seat was told of it. `kind` is the event's name, or `decided` for answers, of which only who gave them is told; `cause` is the serial of what led to it. `other` is the host of what entered play. */
export interface Told {
  readonly serial: number;
  readonly cause: number;
  readonly kind: ToldKind;
  readonly seat?: number;
  readonly seats?: ReadonlyArray<number>;
  readonly subject?: Thing | null;
  readonly source?: Thing | null;
  readonly other?: Thing | null;
  readonly items?: ReadonlyArray<Thing>;
  readonly amount?: number;
  readonly detail?: number;
  readonly rulings?: ReadonlyArray<string>;
}
