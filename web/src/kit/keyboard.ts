/**
 * Whose a key is: the page's, or that of a field or dialog that takes it itself.
 */

/** What takes letters and digits itself; a box to tick and a slider do not. */
const TYPED =
  "input:not([type='checkbox'], [type='radio'], [type='range']), textarea, select, [contenteditable]";

/** Whether a key means something to the page as a whole. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
    return false;
  }
  const { target } = event;
  const typing = target instanceof HTMLElement && target.matches(TYPED);
  return !typing && document.querySelector("dialog[open]") === null;
}
