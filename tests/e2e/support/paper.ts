import type { Page } from "@playwright/test";
import { untilTransitionsEnd } from "./transitions.ts";

/** Width of the text area on US letter paper, in CSS pixels. */
const paperWidth = 695;

/** Shows the page as it is printed. */
export async function asOnPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: paperWidth, height: 900 });
  await inPrint(page);
}

/** The same in the window's width. */
export async function inPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  // What comes into view, since print leaves out much, begins to appear a frame later.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        // A browser that has nothing to draw on paper gives no frame, and then nothing begins to appear either.
        setTimeout(resolve, 2_000);
      }),
  );
  await untilTransitionsEnd(page);
}

/** How many sheets of US letter paper the page needs. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
}

/**
 * What must not appear on paper, in print media: pale text on white, backgrounds, and controls that only work on a
 * screen.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.clientWidth > 1;
    const told = (element: Element) => element.outerHTML.slice(0, 120);

    const forScreens =
      "button, [type=submit], input:not([type=radio]), select, textarea, [role=grid], [role=status] svg, video, header nav, footer:not(article footer), summary svg, dialog";
    for (const element of document.querySelectorAll(forScreens)) {
      if (isShown(element)) found.push(`of no use on paper: ${told(element)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>("body, body *:not(svg, svg *)")) {
      if (!isShown(element)) continue;
      const style = getComputedStyle(element);
      if (style.position === "fixed") found.push(`on every sheet: ${told(element)}`);
      const hasGround =
        style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
      if (hasGround) found.push(`ground: ${told(element)}`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (hasText && contrastToWhite(style.color) * Number(style.opacity) < 7)
        found.push(`pale: ${told(element)}`);
    }
    return found;

    function contrastToWhite(color: string): number {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    }
  });
}
