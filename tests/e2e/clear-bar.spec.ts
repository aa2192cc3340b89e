import { solidAfter } from "#app/before-hydration/early-scroll.ts";
import { shownAddresses } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

/* The bar is transparent until the page is scrolled by 50 px. */

for (const width of [1440, 390]) {
  test(`at ${width} px nothing of any page lies under the bar while it is clear`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const found: string[] = [];
    for (const address of shownAddresses) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      found.push(...(await page.evaluate(whatPassesUnderTheBar, { solidAfter, address })));
    }
    expect(found).toEqual([]);
  });
}

/** Runs in the page, at its top. Finds texts, and edges of elements on the page's background. */
function whatPassesUnderTheBar(options: { solidAfter: number; address: string }): string[] {
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const lowest = bar + options.solidAfter - scrollY;
  const passing: string[] = [];
  for (const element of document.querySelectorAll("main *")) {
    if (element.closest(".sr-only") || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const { boxShadow, borderTopWidth } = getComputedStyle(element);
    if (boxShadow === "none" && Number.parseFloat(borderTopWidth) === 0) continue;
    const { top, bottom, height } = element.getBoundingClientRect();
    if (top < lowest && bottom > bar && height > 0) passing.push(`<${element.tagName}>`);
  }
  const texts = document.createTreeWalker(
    document.querySelector("main") as Element,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.textContent?.trim() === "" || text.parentElement?.closest(".sr-only")) continue;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { top, width } = range.getClientRects()[0] ?? { top: lowest, width: 0 };
    if (top < lowest && width > 1) passing.push(`"${text.textContent?.trim()}"`);
  }
  return passing.slice(0, 3).map((what) => `${options.address}: ${what}`);
}
