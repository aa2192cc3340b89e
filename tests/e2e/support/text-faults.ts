import { expect, type Page } from "@playwright/test";
import { sidewaysOverflow } from "./layout.ts";

export const widths = [390, 768, 1280];
export const screenHeight = 844;

/** At the width of a phone, a tablet and a desktop, all text and the menu's button are reachable. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: screenHeight });
    expect.soft(await textFaults(page), `${state} at ${width} px`).toEqual([]);
    const menu = page.getByRole("banner").locator("summary").first();
    // Only sideways: scrolling down moves the bar out of the way.
    const { x = Number.NaN, width: wide = Number.NaN } = (await menu.boundingBox()) ?? {};
    expect.soft(x + wide, `the menu button, ${state}`).toBeLessThanOrEqual(width);
  }
}

/** Scales the page's text, like a visitor's settings or style sheet. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Restores the text's size, since print uses another one than the screen. */
export async function resetTextSize(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/**
 * Faults of visible text: off screen, cut off by its box, covered, or with a word broken inside. Text that is hidden on
 * purpose, or can be scrolled to within its box, does not count. `within` is a selector.
 */
export async function textFaults(page: Page, within = "body"): Promise<string[]> {
  const sideways = await sidewaysOverflow(page);
  const faults = await page.evaluate((root) => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const tolerance = 1.5;
    const texts = document.createTreeWalker(
      document.querySelector(root) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? "";
      if (!element || text.trim() === "" || !isRead(element)) continue;
      const told = `${text.trim().slice(0, 40)} (${element.localName}.${element.className.slice(0, 60)})`;
      const lines = linesOf(node, 0, text.length);
      for (const line of lines) {
        const isBeside = line.left < -tolerance || line.right > width + tolerance;
        if (isBeside && !canScroll(element)) found.push(`beside: ${told}`);
        // Of a line that is cut off, the middle may lie under what stands beside it.
        if (isCut(element, line)) found.push(`cut off: ${told}`);
        else if (!isScrolledAway(element, line) && isCovered(element, line)) {
          found.push(`covered: ${told}`);
        }
      }
      if (lines.length < 2) continue;
      for (const word of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
        const parts = linesOf(node, word.index, word.index + word[0].length);
        const tops = new Set(parts.map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`broken: ${word[0]} in ${told}`);
      }
    }
    scrollTo(0, 0);
    return [...new Set(found)];

    function isRead(element: Element): boolean {
      if (element.closest("[inert], script, style, noscript, svg, option, textarea")) return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      // Text for screen readers only, or shown only on focus.
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box.clientWidth === 1 && box.clientHeight === 1) return false;
      }
      return true;
    }

    function linesOf(text: Node, from: number, to: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter((line) => line.width > 1);
    }

    /** Whether a box hides the overflowing line. Half a pixel does not count. */
    function isCut(element: Element, line: DOMRect): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const middle = (line.top + line.bottom) / 2;
        const isWide = line.left < edge.left - tolerance || line.right > edge.right + tolerance;
        const isHigh = middle < edge.top || middle > edge.bottom;
        if (box === document.documentElement) return false;
        if (/hidden|clip/.test(overflowX) && isWide) return true;
        if (/hidden|clip/.test(overflowY) && isHigh) return true;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (getComputedStyle(box).position === "fixed") return false;
      }
      return false;
    }

    function canScroll(element: Element): boolean {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    }

    function isScrolledAway(element: Element, line: DOMRect): boolean {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
        const { top, bottom } = box.getBoundingClientRect();
        const middle = (line.top + line.bottom) / 2;
        if (middle < top || middle > bottom) return true;
      }
      return false;
    }

    function isCovered(element: Element, line: DOMRect): boolean {
      const [before, there] = [scrollY, element.getBoundingClientRect().top];
      const isFixed = hasFixed(element);
      if (!isFixed)
        scrollBy({ top: (line.top + line.bottom - innerHeight) / 2, behavior: "instant" });
      const y = (line.top + line.bottom) / 2 + element.getBoundingClientRect().top - there;
      const x = (line.left + line.right) / 2;
      const top = document.elementFromPoint(x, y);
      // A link may cover its whole card with an invisible pseudo-element.
      const isThere = [...(top?.getClientRects() ?? [])].some(
        (edge) => edge.left <= x && x <= edge.right && edge.top <= y && y <= edge.bottom,
      );
      if (!isFixed) scrollTo({ top: before, behavior: "instant" });
      if (!top || !isThere || isFixed !== hasFixed(top)) return false;
      // A radio button drawn by its label is invisible on top of it.
      if (getComputedStyle(top).opacity === "0") return false;
      return !(top.contains(element) || element.contains(top));
    }

    function hasFixed(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).position === "fixed") return true;
      }
      return false;
    }
  }, within);
  return [...sideways, ...faults];
}
