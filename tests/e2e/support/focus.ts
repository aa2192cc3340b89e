import { expect, type Page } from "@playwright/test";

/** The focused control has a visible ring and is neither covered by a bar nor outside the window. */
export async function expectFocusToBeSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatHidesTheFocus), { intervals: [20, 50, 100] }).toBe("");
}

/** Runs in the page. Empty if nothing hides the focus. */
function whatHidesTheFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "nothing has the focus";
  // A radio button is drawn through its label.
  const drawn = focused.closest("label") ?? focused;
  const name = `${focused.tagName} "${focused.getAttribute("aria-label") ?? drawn.textContent}"`;
  const hasRing = [focused, drawn].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
  });
  if (!hasRing) return `${name} has no focus ring`;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  // In a text area, browsers bring the caret into view: its first line.
  const line = focused.matches("textarea") ? 24 : height / 2;
  const middle = document.elementFromPoint(left + width / 2, top + line);
  if (!middle) return `${name} is outside the window`;
  const isOnTop = drawn.contains(middle) || middle.contains(drawn);
  return isOnTop ? "" : `${name} lies behind ${middle.tagName} "${middle.textContent?.trim()}"`;
}
