/**
 * Decks that were begun and not kept: they outlive a look at another page, and not the window.
 */

const PREFIX = "dejarik.draft.";

/** The draft of this name; null if there is none, or the browser keeps nothing. */
export function draftOf(name: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function keepDraft(name: string, deck: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(deck));
  } catch {
    // A browser that keeps nothing loses the draft with the page.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}
