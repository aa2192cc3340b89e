import type { Page } from "@playwright/test";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const sizes = [
  { width: 320, height: 568, text: 100 },
  { width: 320, height: 568, text: 200 },
  { width: 390, height: 844, text: 100 },
  { width: 768, height: 1024, text: 100 },
  { width: 1280, height: 720, text: 200 },
  { width: 1440, height: 900, text: 100 },
];

test("no text of roof services' first view lies on the picture, and its title begins with whole words", async ({
  page,
}) => {
  for (const address of ["/roof-services/replacement", "/roof-services/repairs"]) {
    await page.goto(address);
    for (const { width, height, text } of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, text);
      const state = `${address} at ${width} px, text ${text} %`;
      expect.soft(await onThePicture(page), state).toEqual([]);
      expect.soft(await brokenWords(page), state).toEqual([]);
      expect.soft(await sidewaysOverflow(page), state).toEqual([]);
    }
  }
});

/** Words and buttons whose upper right corner is above the rake that the picture ends in. */
function onThePicture(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opening = document.querySelector("main > section");
    const picture = opening?.firstElementChild?.getBoundingClientRect();
    if (!opening || !picture) return ["no picture"];
    const { right, bottom } = picture;
    return [...opening.querySelectorAll("h1, p, p a")]
      .flatMap((element) => {
        if (element.matches("a")) return [element.getBoundingClientRect()];
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      })
      .filter((box) => box.top < bottom - (right - box.right) / 2)
      .map((box) => `${Math.round(box.right)} ${Math.round(box.top)}`);
  });
}

function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = document.querySelector("h1")?.firstChild;
    return [...(text?.textContent ?? "").matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return range.getClientRects().length !== 1;
      })
      .map(([word]) => word);
  });
}
