import type { Locator, Page } from "@playwright/test";
import { untilFontsCame } from "#tests/e2e/support/fonts.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { patience } from "#tests/support/patience.ts";

const height = 1_000;
/** The facts below home's first view: a list. */
const homeFacts = "section:nth-child(2) dl > div";
/** Articles have one section beside their text. */
const pages = canonicalAddresses.filter((address) => !address.startsWith("/news-insights/"));

test.use({ viewport: { width: 1280, height } });

test("an item is revealed once its top is above 85 % of the window and not before, and shows at once to anyone who comes back", async ({
  page,
}) => {
  const heading = await openHome(page, "h2#services");
  await expect(heading).toHaveAttribute("data-reveal", "waiting");
  await expect(heading).toHaveCSS("opacity", "0");

  await bringTopTo(heading, 0.85 * height + 1);
  await framesLater(page);
  await expect(heading).toHaveAttribute("data-reveal", "waiting");

  await bringTopTo(heading, 0.85 * height - 1);
  await expect(heading).toHaveAttribute("data-reveal", "active");
  await expect(heading).toHaveCSS("opacity", "1");

  await bringTopTo(heading, 0.3 * height);
  const name = { name: "Roof replacement", exact: true };
  const link = page.getByRole("main").getByRole("link", name);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/roof-services/replacement");
  const animations = await watchAnimations(page);
  await page.goBack();
  await expect(heading).toHaveAttribute("data-reveal", "active");
  expect((await animations()).filter(({ what }) => what === "services")).toEqual([]);
});

test("items revealed together follow 0.1 s apart and nothing moves, until reduced motion reveals the rest", async ({
  page,
}) => {
  // At this size the hero fills the window.
  await page.setViewportSize({ width: 1280, height: 800 });
  const facts = await openHome(page, homeFacts);
  await expect(facts).toHaveCount(4);
  await expect(facts.first()).toHaveAttribute("data-reveal", "waiting");
  const animations = await watchAnimations(page);
  // Not so far that the next section follows.
  await bringTopTo(facts.first(), 0.8 * 800);
  await expect(facts.last()).toHaveAttribute("data-reveal", "active");
  const seen = (await animations()).filter(({ what }) => what === "At a glance");
  expect(seen.map(({ options }) => options.delay)).toEqual([0, 100, 200, 300]);
  for (const { frames, options } of seen) {
    expect(options.duration).toBeGreaterThanOrEqual(150);
    expect(options.duration).toBeLessThanOrEqual(250);
    for (const frame of frames) expect(Object.keys(frame)).toEqual(["opacity"]);
  }

  const last = page.locator('[data-reveal="waiting"]').last();
  const waiting = await last.elementHandle();
  const opacity = () => waiting?.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe("0");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(opacity).toBe("1");
});

test("what is in view when the scripts load is never hidden, but active only above 85 % of the window, and what gets the focus is revealed right away", async ({
  page,
}) => {
  const facts = await openHome(page, homeFacts, async () => {
    // Visible, but below the 85% line.
    await bringTopTo(page.getByRole("main").locator(homeFacts).first(), 0.95 * height);
  });
  await framesLater(page);
  for (const fact of await facts.all()) {
    await expect(fact).not.toHaveAttribute("data-reveal");
    await expect(fact).toHaveCSS("opacity", "1");
  }
  await bringTopTo(facts.first(), 0.5 * height);
  await expect(facts.first()).toHaveAttribute("data-reveal", "active");
  expect(await facts.first().evaluate((fact) => fact.getAnimations().length)).toBe(0);

  const parts = page.locator('main section[aria-labelledby="call-to-action"] > *');
  await expect(parts.last()).toHaveAttribute("data-reveal", "waiting");
  const choice = parts.last().getByRole("link").first();
  await choice.evaluate((link) => link.focus({ preventScroll: true }));
  await expect(parts.last()).toHaveAttribute("data-reveal", "active");
  expect(await parts.last().evaluate((part) => getComputedStyle(part).opacity)).toBe("1");
  await expect(parts.first()).toHaveAttribute("data-reveal", "waiting");
});

test("every section of every page is revealed while scrolling, and nothing of its first view @full", async ({
  page,
}) => {
  test.setTimeout(patience.longTest);
  await page.setViewportSize({ width: 390, height: 780 });
  for (const address of pages) {
    await page.goto(address);
    await untilHydrated(page);
    await expect.soft(page.locator("[data-reveal]").first(), address).toBeAttached();
    expect.soft(await sectionsNotWaiting(page), address).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.soft(page.locator('[data-reveal="waiting"]'), address).toHaveCount(0);
  }
});

test("nothing is hidden for visitors who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const items = await openHome(page, "h2, dl > div, section > *");
  await framesLater(page);
  expect(await items.count()).toBeGreaterThan(10);
  await expect(items.and(page.locator("[data-reveal]"))).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is visible", async ({ page }) => {
    await page.goto("/");
    const items = page.locator("main h2, main li, main dl > div");
    expect(await items.count()).toBeGreaterThan(10);
    const opacities = await items.evaluateAll((all) =>
      all.map((item) => getComputedStyle(item).opacity),
    );
    expect(new Set(opacities)).toEqual(new Set(["1"]));
  });
});

/** Sections that begin below the window without a part that waits, and what is in the window but hidden. */
function sectionsNotWaiting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const waiting = '[data-reveal="waiting"]';
    const isBelow = (element: Element) => element.getBoundingClientRect().top >= innerHeight;
    const bare = [...document.querySelectorAll("main section")].filter(
      (section) => isBelow(section) && !section.closest(waiting) && !section.querySelector(waiting),
    );
    const hidden = [...document.querySelectorAll(waiting)].filter((part) => !isBelow(part));
    return [...bare, ...hidden].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** @param before Runs between the first view and the scripts. */
async function openHome(page: Page, items: string, before?: () => Promise<void>): Promise<Locator> {
  const held = Promise.withResolvers<void>();
  if (before) {
    await page.route("**/assets/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
  }
  await page.goto("/");
  await before?.();
  held.resolve();
  await untilHydrated(page);
  await untilFontsCame(page);
  return page.getByRole("main").locator(items);
}

/** Scrolls until the item's top is this many pixels below the window's upper edge. */
async function bringTopTo(item: Locator, top: number): Promise<void> {
  await item.evaluate((element, wanted) => {
    const away = element.getBoundingClientRect().top - wanted;
    window.scrollBy({ top: Math.round(away), behavior: "instant" });
  }, top);
}

type Animation = { what: string | null; frames: Keyframe[]; options: KeyframeAnimationOptions };

/**
 * Records animations started by scripts from now on. @returns A function that lists them, each with its element's id, or its list's name.
 */
async function watchAnimations(page: Page): Promise<() => Promise<Animation[]>> {
  await page.evaluate(() => {
    const animations: object[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const what = this.id || this.parentElement?.getAttribute("aria-label");
      animations.push({ what, frames, options });
      return animate.call(this, frames, options);
    };
    Object.assign(window, { animations });
  });
  return () => page.evaluate(() => (window as unknown as { animations: Animation[] }).animations);
}

/** Waits long enough for an observer, which runs once per frame. */
async function framesLater(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of "frames") await new Promise(requestAnimationFrame);
  });
}
