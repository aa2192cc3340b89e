import type { Locator, Page } from "@playwright/test";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { publishRoofs } from "#tests/e2e/support/finished-roofs.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { forceColors, systemColor } from "#tests/e2e/support/forced-colors.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { asOnPaper, paperFaults } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* One picture over another, with a line that fingers, the mouse and keys move. */

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ site, now }) => publishRoofs(site, now));

const frameOf = (page: Page) => page.locator("[data-compare]").first();
const rangeOf = (page: Page) => page.getByRole("slider").first();

/** Percent of the picture's width that show what was before. */
async function shareOf(page: Page): Promise<number> {
  const edge = await frameOf(page).evaluate((frame) => {
    const before = frame.firstElementChild as Element;
    const [, right = ""] =
      /inset\(0(?:px)? (?:calc\()?([\d.]+)%/.exec(getComputedStyle(before).clipPath) ?? [];
    return right;
  });
  expect(edge).not.toBe("");
  return 100 - Number(edge);
}

async function open(page: Page): Promise<void> {
  await page.goto("/before-after");
  await untilHydrated(page);
  await frameOf(page).scrollIntoViewIfNeeded();
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("not shown");
  return box;
}

test("the line is moved by keys, and says how much of each picture is seen @keyboard", async ({
  page,
}) => {
  await open(page);
  const range = rangeOf(page);
  await range.focus();
  await expect(range).toHaveAttribute("aria-valuetext", "50 percent before, 50 percent after");
  for (const [key, share] of [
    ["ArrowLeft", 49],
    ["End", 100],
    ["Home", 0],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    const words = `${share} percent before, ${100 - share} percent after`;
    await expect(range).toHaveAttribute("aria-valuetext", words);
    await expect.poll(() => shareOf(page)).toBe(share);
  }
  await expectFocusToBeSeen(page);
  await expectSound(page, "the line moved");
});

test("the line follows the mouse @firefox", async ({ page }) => {
  await open(page);
  const { x, y, width, height } = await boxOf(frameOf(page));
  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height * 0.4, { steps: 4 });
  await expect.poll(() => shareOf(page)).toBe(20);
  // Off the picture, too, as long as it is pressed.
  await page.mouse.move(x - 20, y + height * 0.4);
  await expect.poll(() => shareOf(page)).toBe(0);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.9, y + height * 0.4);
  expect(await shareOf(page)).toBe(0);
  await expect(rangeOf(page)).toHaveValue("0");
});

test.describe("on a touchscreen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger moves the line across, and scrolls the page up and down", async ({ page }) => {
    await open(page);
    const { x, y, width, height } = await boxOf(frameOf(page));
    const middle = { x: x + width / 2, y: y + height / 2 };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: typeof middle) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });

    await touch("touchStart", middle);
    // A finger that only rests moves nothing.
    expect(await shareOf(page)).toBe(50);
    for (const share of [0.45, 0.35, 0.25]) {
      await touch("touchMove", { x: x + width * share, y: middle.y + 4 });
    }
    await touch("touchEnd");
    await expect.poll(() => shareOf(page)).toBe(25);

    const scrolled = await page.evaluate(() => scrollY);
    const start = { x: x + width * 0.8, y: middle.y };
    await touch("touchStart", start);
    for (const up of [30, 60, 90, 120]) {
      await touch("touchMove", { x: start.x + 3, y: start.y - up });
    }
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 40);
    expect(await shareOf(page)).toBe(25);

    await frameOf(page).tap({ position: { x: Math.round(width * 0.6), y: 40 } });
    await expect.poll(() => shareOf(page)).toBe(60);
    await expectSound(page, "on a phone");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1280]) {
    test(`both pictures are seen, side by side, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/before-after");
      await expectBoth(page);
      await expect(page.getByText("Move the line with a finger")).toBeHidden();
      await expect(rangeOf(page)).toBeHidden();
    });
  }
});

test("on paper, both pictures are seen, and nothing that only a screen can do", async ({
  page,
}) => {
  await open(page);
  await asOnPaper(page);
  await expectBoth(page);
  expect(await paperFaults(page)).toEqual([]);
});

test("the line and its handle are seen in the visitor's own colors", async ({ page }) => {
  await open(page);
  for (const scheme of ["dark", "light"] as const) {
    await forceColors(page, scheme);
    const color = await systemColor(page, "Highlight");
    const line = frameOf(page).locator("> span");
    await expect(line).toHaveCSS("background-color", color);
    await expect(line.locator("> span")).toHaveCSS("border-top-color", color);
  }
});

/** Before and after of the first roof, beside each other, each whole and with its name. */
async function expectBoth(page: Page): Promise<void> {
  const [before, after] = [
    frameOf(page).locator("img").first(),
    frameOf(page).locator("img").last(),
  ];
  await expect(before).toBeVisible();
  await expect(after).toBeVisible();
  const [left, right] = [await boxOf(before), await boxOf(after)];
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(Math.abs(left.width - right.width)).toBeLessThan(2);
  expect(left.y).toBe(right.y);
  for (const name of ["Before", "After"]) {
    await expect(frameOf(page).getByText(name, { exact: true })).toBeVisible();
  }
}
