/** Titles that tests make up: each says its name on every page it has. */
import { PLAIN } from "@/core/client/plain";
import { type Title, type Titles, titlesFrom } from "@/core/client/titles";

const MADE_UP = { editions: {}, load: () => Promise.resolve(PLAIN) };

const CHESS: Title = {
  ...MADE_UP,
  id: "chess",
  name: "Hologram chess",
  pages: {
    Landing: ({ draw }) => draw({ promise: "Play Hologram chess." }),
    DeckList: ({ title }) => <p>{`Decks of ${title}`}</p>,
    NewDeck: ({ title }) => <p>{`A list for ${title}`}</p>,
    Cards: () => <p>Cards of Hologram chess</p>,
  },
};

const SABACC: Title = {
  ...MADE_UP,
  id: "sabacc",
  name: "Sabacc",
  pages: {
    Landing: ({ draw }) => draw({ promise: "Play Sabacc." }),
    DeckList: ({ title }) => <p>{`Decks of ${title}`}</p>,
    NewDeck: ({ title }) => <p>{`A list for ${title}`}</p>,
    Cards: () => <p>Cards of Sabacc</p>,
    Card: ({ code }) => <p>{`${code} of Sabacc`}</p>,
  },
};

export const ONE_TITLE: Titles = titlesFrom([CHESS], "chess");
export const TWO_TITLES: Titles = titlesFrom([CHESS, SABACC], "chess");
