// The messages between a client and the service, made from its structs by `just protocol`.
// Do not edit.

export const PROTOCOL = 2;

export type Message = Answer | Concede | OfferDraw | AnswerDraw | AskUndo | AnswerUndo | Explain | Why | Odds | ShowCard | Say | SayQuick | GiveOrder | Refresh | ReportBug | Ping;

export type Reply = Welcome | Whole | News | Foretold | Accepted | Refused | Explained | Chances | CardSheet | Said | Offered | Presence | Ordered | Passing | Undoable | Ticking | Halted | Over | Elsewhere | Closing | Pong;

export type NewsMessage = ListenTo | NewsPing;

export type NewsReply = Told | NewsRefused | NewsPong | Closing;

export type NewsPart = OffersTold | TablesTold | ChatTold | PeopleTold | InboxTold | OwnTold | FriendsTold;

export type DecisionKind = 'choose_number' | 'choose_one' | 'choose_order' | 'choose_side' | 'choose_some' | 'distribute' | 'respond' | 'yes_or_no';

/** Done, and on disk. `version` is the audience's version with it. */
export interface Accepted {
  readonly type: 'accepted';
  readonly ref: number;
  readonly version: number;
}

/** The account itself. */
export interface AccountData {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly created: number;
  readonly seen: number;
  readonly muted_until: number;
  readonly suspended_until: number;
}

/** Say that one has read a warning. */
export interface Acknowledge {
  readonly warning: string;
}

/** What a moderator or administrator did. Who did it is not told, nor are notes on reports: they may say who has reported. */
export interface ActData {
  readonly act: string;
  readonly at: number;
  readonly detail: string;
}

/** One's own share of the chance of a game, after its commitment was published. */
export interface AddNonce {
  readonly table: string;
  readonly nonce: string;
}

/** The game was ended from outside: seats from best to worst, and why. */
export interface AdjudicateForm {
  readonly kind: 'adjudicate';
  readonly ranking: ReadonlyArray<ReadonlyArray<number>>;
  readonly reason: string;
  readonly hash: string;
}

/** An answer to a decision: the place of an option, or -1 to step back inside a group. `joined` says that it belongs to the seat's answer before: both were chosen at once, and are taken back at once. */
export interface Answer {
  readonly type: 'answer';
  readonly version: number;
  readonly decision: number;
  readonly choice: number;
  readonly joined?: boolean;
  readonly ref?: number;
  readonly trace?: string;
}

/** Take or decline the draw that is offered. */
export interface AnswerDraw {
  readonly type: 'answer_draw';
  readonly accept: boolean;
  readonly ref?: number;
  readonly trace?: string;
}

/** A seat has answered a decision with the place of an option; -1 goes back by one stage. */
export interface AnswerForm {
  readonly kind: 'answer';
  readonly seat: number;
  readonly decision: number;
  readonly choice: number;
  readonly hash: string;
}

/** Allow or refuse what the other side wants to take back; `always` refuses from now on. */
export interface AnswerUndo {
  readonly type: 'answer_undo';
  readonly accept: boolean;
  readonly always?: boolean;
  readonly ref?: number;
  readonly trace?: string;
}

/** Play again what was played at a table; `swap`: with each other's decks, against bots only. */
export interface AskRematch {
  readonly table: string;
  readonly link?: string | null;
  readonly swap?: boolean;
}

/** Take one's last answer back: at once where that is free, else by consent. */
export interface AskUndo {
  readonly type: 'ask_undo';
  readonly version: number;
  readonly ref?: number;
  readonly trace?: string;
}

/** What a moderator or administrator did; no actor is the command line. */
export interface AuditLine {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly actor_name: string;
  readonly act: string;
  readonly target: string;
  readonly target_name: string;
  readonly detail: string;
}

/** Acts, and whether there are more before them. */
export interface AuditList {
  readonly acts: ReadonlyArray<AuditLine>;
  readonly more: boolean;
}

/** A ban in force. Without a network it is a suspension. A network that begins with `#` is known by a mark alone: it is one of the account's. */
export interface BanLine {
  readonly id: string;
  readonly account: string;
  readonly account_name: string;
  readonly network: string;
  readonly everybody: boolean;
  readonly until: number;
  readonly reason: string;
  readonly made_by: string;
  readonly made_by_name: string;
  readonly at: number;
}

/** Bans, and whether there are more behind them. */
export interface BanList {
  readonly bans: ReadonlyArray<BanLine>;
  readonly more: boolean;
}

/** Let nobody new come from a network, or nobody at all; people there read the reason. */
export interface BanNetwork {
  readonly network: string;
  readonly minutes: number;
  readonly reason: string;
  readonly everybody?: boolean;
}

/** Give a guest a name and a password, with an invitation if one is needed. */
export interface BecomeAccount {
  readonly name: string;
  readonly password: string;
  readonly invitation?: string;
}

/** A first game for somebody new, prepared by its title. */
export interface BeginGuided {
  readonly title: string;
}

/** The least likely good roll of a seat, and the chance of one at least as good: `ways` of `of`. What it is worth is measured as luck is. */
export interface BestRoll {
  readonly seat: number;
  readonly position: number;
  readonly round: number;
  readonly faces: ReadonlyArray<Face>;
  readonly words: string;
  readonly ways: number;
  readonly of: number;
}

/** A heading, a paragraph or a list; only lists have more than one item. */
export interface Block {
  readonly kind: 'heading' | 'list' | 'numbers' | 'paragraph' | 'subheading';
  readonly items: ReadonlyArray<ReadonlyArray<Span>>;
}

/** Somebody whom the person has blocked. */
export interface BlockData {
  readonly account: string;
  readonly name: string;
  readonly at: number;
}

/** Whom one has blocked. */
export interface BlockList {
  readonly blocked: ReadonlyArray<Person>;
}

/** A bot account of the person. */
export interface BotData {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** A bot to play against; the weakest stands first. `words` say what to expect of it. */
export interface BotOffered {
  readonly name: string;
  readonly words: string;
}

/** How strong a bot is in a format; a `provisional` rating is only a first guess. */
export interface BotRating {
  readonly bot: string;
  readonly title: string;
  readonly format: string;
  readonly points: number;
  readonly provisional: boolean;
}

/** A bot as opponent; without a deck it takes one that fits the format. */
export interface BotSeat {
  readonly bot: string;
  readonly deck?: ReadyChoice | null;
}

/** Who asks, and what the session or key they ask with opens; a session opens more yet. */
export interface CallerShown {
  readonly person: Person;
  readonly scopes: ReadonlyArray<'read' | 'play' | 'decks'>;
  readonly by_key: boolean;
}

/** What the dice of a card lead to by themselves; no rolls: it has none. */
export interface CardOdds {
  readonly code: string;
  readonly rolls: ReadonlyArray<RollTold>;
}

/** A card: its facts, and its text as we render it. */
export interface CardSheet {
  readonly type: 'card_sheet';
  readonly ref: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: ReadonlyArray<string>;
  readonly playable: boolean;
}

/** Ask one person to play. */
export interface Challenge {
  readonly account: string;
  readonly terms: Terms;
  readonly deck: ReadyChoice | OwnChoice | SharedChoice | ListChoice;
  readonly settings?: TableSettings;
}

/** For each thing that counts: amounts, and the chance of each as numerator, denominator. */
export interface Chances {
  readonly type: 'chances';
  readonly ref: number;
  readonly chances: Readonly<Record<string, ReadonlyArray<readonly [number, number, number]>>>;
}

/** Put another list in place of a stored one, which stays as an older version. */
export interface ChangeDeck {
  readonly id: string;
  readonly text: string;
  readonly note?: string;
}

/** Choose another password; the old one proves who asks. */
export interface ChangePassword {
  readonly old: string;
  readonly new: string;
}

/** A line that the person has said, and where. */
export interface ChatData {
  readonly place: string;
  readonly text: string;
  readonly at: number;
}

/** Something somebody said; `word` names a ready phrase, which is told and not kept. */
export interface ChatLine {
  readonly id: number;
  readonly place: string;
  readonly author: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly word: string;
}

/** Lines in the order they were said. */
export interface ChatLines {
  readonly lines: ReadonlyArray<ChatLine>;
}

/** Lines that were said in the lobby, and those that are gone; the last 100. */
export interface ChatTold {
  readonly topic: 'chat';
  readonly since: string;
  readonly rows: ReadonlyArray<ChatLine>;
  readonly gone: ReadonlyArray<number>;
  readonly total: number;
  readonly mark: string;
}

/** Check a deck that need not be stored against a format of an edition. */
export interface CheckDeck {
  readonly text: string;
  readonly format: string;
  readonly edition?: string;
  readonly title?: string;
}

/** Ask whether an invitation holds. */
export interface CheckInvitation {
  readonly code: string;
}

/** Whether a deck is legal in a format of an edition and can be played with here, and why not. With lines in `unread` it is neither, and nothing else was checked. `cards` is what was read of a list that is not stored, as its title shows it. */
export interface Checked {
  readonly edition: string;
  readonly format: string;
  readonly legal: boolean;
  readonly playable: boolean;
  readonly reasons: ReadonlyArray<Reason>;
  readonly unread: ReadonlyArray<Unread>;
  readonly cards: unknown;
}

/** So many minutes for the whole game, and so many seconds more for each answer. */
export interface ChessClock {
  readonly kind: 'chess';
  readonly minutes: number;
  readonly increment?: number;
}

/** A choice of an option; `words` say what it means, if its name does not. It can be chosen where each key of `given` (another option's, `format` or `edition`) has one of the values there. */
export interface ChoiceOffered {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly given: Readonly<Record<string, ReadonlyArray<string>>>;
}

/** What is left, in milliseconds by seat, and whose clocks run. */
export interface Clock {
  readonly left: ReadonlyArray<number>;
  readonly running: ReadonlyArray<number>;
}

/** Put a report away, and say why. */
export interface CloseReport {
  readonly report: string;
  readonly note: string;
}

/** Close a table, and say why to those who sit there. */
export interface CloseTable {
  readonly table: string;
  readonly reason: string;
}

/** The socket closes: come back after so many milliseconds with the version you have. */
export interface Closing {
  readonly type: 'closing';
  readonly code: string;
  readonly message: string;
  readonly again?: number;
}

/** How many are here, and how many of them are at tables of each game. */
export interface Company {
  readonly total: number;
  readonly titles: Readonly<Record<string, number>>;
}

/** Give up. */
export interface Concede {
  readonly type: 'concede';
  readonly ref?: number;
  readonly trace?: string;
}

/** A seat has given up. */
export interface ConcedeForm {
  readonly kind: 'concede';
  readonly seat: number;
  readonly hash: string;
}

/** The token of the link that was sent to an address. */
export interface ConfirmAddress {
  readonly code: string;
}

/** So many of a card. */
export interface Copies {
  readonly code: string;
  readonly count: number;
}

/** So many days for each decision. */
export interface Correspondence {
  readonly kind: 'correspondence';
  readonly days: number;
}

/** Something else that was counted, for each seat. */
export interface Counted {
  readonly kind: string;
  readonly amounts: ReadonlyArray<number>;
}

/** Open a table: against a bot at once, by link with `private`, else for whoever comes. */
export interface CreateTable {
  readonly terms: Terms;
  readonly deck: ReadyChoice | OwnChoice | SharedChoice | ListChoice;
  readonly settings?: TableSettings;
  readonly private?: boolean;
  readonly against?: BotSeat | null;
  readonly fork?: Fork | null;
}

/** What a seat is asked: how, by the kernel's kind, and why, by a reason of the title. `asked_by` is the code of the card that asks, even if it has left by now. For a choice of several: `least` and `most` are how many are chosen over all its stages. `details` is what else the title has to say of it. */
export interface Decision {
  readonly id: number;
  readonly kind: DecisionKind;
  readonly reason: string;
  readonly options: ReadonlyArray<Option>;
  readonly source?: number;
  readonly stage?: number;
  readonly sealed?: boolean;
  readonly back?: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly asked_by?: string;
  readonly details?: unknown;
}

/** A deck as its owner, or whoever has its link, sees it. No `link`: it is not shared. `cards` is what is in it, as its title shows it. One that comes with the program is chosen by its `name`, and `called` is what people read. */
export interface Deck {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly cards: unknown;
  readonly checked: Checked;
  readonly link: string;
  readonly changed: number;
  readonly called: string;
}

/** A deck; `link` is where it is shared, `hidden` when a moderator ended that. */
export interface DeckData {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly edition: string;
  readonly format: string;
  readonly cards: unknown;
  readonly link: string;
  readonly created: number;
  readonly changed: number;
  readonly hidden: number;
  readonly versions: ReadonlyArray<VersionData>;
}

/** A deck that was played: its hash, the cards it is known by, and how many it has. `ready` is the name of one that comes with the program, `called` its name for people; what people call theirs is not told. */
export interface DeckFound {
  readonly hash: string;
  readonly faces: ReadonlyArray<string>;
  readonly size: number;
  readonly ready: string;
  readonly called: string;
}

/** How somebody did with one deck. */
export interface DeckScores {
  readonly title: string;
  readonly deck: string;
  readonly scores: Scores;
}

/** A deck in a list of decks; `ready` ones come with the program and have no id. Those are chosen by their `name` and `called` something else. `faces` are the codes of the cards it is known by. `side` is what it is of, where two of one side cannot meet. */
export interface DeckSummary {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly format: string;
  readonly faces: ReadonlyArray<string>;
  readonly size: number;
  readonly link: string;
  readonly changed: number;
  readonly ready: boolean;
  readonly side: string;
  readonly called: string;
}

/** A deck that has some card, and how many of it in all its printings. */
export interface DeckWith {
  readonly deck: DeckSummary;
  readonly copies: number;
}

/** One's own decks, the newest first, and those that come with the program. */
export interface Decks {
  readonly own: ReadonlyArray<DeckSummary>;
  readonly ready: ReadonlyArray<DeckSummary>;
}

/** Decks that have a card: those that come with the program, or one's own. */
export interface DecksWith {
  readonly code: string;
  readonly decks: ReadonlyArray<DeckWith>;
}

/** Delete oneself; the password proves who asks, and a guest has none. */
export interface DeleteAccount {
  readonly password?: string;
}

/** What changed: what stands at each path now, and the paths that are gone. */
export interface Delta {
  readonly put?: ReadonlyArray<readonly [ReadonlyArray<string | number>, unknown]>;
  readonly gone?: ReadonlyArray<ReadonlyArray<string | number>>;
}

/** It is done, and there is nothing more to say. */
export interface Done {
}

/** The table is at home at another address: go there. */
export interface Elsewhere {
  readonly type: 'elsewhere';
  readonly url: string;
}

/** A game that is over as another site shows it: what it was, and what spectators saw. */
export interface Embedded {
  readonly summary: GameSummary;
  readonly replay: Replay;
}

/** How the game ended: sides from best to worst, why, and the hash of the last state. */
export interface EndForm {
  readonly ranking: ReadonlyArray<ReadonlyArray<number>>;
  readonly reason: string;
  readonly state: string;
}

/** End a game that waits for a process of its release; it has no winner then. */
export interface EndWaiting {
  readonly game: string;
}

/** What all titles tell of something that happened; a title's own record has more beside it. `kind` is the title's word for it, `cause` the serial of what led to it. */
export interface Event {
  readonly serial: number;
  readonly cause: number;
  readonly kind: string;
  readonly seat?: number;
  readonly rulings?: ReadonlyArray<string>;
}

/** A line of chat as the service itself kept it. */
export interface ExcerptLine {
  readonly at: number;
  readonly account: string;
  readonly name: string;
  readonly text: string;
}

/** Why something is offered or not, or what makes up a number. */
export interface Explain {
  readonly type: 'explain';
  readonly question: string;
  readonly ref?: number;
  readonly trace?: string;
}

/** An answer in words, each line with the rulings behind it. `drawn` is what a page of the title can draw of it; empty where there is nothing to draw. */
export interface Explained {
  readonly type: 'explained';
  readonly ref: number;
  readonly lines: ReadonlyArray<string>;
  readonly rulings?: ReadonlyArray<string>;
  readonly drawn?: Readonly<Record<string, unknown>>;
}

/** What was rolled or drawn: whose it is, and what it showed, as the title writes it. */
export interface Face {
  readonly code: string;
  readonly shows: string;
}

/** One who fought: what was left of them, or the round they fell in (0: never). */
export interface Fate {
  readonly seat: number;
  readonly code: string;
  readonly name: string;
  readonly left: number;
  readonly of: number;
  readonly fell: number;
}

/** What is said instead of a reply: a code, what happened and why, and what to do about it. `field` is where in the request it is wrong, if that is known. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
  readonly field: string;
}

/** A fault of the rules that the person reported, in their words if they can still be read. */
export interface FaultData {
  readonly game: string;
  readonly note: string;
  readonly at: number;
}

/** A game that is open to all: it is being played, has just begun, or is over. `at` is when that was so. `ranking` has the seats from best to worst once it is over. */
export interface FeedGame {
  readonly kind: 'begun' | 'over' | 'playing';
  readonly at: number;
  readonly game: string;
  readonly table: string;
  readonly title: string;
  readonly edition: string;
  readonly format: string;
  readonly players: ReadonlyArray<FeedPlayer>;
  readonly ranking: ReadonlyArray<ReadonlyArray<number>>;
  readonly reason: string;
}

/** Who plays; `account` is empty for the computer, and for somebody who is gone. */
export interface FeedPlayer {
  readonly name: string;
  readonly account: string;
  readonly bot: string;
}

/** A card of a game, by the code of any of its printings. */
export interface FindCard {
  readonly code: string;
  readonly title?: string;
}

/** Look somebody up by name. */
export interface FindPerson {
  readonly name: string;
}

/** What comes of the options asked at a version: in place of what its prompt says of that. It is told to whoever wants it, once it is worked out, and not at all where somebody has answered before. */
export interface Foretold {
  readonly type: 'foretold';
  readonly version: number;
  readonly outcomes?: ReadonlyArray<string>;
  readonly ruins?: ReadonlyArray<string>;
  readonly pairs?: ReadonlyArray<Pair>;
}

/** Send a link to a new password to the address of this account, if it has one. */
export interface ForgotPassword {
  readonly name: string;
}

/** A point of an earlier game: its id, and after how many entries. */
export interface Fork {
  readonly game: string;
  readonly seq: number;
}

/** Play on from a position of a game that is over, against a bot. `seat` is which one to play; without it one's own, or the first. */
export interface ForkGame {
  readonly position: number;
  readonly bot?: string;
  readonly seat?: number | null;
}

/** A format; `ready` says whether a deck that comes with the program is legal in it. */
export interface FormatOffered {
  readonly code: string;
  readonly name: string;
  readonly ready: boolean;
}

/** A friend, and whether they are here now. */
export interface Friend {
  readonly person: Person;
  readonly here: boolean;
}

/** A friend, or somebody who asks or is asked; `accepted` is when they agreed. */
export interface FriendData {
  readonly account: string;
  readonly name: string;
  readonly asked_by_you: boolean;
  readonly at: number;
  readonly accepted: number;
}

/** Friends by name, who asks to be one, and whom one has asked. */
export interface FriendList {
  readonly friends: ReadonlyArray<Friend>;
  readonly asking: ReadonlyArray<Person>;
  readonly asked: ReadonlyArray<Person>;
}

/** Somebody's friends, and who of them is here. */
export interface FriendsTold {
  readonly topic: 'friends';
  readonly told: FriendList;
  readonly mark: string;
}

/** A table at which the person has a seat, or had one. `score`: 1 won, 0.5 level, 0 lost. Their own answers are in the `replay`, which is empty until the game is over: while it goes on, nobody may see more than its table shows them. */
export interface GameData {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly edition: string;
  readonly format: string;
  readonly status: string;
  readonly created: number;
  readonly ended: number;
  readonly seat: number;
  readonly is_host: boolean;
  readonly deck_name: string;
  readonly cards: unknown;
  readonly score: number | null;
  readonly rating_before: number | null;
  readonly rating_after: number | null;
  readonly replay: string;
}

/** A game that is over, its players by seats; 0 rounds is a length that nobody knows. */
export interface GameFound {
  readonly game: string;
  readonly title: string;
  readonly edition: string;
  readonly format: string;
  readonly ended: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly reason: string;
  readonly rated: boolean;
  readonly players: ReadonlyArray<PlayerFound>;
}

/** A game that is over, as one of its players had it; `change` is how far it moved a rating. */
export interface GamePlayed {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly format: string;
  readonly ended: number;
  readonly result: 'drawn' | 'lost' | 'won';
  readonly reason: string;
  readonly opponents: ReadonlyArray<Opponent>;
  readonly rated: boolean;
  readonly change: number | null;
}

/** A game: who plays it, how it ended, and what its chance was committed to. `ranking` and `length` are empty while it goes on: how many answers there are would tell whether somebody has given a hidden one. `receipt`: its chance came from its players and the service, so that anybody can check it; that of forks and guided games did not. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly players: ReadonlyArray<Player>;
  readonly began: number;
  readonly commitment: string;
  readonly over: boolean;
  readonly ranking: ReadonlyArray<ReadonlyArray<number>>;
  readonly reason: string;
  readonly length: number;
  readonly receipt: boolean;
}

/** Games, the newest first; `next` is empty on the last page. */
export interface GamesFound {
  readonly games: ReadonlyArray<GameFound>;
  readonly next: string;
}

/** A standing order of one's own in place of the one before; without one all is as usual. Everybody has one from the start: to pass where there is nothing else to answer. */
export interface GiveOrder {
  readonly type: 'give_order';
  readonly order?: Order | null;
  readonly ref?: number;
  readonly trace?: string;
}

/** The rules failed on an answer: the game waits and can be taken back to before it. */
export interface Halted {
  readonly type: 'frozen';
  readonly message: string;
  readonly advice: string;
}

/** The first message on a socket: who, which table, and the version the client has. `session` may be empty when a cookie says it; `have` is -1 for a client that has nothing, else `branch` is what the last welcome said. `orders` are the standing orders that this client keeps, by the ids of titles: that of what is played here holds before anything is passed. Without one the seat's order stays as this home of the table knows it, or is as usual. With `foresight` it is told what comes of its options, as soon as that is worked out. */
export interface Hello {
  readonly type: 'hello';
  readonly table: string;
  readonly session?: string;
  readonly have?: number;
  readonly protocol?: number;
  readonly watch?: boolean;
  readonly branch?: string;
  readonly orders?: Readonly<Record<string, Order>>;
  readonly foresight?: boolean;
}

/** Take a shared deck from its link, and say why to its owner. */
export interface HideDeck {
  readonly link: string;
  readonly reason: string;
}

/** The rules of the house, what it says of privacy, and how to reach whoever runs it. `contact` is an address with `https:` or `mailto:`, empty if none was named. */
export interface HouseTexts {
  readonly rules: ReadonlyArray<Block>;
  readonly privacy: ReadonlyArray<Block>;
  readonly contact: string;
}

/** What waits for somebody: warnings that they have not read, and who asks to be friends. `invited` are the tables with a seat for them that nobody else can take: challenges, rematches. `found` are those to which an offer of theirs has led, until they come or the time is over. `muted_until` is when they may speak again, 0 if they may. */
export interface Inbox {
  readonly warnings: ReadonlyArray<WarningLine>;
  readonly asking: ReadonlyArray<Person>;
  readonly invited: ReadonlyArray<Table>;
  readonly found: ReadonlyArray<Table>;
  readonly muted_until: number;
}

/** What waits for somebody. */
export interface InboxTold {
  readonly topic: 'inbox';
  readonly told: Inbox;
  readonly mark: string;
}

/** An invitation that the person made; who came with it is those people's own. */
export interface InvitationData {
  readonly id: string;
  readonly uses: number;
  readonly used: number;
  readonly created: number;
  readonly expires: number;
}

/** An invitation: whose, how its code begins, how often it was used; no maker, the command. */
export interface InvitationLine {
  readonly id: string;
  readonly maker: string;
  readonly maker_name: string;
  readonly begins: string;
  readonly uses: number;
  readonly used: number;
  readonly created: number;
  readonly expires: number;
  readonly role: 'administrator' | 'player';
}

/** Invitations, and whether there are more behind them. */
export interface InvitationList {
  readonly invitations: ReadonlyArray<InvitationLine>;
  readonly more: boolean;
}

/** A new invitation. Its code is told here and never again. */
export interface InvitationMade {
  readonly code: string;
  readonly line: InvitationLine;
}

/** An invitation that holds: whose it is, until when, and what it makes of whoever comes. */
export interface InvitationShown {
  readonly maker_name: string;
  readonly expires: number;
  readonly role: 'administrator' | 'player';
}

/** That the person came with an invitation; whose it was is that person's own. */
export interface InvitedData {
  readonly at: number;
}

/** Somebody who came with an invitation, and when. */
export interface InvitedPerson {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** Everything from which a game can be played again. `seed` is hexadecimal, `setup` is the title's own. A hash is that of the state after its entry, with the schema by which states were packed in front; `start_hash` is that of the first state. */
export interface JournalForm {
  readonly format: 2;
  readonly game: string;
  readonly release: ReleaseForm;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly start_hash: string;
  readonly entries: ReadonlyArray<AnswerForm | ReturnForm | ConcedeForm | AdjudicateForm>;
}

/** A key for programs: its first signs, not the key; `used` is the day of its last use. */
export interface KeyData {
  readonly name: string;
  readonly begins: string;
  readonly scopes: string;
  readonly created: number;
  readonly used: number;
  readonly expires: number;
}

/** A key in a list: for whom, what it begins with, what it opens, and how long. `used` is the day of its last use, 0 if there was none: milliseconds, to the day. */
export interface KeyLine {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly begins: string;
  readonly scopes: ReadonlyArray<'read' | 'play' | 'decks'>;
  readonly created: number;
  readonly used: number;
  readonly expires: number;
}

/** The keys of whoever asks and of their bot accounts, the newest first, and those accounts. */
export interface KeyList {
  readonly keys: ReadonlyArray<KeyLine>;
  readonly bots: ReadonlyArray<Person>;
}

/** A new key. It is told here and never again. */
export interface KeyMade {
  readonly key: string;
  readonly line: KeyLine;
}

/** The best of a format, bots among them; who is only guessed at is not listed. */
export interface LadderShown {
  readonly standings: ReadonlyArray<Standing>;
}

/** End a ban before its time. */
export interface LiftBan {
  readonly ban: string;
}

/** How far below and above one's own rating somebody may be who is met in a rated game. */
export interface Limits {
  readonly below?: number;
  readonly above?: number;
}

/** One line of the log: the sentence, and the title's record of what happened. */
export interface Line {
  readonly text: string;
  readonly event: Event;
  readonly minor?: boolean;
}

/** What opens something to whoever has it. */
export interface Link {
  readonly link: string;
}

/** A private offer, by its link. */
export interface LinkedSeek {
  readonly link: string;
}

/** Bans in force, the newest first, behind the one that a page ended with. */
export interface ListBans {
  readonly before_at?: number;
  readonly before_id?: string;
  readonly most?: number;
}

/** A deck that is kept nowhere: its list, as it stands while it is built. */
export interface ListChoice {
  readonly kind: 'list';
  readonly text: string;
}

/** One's own invitations, or everybody's, behind the one that a page ended with. */
export interface ListInvitations {
  readonly everybody?: boolean;
  readonly before_at?: number;
  readonly before_id?: string;
  readonly most?: number;
}

/** Open reports, the oldest first, after the one that a page ended with. */
export interface ListReports {
  readonly after_at?: number;
  readonly after_id?: string;
  readonly most?: number;
}

/** What was said after a line, in the lobby or at a table; `watching` is the watchers' room. */
export interface Listen {
  readonly after?: number;
  readonly table?: string | null;
  readonly link?: string | null;
  readonly watching?: boolean;
}

/** To what somebody listens from now on, instead of what they listened to. */
export interface ListenTo {
  readonly type: 'listen';
  readonly topics: ReadonlyArray<Topic>;
}

/** Open a session of an account. */
export interface LogIn {
  readonly name: string;
  readonly password: string;
}

/** All rolls of a seat against the odds. `luckier_than`: of 100 games with these very rolls, in so many they bring less; one that brings just as much counts half. */
export interface Luck {
  readonly seat: number;
  readonly rolls: ReadonlyArray<Roll>;
  readonly expected: number;
  readonly got: number;
  readonly luckier_than: number;
}

/** Where mail goes, since when, and which address waits to be confirmed until when. */
export interface MailData {
  readonly address: string;
  readonly confirmed: number;
  readonly new_address: string;
  readonly new_until: number;
}

/** Make a bot account; people read `NAME (bot of OWNER)`. */
export interface MakeBot {
  readonly name: string;
}

/** Make an invitation for so many people, for so many days. */
export interface MakeInvitation {
  readonly uses?: number;
  readonly days?: number;
}

/** Make a key for oneself, or for a bot account of one's own, which `account` names then. */
export interface MakeKey {
  readonly name: string;
  readonly scopes: ReadonlyArray<'read' | 'play' | 'decks'>;
  readonly days?: number;
  readonly account?: string;
}

/** Tell the moderators about somebody: where it was, and what. */
export interface MakeReport {
  readonly about: string;
  readonly place: string;
  readonly reason: string;
}

/** Make a link with which somebody chooses a new password, once. */
export interface MakeResetLink {
  readonly account: string;
}

/** A swing of the game: who acted, the chances before and after, and the log of it. `begins` is where a replay shows it from; `codes` are the cards it is about. */
export interface Moment {
  readonly position: number;
  readonly begins: number;
  readonly round: number;
  readonly seat: number;
  readonly before: ReadonlyArray<number>;
  readonly after: ReadonlyArray<number>;
  readonly lines: ReadonlyArray<string>;
  readonly codes: ReadonlyArray<string>;
}

/** Keep somebody from speaking for a while. */
export interface Mute {
  readonly account: string;
  readonly minutes: number;
  readonly reason: string;
}

/** Somebody as they see themselves. */
export interface Myself {
  readonly person: Person;
  readonly muted_until: number;
  readonly settings: Readonly<Record<string, boolean | string | number | number | null>>;
}

/** A bot account of one's own. */
export interface NamedBot {
  readonly account: string;
}

/** One of one's own decks: to read, delete, share or no longer share. */
export interface NamedDeck {
  readonly id: string;
}

/** One of one's own offers: to look at, keep alive or withdraw. */
export interface NamedSeek {
  readonly id: string;
}

/** A table; `link` opens a private one to somebody who does not sit at it. */
export interface NamedTable {
  readonly table: string;
  readonly link?: string | null;
}

/** What changed from one version to the next: only for whoever has the former. */
export interface News {
  readonly type: 'news';
  readonly since: number;
  readonly version: number;
  readonly delta: Delta;
  readonly prompt: Prompt | null;
  readonly lines: ReadonlyArray<Line>;
  readonly result: string;
}

/** The first message: to what somebody listens; without a session the cookie says who. */
export interface NewsHello {
  readonly type: 'hello';
  readonly topics: ReadonlyArray<Topic>;
  readonly session?: string;
  readonly protocol?: number;
}

/** Ask for a sign of life. */
export interface NewsPing {
  readonly type: 'ping';
}

/** Somebody is here. */
export interface NewsPong {
  readonly type: 'pong';
}

/** A message was not taken: why, and what to do about it. */
export interface NewsRefused {
  readonly type: 'refused';
  readonly code: string;
  readonly message: string;
  readonly advice: string;
}

/** Everybody takes the time they need. */
export interface NoClock {
  readonly kind: 'none';
}

/** How another site shows a game, in the words of oEmbed. */
export interface OEmbed {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
  readonly provider_url: string;
  readonly provider_name: string;
  readonly type: string;
  readonly version: string;
}

/** What an order can be given for: its id, what people call it, the heading it stands under. */
export interface Occasion {
  readonly id: string;
  readonly words: string;
  readonly group: string;
}

/** What a roll, a reroll or a focus leads to. */
export interface Odds {
  readonly type: 'odds';
  readonly question: string;
  readonly ref?: number;
  readonly trace?: string;
}

/** How somebody did with a deck, by the name that they gave it. */
export interface OfDeck {
  readonly title: string;
  readonly deck: string;
  readonly tally: Tallied;
}

/** How somebody did in a format of a title. */
export interface OfFormat {
  readonly title: string;
  readonly format: string;
  readonly tally: Tallied;
}

/** How somebody did in games of a title with `rounds` at most, and in longer ones. */
export interface OfLength {
  readonly title: string;
  readonly rounds: number;
  readonly shorter: Tallied;
  readonly longer: Tallied;
}

/** How somebody did against one opponent, in games of two. */
export interface OfOpponent {
  readonly opponent: Opponent;
  readonly tally: Tallied;
}

/** How somebody did in a seat of the tables of a title; the first is 0. */
export interface OfSeat {
  readonly title: string;
  readonly seat: number;
  readonly tally: Tallied;
}

/** An offer to play that is open, or has led to a table lately. */
export interface OfferData {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly format: string;
  readonly deck_name: string;
  readonly cards: unknown;
  readonly since: number;
  readonly until: number;
}

/** Offer a draw; it lapses with the next entry. */
export interface OfferDraw {
  readonly type: 'offer_draw';
  readonly ref?: number;
  readonly trace?: string;
}

/** Offer to play; a private offer is found only by its link. `limits` hold for a rated offer that is not private. */
export interface OfferSeek {
  readonly terms: Terms;
  readonly deck: ReadyChoice | OwnChoice | SharedChoice | ListChoice;
  readonly settings?: TableSettings;
  readonly private?: boolean;
  readonly limits?: Limits;
}

/** A seat asks something of the others: `draw` or `undo`; with `closed` it is off the table. */
export interface Offered {
  readonly type: 'offered';
  readonly what: string;
  readonly seat: number;
  readonly closed?: string;
}

/** Offers that are new or another, and those that are gone; the oldest 100 of `total`. */
export interface OffersTold {
  readonly topic: 'offers';
  readonly title: string;
  readonly since: string;
  readonly rows: ReadonlyArray<Seek>;
  readonly gone: ReadonlyArray<string>;
  readonly total: number;
  readonly mark: string;
}

/** Somebody, by id. */
export interface OnePerson {
  readonly account: string;
}

/** The key of a poll; empty with a message that says why there is none. */
export interface Opened {
  readonly poll: string;
  readonly message: Elsewhere | Closing | null;
}

/** Who sat across; `account` is empty for a bot, and for somebody who is gone. */
export interface Opponent {
  readonly name: string;
  readonly account: string;
  readonly bot: string;
}

/** How somebody did against one opponent. */
export interface OpponentScores {
  readonly opponent: Opponent;
  readonly scores: Scores;
}

/** One legal answer, in numbers that mean something to its seat; the kind is the title's. */
export interface Option {
  readonly kind: string;
  readonly source?: number;
  readonly target?: number;
  readonly value?: number;
}

/** What can be chosen for a game; `usual` is meant where nothing is said. An option stands behind those it depends on. `drawn`: the page of the title draws its choices. */
export interface OptionOffered {
  readonly key: string;
  readonly name: string;
  readonly usual: string;
  readonly choices: ReadonlyArray<ChoiceOffered>;
  readonly drawn: boolean;
}

/** What is ordered, by the ids of occasions, until it is lifted; `auto` for all others. A question may belong to several occasions: then `ask` comes before `pass`, and `pass` before `auto`. */
export interface Order {
  readonly modes?: Readonly<Record<string, 'ask' | 'auto' | 'pass'>>;
}

/** The standing order of one's own seat as it is now, for nobody else; nothing if as usual. */
export interface Ordered {
  readonly type: 'ordered';
  readonly order?: Order | null;
}

/** Who invited somebody, if anybody, and whom they have invited; the latest of them. */
export interface Origin {
  readonly by: InvitedPerson | null;
  readonly invited: ReadonlyArray<InvitedPerson>;
}

/** The game is over: the server's part of the seed, for the receipt. */
export interface Over {
  readonly type: 'over';
  readonly result: string;
  readonly server_seed: string;
}

/** One's own offers, and tables: where one is to decide first, then the others, then the past. Of those that are over, the newest few. */
export interface Own {
  readonly offers: ReadonlyArray<Seek>;
  readonly tables: ReadonlyArray<Table>;
}

/** What the person did as a moderator or administrator; to whom is that person's own. */
export interface OwnActData {
  readonly act: string;
  readonly at: number;
}

/** A deck of one's own. */
export interface OwnChoice {
  readonly kind: 'own';
  readonly id: string;
}

/** Somebody's own offers and tables. */
export interface OwnTold {
  readonly topic: 'own';
  readonly told: Own;
  readonly mark: string;
}

/** Two answers that are commonly given together, in words, with what comes of both. `first` is the place of an option, `then` an option of what is asked next. Without a text the second is no choice: whoever chooses the first means both. */
export interface Pair {
  readonly first: number;
  readonly then: Option;
  readonly text: string;
  readonly outcome?: string;
}

/** How one's own order takes a question, for nobody else; told before the question is. `occasions` are those the `decision` belongs to; with `passes` the table is about to pass it. */
export interface Passing {
  readonly type: 'passing';
  readonly decision: number;
  readonly occasions: ReadonlyArray<string>;
  readonly passes?: boolean;
}

/** How many are here. */
export interface PeopleTold {
  readonly topic: 'people';
  readonly told: Company;
  readonly mark: string;
}

/** Somebody as anybody may see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly created: number;
}

/** Everything that is kept of one person, but for secrets and what is others' own. */
export interface PersonalData {
  readonly schema: 'dejarik-personal-data';
  readonly version: 1;
  readonly made: number;
  readonly site: string;
  readonly account: AccountData;
  readonly mail: MailData;
  readonly settings: Readonly<Record<string, boolean | string | number | number | null>>;
  readonly sessions: ReadonlyArray<SessionData>;
  readonly keys: ReadonlyArray<KeyData>;
  readonly bots: ReadonlyArray<BotData>;
  readonly push_subscriptions: ReadonlyArray<SubscriptionData>;
  readonly decks: ReadonlyArray<DeckData>;
  readonly offers: ReadonlyArray<OfferData>;
  readonly games: ReadonlyArray<GameData>;
  readonly ratings: ReadonlyArray<RatingData>;
  readonly friends: ReadonlyArray<FriendData>;
  readonly blocks: ReadonlyArray<BlockData>;
  readonly chat_lines: ReadonlyArray<ChatData>;
  readonly reports: ReadonlyArray<ReportData>;
  readonly warnings: ReadonlyArray<WarningData>;
  readonly acts_about_you: ReadonlyArray<ActData>;
  readonly acts_by_you: ReadonlyArray<OwnActData>;
  readonly faults: ReadonlyArray<FaultData>;
  readonly invitations: ReadonlyArray<InvitationData>;
  readonly invited: ReadonlyArray<InvitedData>;
}

/** Ask whether anybody is there. */
export interface Ping {
  readonly type: 'ping';
  readonly ref?: number;
  readonly trace?: string;
}

/** Play a bot while an offer of one's own waits. */
export interface PlayMeanwhile {
  readonly id: string;
  readonly against: BotSeat;
}

/** Who played in a seat: a person by name, or a bot. */
export interface Player {
  readonly name: string;
  readonly bot: string;
}

/** Who played, with what, and what they got out of it; `account` is empty for who is gone. */
export interface PlayerFound {
  readonly name: string;
  readonly deck: DeckFound;
  readonly result: 'drawn' | 'lost' | 'won';
  readonly account: string;
  readonly bot: string;
}

/** After an entry: how likely each seat seemed to win, in 100. */
export interface Point {
  readonly position: number;
  readonly round: number;
  readonly chances: ReadonlyArray<number>;
}

/** Somebody is here. */
export interface Pong {
  readonly type: 'pong';
  readonly ref: number;
  readonly version: number;
}

/** Who is at the table now, by seat, and how many watch. */
export interface Presence {
  readonly type: 'presence';
  readonly present: ReadonlyArray<boolean>;
  readonly watching?: number;
}

/** Somebody, as another may see them: ratings, and the games that were open to all. To themselves also their private games, and how they did with each deck and against whom. */
export interface Profile {
  readonly person: Person;
  readonly ratings: ReadonlyArray<RatingShown>;
  readonly scores: Scores;
  readonly games: ReadonlyArray<GamePlayed>;
  readonly more: boolean;
  readonly decks: ReadonlyArray<DeckScores>;
  readonly opponents: ReadonlyArray<OpponentScores>;
}

/** A decision in words: the question, and each option in the order of the view. For each option, where anything is said of one: `outcomes` is what comes of it as far as that is plain, `ruins` what of one's own game it ruins. `order` are the places as they are best shown, if that is another order than the view's. What it takes imagined games to say comes in `Foretold`; whoever plays without a server has it here. */
export interface Prompt {
  readonly text: string;
  readonly options: ReadonlyArray<string>;
  readonly outcomes?: ReadonlyArray<string>;
  readonly ruins?: ReadonlyArray<string>;
  readonly order?: ReadonlyArray<number>;
  readonly pairs?: ReadonlyArray<Pair>;
}

/** What the documents leave open: what speaks for either side, and what we do. */
export interface QuestionTold {
  readonly topic: string;
  readonly question: string;
  readonly claims: ReadonlyArray<string>;
  readonly answer: string;
}

/** A rating in a format of a title, after how many games, and when the last of them was. */
export interface RatingData {
  readonly title: string;
  readonly format: string;
  readonly points: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly played: number;
}

/** What a rating was after a game. */
export interface RatingPoint {
  readonly at: number;
  readonly points: number;
}

/** A rating; about two times in three the truth lies within the deviation. A `provisional` one is only a first guess. `course` is how it came there, the oldest first; a ladder leaves it out. */
export interface RatingShown {
  readonly title: string;
  readonly format: string;
  readonly points: number;
  readonly deviation: number;
  readonly games: number;
  readonly provisional: boolean;
  readonly course: ReadonlyArray<RatingPoint>;
}

/** The ratings a rated offer is open to, from `low` to `high`, and its owner's `points`. It reaches as far as `begins` from these at first, and `step` further each `step_ms`, up to the limit; where fewer than `few` wait, or by correspondence, it is the whole limit at once. */
export interface RatingWindow {
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly begins: number;
  readonly step: number;
  readonly step_ms: number;
  readonly few: number;
}

/** What moderators and administrators did, the newest first, before where a page ended. */
export interface ReadAudit {
  readonly before_at?: number;
  readonly before_id?: string;
  readonly most?: number;
}

/** A deck that comes with the program, by its name. */
export interface ReadyChoice {
  readonly kind: 'ready';
  readonly name: string;
}

/** The decks that come with the program, with what is in them; they have no ids. */
export interface ReadyDecks {
  readonly decks: ReadonlyArray<Deck>;
}

/** One reason against a deck; `instead` are cards that may be meant or can be played. */
export interface Reason {
  readonly key: string;
  readonly text: string;
  readonly ruling: string;
  readonly cards: ReadonlyArray<string>;
  readonly instead: ReadonlyArray<string>;
}

/** What a game can be checked by; the later fields are empty while it goes on. `nonces` are by seat, empty for bots. `entries` are packed as the journal packs them, with the state hashes it keeps; `journal` is the hash of all of them. */
export interface Receipt {
  readonly commitment: string;
  readonly table: string;
  readonly nonces: ReadonlyArray<string>;
  readonly server_seed?: string;
  readonly seed?: string;
  readonly release?: ReleaseForm | null;
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly entries?: ReadonlyArray<ReadonlyArray<unknown>>;
  readonly journal?: string;
  readonly end?: EndForm | null;
}

/** Ask for the whole view. */
export interface Refresh {
  readonly type: 'refresh';
  readonly ref?: number;
  readonly trace?: string;
}

/** Not done, and nothing has changed: a code, what is wrong, and what to do. */
export interface Refused {
  readonly type: 'refused';
  readonly ref: number;
  readonly code: string;
  readonly message: string;
  readonly advice?: string;
  readonly version?: number;
}

/** Make an account, with the code of an invitation if one is needed. */
export interface Register {
  readonly name: string;
  readonly password: string;
  readonly invitation?: string;
}

/** Which rules the game was played by, card by card. */
export interface ReleaseForm {
  readonly game: string;
  readonly schema: number;
  readonly rules: string;
  readonly programs: Readonly<Record<string, string>>;
}

/** Take a line of chat away, and say why. */
export interface RemoveLine {
  readonly line: number;
  readonly reason: string;
}

/** Give somebody another name, and say why. */
export interface Rename {
  readonly account: string;
  readonly name: string;
  readonly reason: string;
}

/** Give a stored deck another name. */
export interface RenameDeck {
  readonly id: string;
  readonly name: string;
}

/** A game as one audience saw it: the whole table at the beginning, then the news. `positions` has the number of the entry behind each message: where a fork can begin. */
export interface Replay {
  readonly game: string;
  readonly seat: number;
  readonly positions: ReadonlyArray<number>;
  readonly messages: ReadonlyArray<Whole | News>;
}

/** Keep the game as it stands with a note for the maintainers. */
export interface ReportBug {
  readonly type: 'bug';
  readonly note: string;
  readonly ref?: number;
  readonly trace?: string;
}

/** What the person told the moderators about somebody, and when they closed it. */
export interface ReportData {
  readonly about: string;
  readonly about_name: string;
  readonly place: string;
  readonly reason: string;
  readonly at: number;
  readonly closed: number;
}

/** An open report. People who are gone are called somebody. */
export interface ReportLine {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reporter_name: string;
  readonly about: string;
  readonly about_name: string;
  readonly place: string;
  readonly reason: string;
  readonly excerpt: ReadonlyArray<ExcerptLine>;
}

/** Reports, and whether there are more after them. */
export interface ReportList {
  readonly reports: ReadonlyArray<ReportLine>;
  readonly more: boolean;
}

/** The token of a link, to be handed to its owner and nobody else. */
export interface ResetLink {
  readonly token: string;
  readonly expires: number;
}

/** Choose a new password with the token of such a link. */
export interface ResetPassword {
  readonly token: string;
  readonly password: string;
}

/** Put the list of an older version of a deck in place again. */
export interface RestoreVersion {
  readonly id: string;
  readonly number: number;
}

/** How a game ended: seats from best to worst, those level with each other together. */
export interface Result {
  readonly ranking: ReadonlyArray<ReadonlyArray<number>>;
  readonly reason: string;
}

/** The game went back to where it was after entry `to`; 0 is its start. */
export interface ReturnForm {
  readonly kind: 'return';
  readonly to: number;
  readonly hash: string;
}

/** A game that is over, as it is told to an audience: a seat or a spectator (-1). Where a game cannot evaluate or counts nothing, the part is empty. */
export interface Review {
  readonly seat: number;
  readonly rounds: number;
  readonly actions: number;
  readonly points: ReadonlyArray<Point>;
  readonly moments: ReadonlyArray<Moment>;
  readonly fates: ReadonlyArray<Fate>;
  readonly tallies: ReadonlyArray<Tally>;
  readonly luck: ReadonlyArray<Luck>;
  readonly best: ReadonlyArray<BestRoll>;
  readonly numbers: ReadonlyArray<Counted>;
}

/** End an invitation; who came with it stays. */
export interface RevokeInvitation {
  readonly invitation: string;
}

/** End a key of one's own, or of one's bot accounts. */
export interface RevokeKey {
  readonly key: string;
}

/** End one of one's sessions. */
export interface RevokeSession {
  readonly session: string;
}

/** One roll or draw: what it brought in points of the title, and what it brings on average. */
export interface Roll {
  readonly position: number;
  readonly round: number;
  readonly expected: number;
  readonly got: number;
}

/** Dice that are rolled together, in words. For each thing that counts: amounts, and the chance of each as numerator, denominator. */
export interface RollTold {
  readonly words: string;
  readonly chances: Readonly<Record<string, ReadonlyArray<readonly [number, number, number]>>>;
}

/** A ruling with how far it is proven; `why` it is not, if it is not. */
export interface RuleTold {
  readonly id: string;
  readonly text: string;
  readonly section: string;
  readonly standing: 'missing' | 'outside' | 'proven' | 'waiting';
  readonly why?: string;
}

/** All rules of an edition, topic by topic, and what is open about them. */
export interface Rules {
  readonly title: string;
  readonly edition: string;
  readonly documents: ReadonlyArray<string>;
  readonly topics: ReadonlyArray<TopicTold>;
  readonly questions: ReadonlyArray<QuestionTold>;
}

/** A ruling in our own words, and where its document has it. */
export interface RulingTold {
  readonly id: string;
  readonly text: string;
  readonly section: string;
}

/** What the rule documents say of one card, all its printings together. */
export interface Rulings {
  readonly code: string;
  readonly rulings: ReadonlyArray<RuleTold>;
}

/** Somebody said something: `where` is `table` among players, `watch` among watchers. `word` names the ready phrase that it is; it is empty for what somebody wrote. */
export interface Said {
  readonly type: 'said';
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly where?: string;
  readonly word?: string;
}

/** Keep what a client wants to find again; it replaces what was kept before. */
export interface SaveSettings {
  readonly settings: Readonly<Record<string, boolean | number | string | null>>;
}

/** Say something to everybody in the same part of the table. */
export interface Say {
  readonly type: 'say';
  readonly text: string;
  readonly ref?: number;
  readonly trace?: string;
}

/** Say one of the ready phrases that the welcome listed, by its name. */
export interface SayQuick {
  readonly type: 'quick';
  readonly word: string;
  readonly ref?: number;
  readonly trace?: string;
}

/** Games won, lost and drawn with or against something. */
export interface Scores {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** An offer. Its owner alone sees `link` and `deck`; `table` is where it led, once it did. */
export interface Seek {
  readonly id: string;
  readonly owner: string;
  readonly owner_name: string;
  readonly terms: Terms;
  readonly settings: TableSettings;
  readonly since: number;
  readonly until: number;
  readonly deck: string;
  readonly link: string;
  readonly table: string;
  readonly window: RatingWindow | null;
}

/** What is offered now, the oldest first, and one's own offers. `total` counts all offers of others; `next` is the `after` of the page behind this one. */
export interface Seeks {
  readonly open: ReadonlyArray<Seek>;
  readonly own: ReadonlyArray<Seek>;
  readonly total: number;
  readonly next: string;
}

/** A device that is signed in, as it called itself; its token is not kept. */
export interface SessionData {
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
}

/** One session in a list: what opened it and when; `current` is the one that asks. */
export interface SessionLine {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
  readonly current: boolean;
}

/** The sessions of whoever asks, the latest used first. */
export interface SessionList {
  readonly sessions: ReadonlyArray<SessionLine>;
}

/** Send mail to this address once it is confirmed; the password proves who asks. */
export interface SetAddress {
  readonly address: string;
  readonly password: string;
}

/** Make somebody a player, a moderator or an administrator. */
export interface SetRole {
  readonly account: string;
  readonly role: 'administrator' | 'moderator' | 'player';
}

/** What one source brought, round by round from the first on, and how much came to nothing. */
export interface Share {
  readonly name: string;
  readonly code: string;
  readonly amount: number;
  readonly wasted: number;
  readonly by_round: ReadonlyArray<number>;
}

/** A deck somebody shares, by its link. */
export interface SharedChoice {
  readonly kind: 'shared';
  readonly link: string;
}

/** A deck that is shared, by its link. */
export interface SharedDeck {
  readonly link: string;
}

/** A card's facts and rendered text. */
export interface ShowCard {
  readonly type: 'card';
  readonly code: string;
  readonly ref?: number;
  readonly trace?: string;
}

/** The best of a format. */
export interface ShowLadder {
  readonly title: string;
  readonly format: string;
}

/** Somebody's page; `before` is when the last game of the page before was over. */
export interface ShowProfile {
  readonly account: string;
  readonly before?: number;
  readonly most?: number;
}

/** Who may become somebody here; without `work` it costs nothing. */
export interface SignUpShown {
  readonly registration: 'closed' | 'invitation' | 'open';
  readonly guests: 'allowed' | 'off' | 'silent';
  readonly inviters: 'players' | 'staff';
  readonly work: WorkAsked | null;
}

/** A session has begun. The token is told here and never again. */
export interface SignedIn {
  readonly token: string;
  readonly expires: number;
  readonly person: Person;
}

/** Take the free seat of a table that waits, or the seat one was invited to. Without a deck an invited player keeps the one of the game before. */
export interface SitDown {
  readonly table: string;
  readonly deck?: ReadyChoice | OwnChoice | SharedChoice | ListChoice | null;
  readonly link?: string | null;
}

/** Who sits in a seat: a person by name, or a bot. */
export interface Sitter {
  readonly name: string;
  readonly bot?: string;
  readonly present?: boolean;
}

/** A seat: whose, and with what. `here` is false for somebody who is only invited. `points` are those of the match, this game included once it is over. */
export interface Sitting {
  readonly seat: number;
  readonly name: string;
  readonly account: string;
  readonly bot: string;
  readonly here: boolean;
  readonly points: number;
}

/** Some words in one style; `to` is where a link leads. */
export interface Span {
  readonly text: string;
  readonly style?: 'code' | 'emphasis' | 'link' | 'plain' | 'strong';
  readonly to?: string;
}

/** Say something in the lobby, or with `table` at one; `link` opens a private one. */
export interface SpeakUp {
  readonly text: string;
  readonly table?: string | null;
  readonly link?: string | null;
}

/** A place on a ladder. */
export interface Standing {
  readonly name: string;
  readonly rating: RatingShown;
  readonly account: string;
  readonly bot: string;
}

/** Somebody's own games that are over, for them alone; `more` if there are older ones. */
export interface Statistics {
  readonly tally: Tallied;
  readonly formats: ReadonlyArray<OfFormat>;
  readonly decks: ReadonlyArray<OfDeck>;
  readonly opponents: ReadonlyArray<OfOpponent>;
  readonly seats: ReadonlyArray<OfSeat>;
  readonly lengths: ReadonlyArray<OfLength>;
  readonly streaks: StreaksTold;
  readonly more: boolean;
}

/** Keep a list under a name; `text` is an export or plain lines. `format` and `edition` say what it is checked against when it is shown. */
export interface StoreDeck {
  readonly name: string;
  readonly text: string;
  readonly format: string;
  readonly edition?: string;
  readonly title?: string;
}

/** Games won (above 0) or lost (below) since the last other result, and the longest of each. */
export interface StreaksTold {
  readonly now: number;
  readonly most_won: number;
  readonly most_lost: number;
}

/** Tell this browser from now on. */
export interface Subscribe {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser that is told by push: the host of the push service, without its keys. */
export interface SubscriptionData {
  readonly host: string;
  readonly created: number;
}

/** Keep somebody out for a while; with `networks`, nobody new comes from theirs meanwhile. */
export interface Suspend {
  readonly account: string;
  readonly minutes: number;
  readonly reason: string;
  readonly networks?: boolean;
}

/** A table. `link` is told to those who sit there; `turns` are the seats that are to decide. `closed` is why moderators closed it; `until` is when a challenge lapses, 0 for others. `number` is which game of a match it is, `watching` how many spectators it has, `weighed` how much it counted once it is over; empty for what was not rated. `taken` are the sides of decks that nobody can join with, told of one table that is looked at while it waits. */
export interface Table {
  readonly id: string;
  readonly status: 'over' | 'playing' | 'waiting';
  readonly terms: Terms;
  readonly settings: TableSettings;
  readonly host: string;
  readonly seats: ReadonlyArray<Sitting>;
  readonly created: number;
  readonly private: boolean;
  readonly game: string;
  readonly commitment: string;
  readonly link: string;
  readonly turns: ReadonlyArray<number>;
  readonly moved: number;
  readonly your_turn: boolean;
  readonly result: Result | null;
  readonly rematch_of: string;
  readonly fork: Fork | null;
  readonly closed: string;
  readonly until: number;
  readonly number: number;
  readonly watching: number;
  readonly weighed: '' | 'gone' | 'half' | 'often' | 'short' | 'untimed' | 'whole';
  readonly taken: ReadonlyArray<string>;
}

/** The choices of a table; `delay` is how many seconds later spectators see what happens. `beat` is how many milliseconds every response takes at least, so that nobody can tell who has a standing order. A `rated` game changes the ratings of those who play it. `best_of` is of how many games a match is at most; one is no match. */
export interface TableSettings {
  readonly clock?: NoClock | ChessClock | Correspondence;
  readonly spectators?: boolean;
  readonly delay?: number;
  readonly undo?: 'consent' | 'free' | 'never';
  readonly beat?: number;
  readonly rated?: boolean;
  readonly best_of?: 1 | 3;
}

/** Tables, the newest first; `next` is the `after` of the page behind this one. */
export interface Tables {
  readonly tables: ReadonlyArray<Table>;
  readonly next: string;
}

/** Public tables that are new or another, and those that are gone; the newest 100 of `total`. */
export interface TablesTold {
  readonly topic: 'tables';
  readonly title: string;
  readonly since: string;
  readonly rows: ReadonlyArray<Table>;
  readonly gone: ReadonlyArray<string>;
  readonly total: number;
  readonly mark: string;
}

/** Take somebody's offer, by its id or by its link. */
export interface TakeSeek {
  readonly deck: ReadyChoice | OwnChoice | SharedChoice | ListChoice;
  readonly id?: string | null;
  readonly link?: string | null;
}

/** Games won, lost and drawn, and the share in 100 that they come to; a draw counts half. In 95 of 100 such cases the truth lies between `low` and `high`. */
export interface Tallied {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What a seat did, by its sources, the most first; which of the title's tallies it is. */
export interface Tally {
  readonly seat: number;
  readonly kind: string;
  readonly shares: ReadonlyArray<Share>;
}

/** Which game is played: title, edition, format, and by how many; 0 is the usual number. `options` are what was chosen of what the title offers; what is left out is the usual. */
export interface Terms {
  readonly format: string;
  readonly edition?: string;
  readonly title?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** What can be played here; the game that is meant where none is named stands first. `bot_ratings` are those of the bots that have played rated games, in each format. */
export interface TermsOffered {
  readonly titles: ReadonlyArray<TitleOffered>;
  readonly clocks: ReadonlyArray<string>;
  readonly bots: ReadonlyArray<BotOffered>;
  readonly bot_ratings: ReadonlyArray<BotRating>;
}

/** The clocks, whenever they change hands, and after the server's time has stood still. */
export interface Ticking {
  readonly type: 'clock';
  readonly clock: Clock;
  readonly at: number;
}

/** A game; the newest edition and the usual number of seats stand first. `responses` says whether it asks for responses, so that a beat means something. */
export interface TitleOffered {
  readonly id: string;
  readonly name: string;
  readonly editions: ReadonlyArray<string>;
  readonly formats: ReadonlyArray<FormatOffered>;
  readonly seats: ReadonlyArray<number>;
  readonly responses: boolean;
  readonly options: ReadonlyArray<OptionOffered>;
}

/** What has changed, topic by topic, in this order. */
export interface Told {
  readonly type: 'told';
  readonly parts: ReadonlyArray<OffersTold | TablesTold | ChatTold | PeopleTold | InboxTold | OwnTold | FriendsTold>;
}

/** A topic, of one game or of all, and the mark of what is known of it already. */
export interface Topic {
  readonly topic: string;
  readonly title?: string;
  readonly have?: string;
}

/** What is ruled about one topic. */
export interface TopicTold {
  readonly name: string;
  readonly rules: ReadonlyArray<RuleTold>;
}

/** What would come of taking one's last answer back, for nobody else. `free`: it is done at once; `ask`: the others are asked, or somebody has to look first; `no`: it is refused, with the reason. */
export interface Undoable {
  readonly type: 'undoable';
  readonly how: 'ask' | 'free' | 'no';
  readonly why?: string;
}

/** A line of a list that is not understood; `meant` are lines that may be meant. */
export interface Unread {
  readonly number: number;
  readonly words: string;
  readonly why: string;
  readonly meant: ReadonlyArray<string>;
}

/** Tell this browser no longer. */
export interface Unsubscribe {
  readonly endpoint: string;
}

/** A list that a deck had: when it was kept, and what it has more and less than the one before. The oldest that is kept has neither. */
export interface Version {
  readonly number: number;
  readonly kept: number;
  readonly note: string;
  readonly size: number;
  readonly added: ReadonlyArray<Copies>;
  readonly removed: ReadonlyArray<Copies>;
}

/** A list that a deck had, with what its owner said of it. */
export interface VersionData {
  readonly number: number;
  readonly cards: unknown;
  readonly note: string;
  readonly kept: number;
}

/** The versions of a deck, the newest first. */
export interface Versions {
  readonly versions: ReadonlyArray<Version>;
}

/** What a seat, or a spectator (-1), may know of a table now. `deciding` are the seats that are asked something, `outcome` ranks the seats once there is one, `board` is what lies on the table. */
export interface View {
  readonly seat: number;
  readonly deciding: ReadonlyArray<number>;
  readonly decision: Decision | null;
  readonly outcome: ReadonlyArray<ReadonlyArray<number>> | null;
  readonly outcome_reason: string;
  readonly board: unknown;
}

/** A game that waits for a process of its release: who plays it, since when, and for which. */
export interface WaitingGame {
  readonly id: string;
  readonly players: ReadonlyArray<string>;
  readonly since: number;
  readonly release: string;
}

/** The games that wait, the longest waiting first. */
export interface WaitingGames {
  readonly games: ReadonlyArray<WaitingGame>;
}

/** Tell somebody what they must not do again; they have to say that they have read it. */
export interface Warn {
  readonly account: string;
  readonly reason: string;
}

/** A warning of a moderator, and when it was read. */
export interface WarningData {
  readonly reason: string;
  readonly at: number;
  readonly seen: number;
}

/** What moderators want somebody to read. */
export interface WarningLine {
  readonly id: string;
  readonly at: number;
  readonly reason: string;
}

/** How the caller can be told, and how they are. `push_key` is what a browser needs to subscribe; `browsers` says how many have. Mail goes to `address`, if there is one; `new_address` may still be confirmed until `new_until`. */
export interface Ways {
  readonly offered: ReadonlyArray<string>;
  readonly push_key: string;
  readonly browsers: number;
  readonly address: string;
  readonly new_address: string;
  readonly new_until: number;
}

/** You are at the table: your seat (-1 watches), who else is, and the fairness commitment. Versions count within a `branch`: if it is not the one you have a version of, forget that version; the whole follows. `quick` are the phrases that can be said by name, in words, `occasions` is what standing orders can be given for. */
export interface Welcome {
  readonly type: 'welcome';
  readonly table: string;
  readonly seat: number;
  readonly sitters: ReadonlyArray<Sitter>;
  readonly title: string;
  readonly edition: string;
  readonly commitment: string;
  readonly branch: string;
  readonly protocol?: number;
  readonly quick?: Readonly<Record<string, string>>;
  readonly occasions?: ReadonlyArray<Occasion>;
}

/** The table as an audience sees it at a version, with the latest lines of the log. */
export interface Whole {
  readonly type: 'whole';
  readonly version: number;
  readonly view: View;
  readonly prompt: Prompt | null;
  readonly lines: ReadonlyArray<Line>;
  readonly result: string;
}

/** What led to a line of the log, by its number. */
export interface Why {
  readonly type: 'why';
  readonly line: number;
  readonly ref?: number;
  readonly trace?: string;
}

/** What a new guest or account costs: a challenge, and how many bits its solution has. */
export interface WorkAsked {
  readonly challenge: string;
  readonly bits: number;
}

/** Write a list that need not be stored in every form there is. */
export interface WriteDeck {
  readonly text: string;
  readonly title?: string;
}

/** A list in every form; each is read as the same cards again. */
export interface Written {
  readonly forms: ReadonlyArray<WrittenForm>;
}

/** A list in one form; `ending` is that of its file. */
export interface WrittenForm {
  readonly code: string;
  readonly name: string;
  readonly ending: string;
  readonly text: string;
}
