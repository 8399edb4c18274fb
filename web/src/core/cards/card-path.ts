/** The address of a card's page; the game stands in it, for whoever looked at another one last. */
export function cardPath(title: string, code: string): string {
  return `/cards/${encodeURIComponent(code)}?game=${encodeURIComponent(title)}`;
}
