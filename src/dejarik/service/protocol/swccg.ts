// The messages between a client and the service, made from its structs by `just protocol`.
// Do not edit.

export type DecisionReason = 'allow_conversion' | 'battle_destiny' | 'cards_to_bury' | 'choose' | 'defuse' | 'destiny_choice' | 'duel_step' | 'either' | 'force_to_lose' | 'how_much' | 'let_run' | 'may' | 'peeked_card' | 'respond' | 'search' | 'starting_location' | 'target' | 'verify' | 'who_first';

export type OptionKind = 'entity' | 'no' | 'pass' | 'reaction' | 'seat' | 'stop' | 'value' | 'yes';

export type Verb = '' | 'activate' | 'battle' | 'bury' | 'defuse' | 'deploy' | 'drain' | 'draw' | 'end' | 'fire' | 'forfeit' | 'lose' | 'move' | 'play' | 'react' | 'transfer' | 'use';

export type SideName = 'dark' | 'light';

export type PhaseName = 'activate' | 'battle' | 'control' | 'deploy' | 'draw' | 'move' | 'setup';

export type SegmentName = 'damage' | 'initiation' | 'over' | 'power' | 'weapons';

export type SlotName = 'beside' | 'carried' | 'layer' | 'on_card' | 'present';

export type MarkName = 'barred' | 'battled' | 'drained' | 'excluded' | 'fired' | 'hit' | 'moved' | 'reacted' | 'used_device' | 'used_weapon';

export type EventName = 'activate_one' | 'activating' | 'attached' | 'battle_began' | 'battle_begins' | 'battle_called_off' | 'battle_ended' | 'battle_ending' | 'both_totals_done' | 'buried' | 'burying' | 'card_shown' | 'claimed' | 'committed' | 'converted' | 'damage_changed' | 'dealt' | 'defusing' | 'deployed' | 'deploying' | 'destinies_switched' | 'destiny_about' | 'destiny_done' | 'destiny_drawn' | 'drained' | 'draining' | 'draw_one' | 'drawing' | 'duel_begins' | 'duel_ended' | 'duel_step' | 'durations_ended' | 'excluded' | 'exploding' | 'fired' | 'firing' | 'forfeited' | 'hand_shown' | 'hit' | 'joined' | 'leaving' | 'lose_one' | 'lost_card' | 'marked' | 'moved' | 'moving' | 'must_lose' | 'noted' | 'peeked' | 'phase' | 'phase_begins' | 'played' | 'playing' | 'put_card' | 'reacting' | 'recirculated' | 'restored' | 'retrieve_one' | 'retrieving' | 'returned' | 'revived' | 'satisfied' | 'segment' | 'segment_begins' | 'shuffled' | 'starting_shown' | 'text_spent' | 'total_done' | 'totalled' | 'transferring' | 'tripped' | 'turn_begins' | 'turn_ending' | 'turn_ends' | 'use_one' | 'used_text' | 'using' | 'verified' | 'won';

export type ToldKind = 'activate_one' | 'activating' | 'attached' | 'battle_began' | 'battle_begins' | 'battle_called_off' | 'battle_ended' | 'battle_ending' | 'both_totals_done' | 'buried' | 'burying' | 'card_shown' | 'claimed' | 'committed' | 'converted' | 'damage_changed' | 'dealt' | 'decided' | 'defusing' | 'deployed' | 'deploying' | 'destinies_switched' | 'destiny_about' | 'destiny_done' | 'destiny_drawn' | 'drained' | 'draining' | 'draw_one' | 'drawing' | 'duel_begins' | 'duel_ended' | 'duel_step' | 'durations_ended' | 'excluded' | 'exploding' | 'fired' | 'firing' | 'forfeited' | 'hand_shown' | 'hit' | 'joined' | 'leaving' | 'lose_one' | 'lost_card' | 'marked' | 'moved' | 'moving' | 'must_lose' | 'noted' | 'peeked' | 'phase' | 'phase_begins' | 'played' | 'playing' | 'put_card' | 'reacting' | 'recirculated' | 'restored' | 'retrieve_one' | 'retrieving' | 'returned' | 'revived' | 'satisfied' | 'segment' | 'segment_begins' | 'shuffled' | 'starting_shown' | 'text_spent' | 'total_done' | 'totalled' | 'transferring' | 'tripped' | 'turn_begins' | 'turn_ending' | 'turn_ends' | 'use_one' | 'used_text' | 'using' | 'verified' | 'won';

export type PartKind = 'added' | 'destiny' | 'factor' | 'icons' | 'most' | 'power' | 'printed' | 'rule' | 'satisfied' | 'set';

/** What is against something, in a word, and the rulings behind it. Where a text asks for something that does not hold: `code` is the card, `text` the place of the text among its abilities, `term` that of the condition in the text. */
export interface Against {
  readonly key: string;
  readonly rulings: ReadonlyArray<string>;
  readonly code?: string;
  readonly text?: number;
  readonly term?: number;
}

/** A battle: where, who began it, its segment, totals and debts by seat, destinies drawn. */
export interface BattleView {
  readonly place: number;
  readonly seat: number;
  readonly segment: SegmentName;
  readonly totals: readonly [number, number];
  readonly damage: readonly [number, number];
  readonly attrition: readonly [number, number];
  readonly winner?: number;
  readonly destinies?: ReadonlyArray<readonly [number, string, number]>;
  readonly cards?: ReadonlyArray<number>;
}

/** What lies on a table of the Customizable Card Game. `turn` is whose turn it is. `strips` has the locations of each system in their order, `places` what there is to know of each, `copies` every card on table with what holds it. Of battles, of duels and of the stack the last is the innermost. `moment` counts what everyone saw happen, so that tables that only look alike differ. */
export interface Board {
  readonly turn: number;
  readonly turn_count: number;
  readonly phase: PhaseName;
  readonly players: ReadonlyArray<PlayerView>;
  readonly strips: ReadonlyArray<StripView>;
  readonly places: ReadonlyArray<PlaceView>;
  readonly copies: ReadonlyArray<CopyView>;
  readonly battles: ReadonlyArray<BattleView>;
  readonly duels: ReadonlyArray<DuelView>;
  readonly stack: ReadonlyArray<StackedView>;
  readonly moment: ReadonlyArray<number>;
}

/** A card: what is printed beside its text, and what it does in our words. A number that a card does not have is missing; `unusual` has those that are no whole numbers. Beside the printed numbers stand the prices in its text: `deploy`, and `fire` of a weapon. `dots` 0 is any number of copies. A card that is not `playable` says what it `needs`. `back` is the title of its other side. `twin` is the card of the other side of the Force that does the same. `printings` says of each way it was printed after the first what sets that apart. */
export interface CardFacts {
  readonly code: string;
  readonly side: string;
  readonly set: string;
  readonly title: string;
  readonly type: string;
  readonly rarity?: string;
  readonly virtual?: boolean;
  readonly dots?: number;
  readonly diamonds?: number;
  readonly subtypes?: ReadonlyArray<string>;
  readonly destiny?: ReadonlyArray<number>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly unusual?: Readonly<Record<string, string>>;
  readonly icons?: Readonly<Record<string, number>>;
  readonly light_icons?: number;
  readonly dark_icons?: number;
  readonly characteristics?: ReadonlyArray<string>;
  readonly species?: string;
  readonly system?: string;
  readonly site_kind?: string;
  readonly personas?: ReadonlyArray<string>;
  readonly twin?: string;
  readonly back?: string;
  readonly also_in?: ReadonlyArray<string>;
  readonly printings?: ReadonlyArray<string>;
  readonly playable?: boolean;
  readonly needs?: ReadonlyArray<string>;
  readonly text?: ReadonlyArray<string>;
}

/** A card in a pile or hand: its handle for the seat, and what it is if the seat knows it. */
export interface CardView {
  readonly handle: number;
  readonly code?: string;
}

/** What is in a deck: its side of the Force, and card codes with their copies. */
export interface Cards {
  readonly side: string;
  readonly cards: ReadonlyArray<readonly [string, number]>;
}

/** Every card as an edition has it, the sets in their order, and the formats. `hand` is how many cards a player opens with. */
export interface Catalogue {
  readonly edition: string;
  readonly sets: ReadonlyArray<SetFacts>;
  readonly cards: ReadonlyArray<CardFacts>;
  readonly formats: ReadonlyArray<FormatFacts>;
  readonly hand: number;
}

/** A card on table, what holds it, its marks, and its numbers as they are now (-1 for none). */
export interface CopyView {
  readonly id: number;
  readonly code: string;
  readonly owner: number;
  readonly side: number;
  readonly holder: number;
  readonly slot: SlotName;
  readonly marks?: ReadonlyArray<MarkName>;
  readonly power?: number;
  readonly ability?: number;
  readonly forfeit?: number;
}

/** What this seat is asked. `asked_by` is the code of the card that asks, `purpose` the verb it is for. For a response, `about` is what is answered, `before` whether it has not happened yet; behind its first stage `verb` is what has been begun and `source` what acts. `amount` is how much is left to lose, to draw or to let run, or the number of the pile that a card which was seen may be put on. */
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
  readonly purpose?: string;
  readonly about?: Told | null;
  readonly before?: boolean;
  readonly verb?: Verb;
  readonly amount?: number;
}

/** What the Customizable Card Game says of a question. `verbs`, `prices`, `ends` and `covers` have one entry for each option, or none at all: what it does, the Force it uses (-1: not said), where its card goes if there is one way only, how much attrition and how much battle damage a forfeit satisfies. `purpose` is the effect a choice is for, `about` what a response answers, `before` whether that has not happened yet; `verb` is what has been begun, `amount` how much is left to lose, to draw or to let run, or the number of the pile that a card which was seen may be put on. */
export interface Details {
  readonly verbs?: ReadonlyArray<Verb>;
  readonly prices?: ReadonlyArray<number>;
  readonly ends?: ReadonlyArray<number>;
  readonly covers?: ReadonlyArray<readonly [number, number]>;
  readonly purpose?: string;
  readonly about?: Told | null;
  readonly before?: boolean;
  readonly verb?: Verb;
  readonly amount?: number;
}

/** A duel: where, who began it by which card, and the two who fight, that of the beginner first. In the same order, `draws` is how many destinies each draws, `drawn` what they have come to so far (-1: none could be drawn). */
export interface DuelView {
  readonly place: number;
  readonly seat: number;
  readonly code: string;
  readonly duellists: readonly [number, number];
  readonly draws: readonly [number, number];
  readonly drawn?: ReadonlyArray<number>;
}

/** A way of building decks: how many cards, and of which if not of all. */
export interface FormatFacts {
  readonly code: string;
  readonly name: string;
  readonly size: number;
  readonly cards?: ReadonlyArray<string>;
}

/** What a weapon in battle lacks to be fired; `amount` is the Force that firing it costs. */
export interface Lack {
  readonly weapon: Thing;
  readonly lacks: 'destiny' | 'forbidden' | 'force' | 'target' | 'used';
  readonly amount?: number;
}

/** How a number comes about, part by part, and what it comes to. */
export interface NumberAnswer {
  readonly type: 'number';
  readonly name: string;
  readonly total: number;
  readonly parts: ReadonlyArray<Part>;
  readonly rulings: ReadonlyArray<string>;
}

/** Everything that is against something a seat would do; nothing if it can be done. */
export interface OptionAnswer {
  readonly type: 'option';
  readonly against?: ReadonlyArray<Against>;
}

/** One legal answer; cards by their handle, negative. `verb` is what an option of a window does, `price` the Force it uses (-1: not said here), `to` where a card goes if it can go nowhere else; `covers` is how much attrition and how much battle damage a forfeit satisfies. */
export interface OptionView {
  readonly kind: OptionKind;
  readonly source?: number;
  readonly target?: number;
  readonly value?: number;
  readonly verb?: Verb;
  readonly price?: number;
  readonly to?: number;
  readonly covers?: readonly [number, number];
}

/** One contribution to a number. */
export interface Part {
  readonly kind: PartKind;
  readonly amount: number;
  readonly source?: Thing | null;
}

/** A location: its cards (the last counts), icons, who controls and occupies it. `icons` and `power` and `ability` are by seat; `controller` is -1 for nobody; `drain` is what a drain there takes by seat. `buried` counts what each seat buried there, `own_buried` are the codes of what the viewer did. */
export interface PlaceView {
  readonly id: number;
  readonly code: string;
  readonly system: string;
  readonly layers: ReadonlyArray<number>;
  readonly icons: readonly [number, number];
  readonly power: readonly [number, number];
  readonly ability: readonly [number, number];
  readonly drain: readonly [number, number];
  readonly buried: readonly [number, number];
  readonly controller?: number;
  readonly occupied?: ReadonlyArray<number>;
  readonly drained?: boolean;
  readonly battled?: boolean;
  readonly own_buried?: ReadonlyArray<string>;
}

/** One player: side, Life Force, how many cards lie in each pile, what is known of them. Piles are listed bottom first, each card with its code only for whoever knows it. */
export interface PlayerView {
  readonly seat: number;
  readonly side: SideName;
  readonly life_force: number;
  readonly generation: number;
  readonly reserve: ReadonlyArray<CardView>;
  readonly force: ReadonlyArray<CardView>;
  readonly used: ReadonlyArray<CardView>;
  readonly lost: ReadonlyArray<CardView>;
  readonly hand: ReadonlyArray<CardView>;
  readonly out: ReadonlyArray<CardView>;
  readonly drawn: ReadonlyArray<CardView>;
  readonly open: ReadonlyArray<CardView>;
}

/** Everything a seat may know of a game now. `moment` counts what everyone saw happen. */
export interface SeatView {
  readonly seat: number;
  readonly turn: number;
  readonly turn_count: number;
  readonly phase: PhaseName;
  readonly players: ReadonlyArray<PlayerView>;
  readonly strips: ReadonlyArray<StripView>;
  readonly places: ReadonlyArray<PlaceView>;
  readonly copies: ReadonlyArray<CopyView>;
  readonly battles: ReadonlyArray<BattleView>;
  readonly duels: ReadonlyArray<DuelView>;
  readonly stack: ReadonlyArray<StackedView>;
  readonly deciding: ReadonlyArray<number>;
  readonly decision: DecisionView | null;
  readonly outcome: ReadonlyArray<ReadonlyArray<number>> | null;
  readonly outcome_reason: string;
  readonly moment: ReadonlyArray<number>;
}

/** A set of cards: the day it came out is missing where nobody knows it. */
export interface SetFacts {
  readonly code: string;
  readonly name: string;
  readonly short: string;
  readonly cycle: string;
  readonly released: string;
}

/** An action under way: what acts, for whom, at what, and whether it has been initiated. */
export interface StackedView {
  readonly kind: EventName;
  readonly seat: number;
  readonly source: Thing;
  readonly targets?: ReadonlyArray<Thing>;
  readonly amount?: number;
}

/** The locations of a system in their order. */
export interface StripView {
  readonly system: string;
  readonly places: ReadonlyArray<number>;
}

/** A card, copy, place or pile as a seat knows it when it is told of. Cards have their handle for the seat, as a negative number; `code` is empty where the seat does not know it; `name` is a pile's. */
export interface Thing {
  readonly id: number;
  readonly code?: string;
  readonly seat?: number;
  readonly name?: string;
}

/** One thing that happened, as one seat was told of it. `kind` is the event's name, or `decided` for answers, of which only who gave them is told; `cause` is the serial of what led to it. `numbers` of a battle's totals are the total power of each seat, then the attrition against each; `lacking` are weapons that cannot be fired when a weapons segment opens. */
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
  readonly numbers?: ReadonlyArray<number>;
  readonly lacking?: ReadonlyArray<Lack>;
}
