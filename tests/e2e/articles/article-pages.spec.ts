import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { articles, shownArticles } from "#tests/support/articles.ts";
import { patience } from "#tests/support/patience.ts";

test("an article's lines stay near 65 characters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shownArticles.at(-1)?.address ?? "");
  const lengths = await page.evaluate(firstLineLengths);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThan(58);
  expect(mean).toBeLessThan(70);
});

test("no article scrolls sideways on a narrow phone; a wide table scrolls on its own @full", async ({
  page,
}) => {
  test.setTimeout(patience.longTest);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { address } of articles) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    expect(await sidewaysOverflow(page), address).toEqual([]);
  }
});

/** Runs in the page: the number of characters on the first line of each paragraph after a heading that begins with a full line of words. */
function firstLineLengths(): number[] {
  return [...document.querySelectorAll("article h2 + p")].flatMap((paragraph) => {
    const text = paragraph.firstChild as Text;
    const range = document.createRange();
    const topOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    let length = 1;
    while (length < text.length && topOf(length) === topOf(0)) length += 1;
    return length < text.length ? [length] : [];
  });
}
