/**
 * A title in the page: one object that answers everything the table asks about its game.
 *
 * What belongs here: the contract. What does not: who answers it (`games/<title>/client`), and
 * which titles there are (`games/registry`). Everything with a question mark may be left out:
 * then the table does what it does for every game.
 */
import type { CardSheet, Chances, Line } from "@protocol";
import type { FC, ReactElement, ReactNode } from "react";
import type { AnyCourse } from "@/core/lessons/lesson";
import type { DecisionComponent } from "@/core/scene/asked";
import type { Placement, TrayItem } from "@/core/scene/placement";
import type { Answering, Scene } from "@/core/scene/scene";
import type { Acts } from "@/core/staging/act";
import type { Decision, Head, View } from "@/core/view/view";
import type { Figures, LogName } from "@/core/words/log-parts";
import type { SignName } from "@/kit/sign";

/** What the table asks of a title whose views are read as `B`. */
export interface GameClient<B = unknown> {
  /**
   * What the title makes of a view; null while it cannot be drawn.
   *
   * A hook: a title may ask for what views leave out, such as the facts of printed cards.
   */
  useBoard(view: View | null, edition: string): B | null;
  /** The table as it is drawn; a title without one is played in words. */
  readonly Board?: FC<Scene<B>>;
  /** What lies on the table, in words. */
  readonly Words?: FC<InWords<B>>;
  /** Where each option is drawn: every one gets one place. */
  place(board: B, decision: Decision): Placement;
  /** Which question the clicked thing answers as well, by the kind of option it stood for. */
  readonly goesOn?: Readonly<Partial<Record<string, string>>>;
  /**
   * The same answer for everything of its kind that is still to come: "all 2 shields on Rey".
   *
   * `began` is the kind of option that the player's last action was; empty where that is not known.
   */
  repeat?(board: B, decision: Decision, place: number, began: string): Repeat | null;
  /** What a number of the view names. */
  thing(board: B, id: number): Thing;
  /** The same name for things that are chosen alike, whichever it is; empty for one of its kind. */
  alike?(board: B, id: number): string;
  /** What is shown of something when it is looked at, by the name of its sheet and its number. */
  sheet(board: B, code: string, id?: number): Sheet;
  readonly questions: Questions<B>;
  /** The components of decisions that are not drawn by their kind, by their reasons. */
  readonly decisions?: Readonly<Partial<Record<string, DecisionComponent>>>;
  /** What sending so many picks does, by the reason of the decision. */
  readonly sends?: Readonly<Partial<Record<string, (count: string) => string>>>;
  readonly says?: Says<B>;
  readonly passing?: Passes;
  /** The place of the answer where no other one could gain anything; -1 elsewhere. */
  settled?(board: B, decision: Decision): number;
  /** What of the title asks now, drawn beside the question. */
  readonly Asker?: FC<Scene<B>>;
  /** What stands above log and chat beside a wide table; a narrower one finds it on the board. */
  readonly Aside?: FC<Scene<B>>;
  /** What is drawn of something in the tray. */
  readonly Item?: FC<{ readonly item: TrayItem }>;
  /** Lies around the table and moves what is on it: flights, sounds, rolls. */
  readonly Motion?: FC<MotionProps<B>>;
  /** What is worth showing of what happens, before what comes of it stands on the table. */
  readonly acts?: Acts;
  /** What can be looked up beside log and chat. */
  readonly panels?: ReadonlyArray<Panel>;
  /** How it reads the log. */
  readonly log?: Tells<B>;
  /** The kinds of events that one may want to jump to in a replay. */
  readonly marks?: ReadonlyArray<string>;
  /** The lessons of a guided first game. */
  readonly course?: AnyCourse;
  /** Keys of its own, for the map of keys. */
  readonly keys?: ReadonlyArray<{ readonly keys: string; readonly does: string }>;
  /** Keys of the buttons of its own kinds of options, the same for a whole game. */
  readonly optionKeys?: OptionKeys;
  /** Keys of pairs of answers, by the kind of the first. */
  readonly pairKeys?: OptionKeys;
  /** Keys that go to the next thing for which a kind of option is offered. */
  readonly goKeys?: ReadonlyArray<KeyOf>;
}

/** One answer after the other, offered beside the first of them. */
export interface Repeat {
  /** On the button: "All 2". */
  readonly words: string;
  /** Spoken: "All 2 shields". */
  readonly label: string;
  /** What answers the questions that come; one that is not asked is left out. */
  readonly next: ReadonlyArray<Answering>;
}

/** The key of each kind of option that has one. */
export type OptionKeys = Readonly<Partial<Record<string, string>>>;

/** A key, and the kind of option it looks for. */
export interface KeyOf {
  readonly keys: string;
  readonly kind: string;
}

/** A thing as the table speaks of it. */
export interface Thing {
  /** What it is called. */
  readonly title: string;
  /** The name of its sheet; empty if it has none that may be seen. */
  readonly code: string;
  /** What stands on a button instead of its words. */
  readonly face?: ReactElement;
}

/** What is shown of something that is looked at. */
export interface Sheet {
  readonly title: string;
  readonly drawn: ReactNode;
}

/** What to ask the server about a thing, in the words of `explain`; null if there is nothing. */
export interface Questions<B> {
  whyNot(board: B, id: number): string | null;
  makesUp(board: B, id: number): string | null;
  /** What is said of a thing that cannot be chosen where there is nothing to ask. */
  instead?(board: B, id: number): string;
}

/** The log as the title reads it: what it says of a line follows from the line and the facts alone. */
export interface Tells<B> {
  /** What lines are read with; the same object until more is known. */
  facts(board: B): object;
  line(board: B, line: Line): LogLook;
}

/** What a line of the log looks like beyond its words. */
export interface LogLook {
  /** Whom or what it is about, drawn: an emblem or a sign. */
  readonly face?: ReactElement;
  /** Whom it names. */
  readonly names?: ReadonlyArray<LogName>;
  readonly figures?: Figures;
  /** It divides the log: what begins here, in a few words. */
  readonly begins?: string;
  /** What it is a step of: of the steps that follow one another only the last one is shown. */
  readonly stepOf?: string;
}

/** Sentences that only the title can say. */
export interface Says<B> {
  /** Where the game stands, in a few words. */
  standing?(board: B): string;
  /** The same in whole sentences. */
  standingInWords?(board: B, who: (seat: number) => string): string;
  /** The question as it stands in the bar; null leaves it as the server has put it. */
  question?(scene: Scene<B>): string | null;
  /** A card that was asked for, line by line. */
  card?(sheet: CardSheet): ReadonlyArray<string>;
  /** Odds that were asked for, line by line. */
  chances?(chances: Chances): ReadonlyArray<string>;
}

/** Passing, for a title whose pass is an option of its own. */
export interface Passes {
  /** The place of the pass; -1 if passing is not offered. */
  option(decision: Decision): number;
  /** Whether to pass again by oneself, given the lines told since the last pass. */
  again(decision: Decision, since: ReadonlyArray<Line>): boolean;
}

/** What the table in words gives to a title. */
export interface InWords<B> {
  readonly head: Head;
  readonly board: B;
  /** Who sits in a seat. */
  readonly who: (seat: number) => string;
}

export interface MotionProps<B> {
  readonly head: Head;
  readonly board: B;
  readonly lines: ReadonlyArray<Line>;
  readonly children: ReactNode;
}

/** Something beside the table, with the tab that opens it. */
export interface Panel {
  readonly key: string;
  readonly words: string;
  readonly sign: SignName;
  readonly Panel: FC;
}

/**
 * A client among others, whose board nobody else can name.
 *
 * This is safe: a client is only ever given back the board that it has made itself.
 */
export function asClient<B>(client: GameClient<B>): GameClient {
  return client as unknown as GameClient;
}
