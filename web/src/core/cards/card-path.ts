/** The address of a card's page; the game stands in it, for whoever looked at another one last. */
export function cardPath(title: string, code: string): string {
  return `/cards/${encodeURIComponent(code)}?game=${encodeURIComponent(title)}`;
}

/** The address of a title's cards that pass these filters; empty ones are left out. */
export function cardsPath(title: string, wanted: Readonly<Record<string, string>> = {}): string {
  const said = new URLSearchParams({ game: title });
  for (const [key, value] of Object.entries(wanted)) {
    if (value !== "") said.set(key, value);
  }
  return `/cards?${said}`;
}
