/**
 * The titles that the page knows: what can be said of each at once, and what is loaded when it is wanted.
 *
 * What belongs here: the shape of an entry, and finding one. What does not: which there are
 * (`games/registry`), and what a table asks of its title (`client`).
 */
import type { Deck } from "@protocol";
import { type ComponentType, createContext, type ReactElement, type ReactNode, use } from "react";
import type { GameClient } from "@/core/client/client";
import { PLAIN } from "@/core/client/plain";
import type { EndingPartProps } from "@/core/ending/art";
import type { DeckChoice } from "@/core/site/starting";

/** A title before any of it is loaded. */
export interface Title {
  /** As tables, decks and journals have it. */
  readonly id: string;
  readonly name: string;
  /** What it is, in a sentence or two. */
  readonly about?: string;
  /** What its editions are called, by their codes. */
  readonly editions: Readonly<Record<string, string>>;
  /** The ready-made deck that somebody new is offered first. */
  readonly usualDeck?: string;
  /** What its tables are played with. */
  load(): Promise<GameClient>;
  /** Who leads a deck, in words, for lists to choose from; `faces` are those of its summary. */
  teamWords?(): Promise<(faces: ReadonlyArray<string>) => string>;
  /** What its cards are called, by their codes. */
  cardNames?(): Promise<ReadonlyMap<string, string>>;
  /** What it counts its time in, if not in rounds. */
  readonly time?: "round" | "turn";
  readonly pages: TitlePages;
}

/** So many rounds or turns of a title. */
export function roundsWords({ time = "round" }: Pick<Title, "time">, count: number): string {
  return `${count} ${time}${count === 1 ? "" : "s"}`;
}

/** What a title shows around its tables. Each comes when it is looked at. */
export interface TitlePages {
  readonly Landing?: ComponentType<LandingProps>;
  /** What the game looks like, in a frame of 16 by 9. */
  readonly Picture?: ComponentType;
  /** What it draws and says when a game is over. */
  readonly Ending?: ComponentType<EndingPartProps>;
  /** One choice of an option whose choices it can draw; nothing for what has no picture. */
  readonly Choice?: ComponentType<ChoicePictureProps>;
  readonly Learn?: ComponentType<OfTitle>;
  /** The decks there are, inside the page of decks. */
  readonly DeckList?: ComponentType<OfTitle>;
  /** A list to be pasted and kept. */
  readonly NewDeck?: ComponentType<OfTitle>;
  /** A whole page about one deck. */
  readonly DeckShown?: ComponentType<DeckShownProps>;
  /** The list of a stored deck, to be changed. */
  readonly DeckChange?: ComponentType<{ readonly deck: Deck }>;
  /** All cards, inside the page of cards. */
  readonly Cards?: ComponentType;
  /** A whole page about one card. */
  readonly Card?: ComponentType<{ readonly code: string }>;
  /** How much of each set can be played, inside the page of sets. */
  readonly Sets?: ComponentType;
  /** Every drawing in every state, for whoever draws. */
  readonly Gallery?: ComponentType;
}

export interface OfTitle {
  readonly title: string;
}

export interface ChoicePictureProps {
  /** The keys of the option and of the choice. */
  readonly option: string;
  readonly choice: string;
}

export interface DeckShownProps {
  readonly deck: Deck;
  readonly choice: DeckChoice;
  /** What its owner can do with it. */
  readonly tools: ReactNode;
  /** Its list is another one now; nothing for a deck that is not one's own. */
  readonly changed?: (() => void) | undefined;
}

/** What a title puts on the first page. */
export interface LandingParts {
  /** One sentence about the game. */
  readonly promise?: string;
  /** The ways into a game. */
  readonly ways?: ReactNode;
  /** Decks to choose from. */
  readonly decks?: ReactNode;
  /** Why something was not done. */
  readonly refusal?: { readonly message: string; readonly advice: string } | null;
}

export interface LandingProps extends OfTitle {
  /** The page lays out what a title puts on it. */
  draw(parts: LandingParts): ReactElement;
}

export interface Titles {
  readonly all: ReadonlyArray<Title>;
  /** The title of this id; one that nobody has drawn anything for is played in words. */
  named(id: string | undefined): Title;
}

/** What an edition of a title is called. */
export function editionWords({ editions }: Title, edition: string): string {
  return editions[edition] ?? edition;
}

/** Titles by their ids; `usual` is that of tables that do not name theirs. */
export function titlesFrom(all: ReadonlyArray<Title>, usual: string): Titles {
  const known = new Map(all.map((title) => [title.id, title]));
  return {
    all,
    named(id = "") {
      const wanted = id === "" ? usual : id;
      const found = known.get(wanted) ?? plainTitle(wanted);
      known.set(wanted, found);
      return found;
    },
  };
}

function plainTitle(id: string): Title {
  return { id, name: id, editions: {}, pages: {}, load: () => Promise.resolve(PLAIN) };
}

export const TitlesContext = createContext<Titles>(titlesFrom([], ""));

export function useTitles(): Titles {
  return use(TitlesContext);
}

const loading = new WeakMap<Title, Promise<GameClient>>();

/** The client of a title, loaded once; what could not be loaded is tried again. */
function clientOf(title: Title): Promise<GameClient> {
  const known = loading.get(title);
  if (known !== undefined) return known;
  const asked = title.load();
  loading.set(title, asked);
  asked.catch(() => loading.delete(title));
  return asked;
}

/** The client of a title; whoever asks waits in a Suspense until it has come. */
export function useClientOf(title: Title): GameClient {
  return use(clientOf(title));
}
