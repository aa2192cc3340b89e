import type { Locator, Page, Route } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { sampleReviews } from "#content/sample-reviews.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

const call = "**/api/customers/reviews";
const start = new Date("2026-11-18T17:00:00Z");

const review = (author: string, text: string) => ({
  rating: 4,
  text,
  author_name: author,
  time: 1_790_000_000,
  relative_time_description: "a month ago",
  profile_photo_url: "https://photos.example/1",
  author_url: "https://maps.example/1",
});
const three = [review("Ann A.", "One."), review("Ben B.", "Two."), review("Cleo C.", "Three.")];

/** Visitors are told when samples replace reviews. */
const samplesNote = "Sample reviews, shown here as examples";

const answerOf = (data: object[]) => ({
  success: true,
  data,
  businessInfo: { rating: 4.44, user_ratings_total: 212 },
});

const answering =
  (body: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** The parts of the carousel on the home page. */
function carouselOn(page: Page) {
  const whole = page.getByRole("region", { name: "Customer reviews" });
  return {
    whole,
    /** The card in the middle, the only one that is not hidden. */
    current: whole.getByRole("article"),
    next: whole.getByRole("button", { name: "Next review" }),
    previous: whole.getByRole("button", { name: "Previous review" }),
    dots: whole.getByRole("button", { name: /^Go to review/ }),
    dot: (number: number) => whole.getByRole("button", { name: `Go to review ${number}` }),
    announcement: whole.locator("[aria-live]"),
  };
}

async function open(page: Page, answer: Parameters<Page["route"]>[1]): Promise<void> {
  await page.route(call, answer);
  await page.goto("/");
  await untilHydrated(page);
  // Reviews load when they are about to be visible.
  await page.getByRole("heading", { name: "What our customers say" }).scrollIntoViewIfNeeded();
}

/** Opens the page with a stopped clock, before any of the five seconds have passed. */
async function openWithStoppedClock(page: Page, answer: Parameters<Page["route"]>[1]) {
  await page.clock.install({ time: start });
  await open(page, answer);
  const carousel = carouselOn(page);
  await carousel.whole.hover();
  await expect(carousel.whole).toHaveAttribute("data-turning", "false");
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  return carousel;
}

/** Moves the pointer away, which starts the five seconds. */
async function leave(page: Page, { whole }: { whole: Locator }): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(whole).toHaveAttribute("data-turning", "true");
}

test("the reviews show a spinner and a message while they load, then appear", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await open(page, async (route) => {
    await held.promise;
    await route.fulfill({ json: answerOf(three) });
  });
  const loading = page.getByRole("status").filter({ hasText: "Loading reviews..." });
  await expect(loading).toBeVisible();
  const { whole, current, dots } = carouselOn(page);
  await expect(whole).toBeHidden();
  held.resolve();
  await expect(current).toContainText("One.");
  await expect(loading).toBeHidden();
  await expect(dots).toHaveCount(3);
  await expect(current.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();

  const section = page.getByRole("region", { name: "What our customers say" });
  await expect(section).toContainText("4.4 from 212 reviews on Google");
  await expect(section.getByRole("img", { name: "4 out of 5 stars" }).first()).toBeVisible();
  await expect(section.getByText(samplesNote)).toHaveCount(0);
  await expect(current.getByRole("link", { name: "On Google" })).toHaveAttribute(
    "href",
    "https://maps.example/1",
  );
});

test("three cards show: the current one between its blurred neighbors", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, answering(answerOf(three)));
  const { whole } = carouselOn(page);
  const cards = whole.locator("article");
  await expect(cards.and(page.locator("[data-place='0']"))).toContainText("One.");
  for (const [place, text] of [
    [-1, "Three."],
    [1, "Two."],
  ] as const) {
    const card = cards.and(page.locator(`[data-place='${place}']`));
    await expect(card).toContainText(text);
    await expect(card).toHaveCSS("filter", /blur/);
    await expect(card).toHaveAttribute("inert", "");
  }
});

test("advances on its own every five seconds, and wraps around", async ({ page }) => {
  const carousel = await openWithStoppedClock(page, answering(answerOf(three)));
  await leave(page, carousel);
  await page.clock.runFor(4_999);
  await expect(carousel.current).toContainText("One.");
  await page.clock.runFor(1);
  await expect(carousel.current).toContainText("Two.");
  await page.clock.runFor(5_000);
  await expect(carousel.current).toContainText("Three.");
  await page.clock.runFor(5_000);
  await expect(carousel.current).toContainText("One.");
  await expect(carousel.announcement).toBeEmpty();
});

test("a step blocks further steps for 500 ms, but the dots always work", async ({ page }) => {
  const { current, next, previous, dot } = await openWithStoppedClock(
    page,
    answering(answerOf(three)),
  );
  await previous.click();
  await expect(current).toContainText("Three.");
  await previous.click();
  await page.clock.runFor(499);
  await next.click();
  await expect(current).toContainText("Three.");
  await page.clock.runFor(1);
  await next.click();
  await expect(current).toContainText("One.");
  await dot(2).click();
  await expect(current).toContainText("Two.");
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
});

test("stays put while hovered, focused, hidden or paused", async ({ page }) => {
  const carousel = await openWithStoppedClock(page, answering(answerOf(three)));
  const { whole, current, next } = carousel;
  await page.clock.runFor(20_000);
  await expect(current, "hovered").toContainText("One.");

  await leave(page, carousel);
  await next.focus();
  await page.clock.runFor(20_000);
  await expect(current, "focused").toContainText("One.");
  await next.blur();

  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  await page.clock.runFor(20_000);
  await expect(current, "hidden").toContainText("One.");
  await setVisibility("visible");

  await whole.getByRole("button", { name: "Pause the reviews" }).click();
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(20_000);
  await expect(current, "paused").toContainText("One.");

  await whole.getByRole("button", { name: "Play the reviews" }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await leave(page, carousel);
  await page.clock.runFor(5_000);
  await expect(current, "playing again").toContainText("Two.");
});

test("starts only when asked to under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const carousel = await openWithStoppedClock(page, answering(answerOf(three)));
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await expect(carousel.current).toContainText("One.");
  await carousel.whole.getByRole("button", { name: "Play the reviews" }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await leave(page, carousel);
  await page.clock.runFor(5_000);
  await expect(carousel.current).toContainText("Two.");
});

test("announces politely which review a visitor has turned to", async ({ page }) => {
  await open(page, answering(answerOf(three)));
  const { next, announcement } = carouselOn(page);
  await expect(announcement).toHaveAttribute("aria-live", "polite");
  await expect(announcement).toBeEmpty();
  await next.click();
  await expect(announcement).toHaveText("Review 2 of 3: 4 out of 5 stars. Two. Ben B.");
});

test("can be swiped", async ({ page, newContext }) => {
  const context = await newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.close();
  const phone = await context.newPage();
  await phone.emulateMedia({ reducedMotion: "reduce" });
  await open(phone, answering(answerOf(three)));
  const { current } = carouselOn(phone);
  await current.scrollIntoViewIfNeeded();
  const box = await current.boundingBox();
  if (!box) throw new Error("the card is not to be seen");
  expect(box.width).toBeGreaterThan(300);
  const finger = await context.newCDPSession(phone);
  const touch = (type: string, x?: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 100 }],
    });
  await touch("touchStart", 300);
  for (const x of [260, 200, 140]) await touch("touchMove", x);
  await touch("touchEnd");
  await expect(current).toContainText("Two.");
});

test("a single review has no arrows or dots", async ({ page }) => {
  await open(page, answering(answerOf(three.slice(0, 1))));
  const { whole, current } = carouselOn(page);
  await expect(current).toContainText("One.");
  await expect(whole.locator("article")).toHaveCount(1);
  await expect(whole.getByRole("button")).toHaveCount(0);
});

test("of two reviews, the other one shows on both sides", async ({ page }) => {
  await open(page, answering(answerOf(three.slice(0, 2))));
  const { whole, current, next, dots } = carouselOn(page);
  await expect(dots).toHaveCount(2);
  await expect(whole.locator("[data-place='-1']")).toContainText("Two.");
  await expect(whole.locator("[data-place='1']")).toContainText("Two.");
  await next.click();
  await expect(current).toContainText("Two.");
});

for (const [name, answer, samples] of [
  ["an empty answer", answering(answerOf([])), sampleReviews.whenEmpty],
  ["success false", answering({ success: false, error: "No." }), sampleReviews.whenEmpty],
  ["a failure", answering({ success: false, error: "Closed." }, 502), sampleReviews.whenFailed],
  ["no answer", (route: Route) => route.abort(), sampleReviews.whenFailed],
] as const) {
  test(`${samples.length} samples fill in after ${name}`, async ({ page, faults }) => {
    faults.allow(failedCall);
    await open(page, answer);
    const { current, dots } = carouselOn(page);
    await expect(current).toContainText(samples[0]?.text ?? "");
    await expect(dots).toHaveCount(samples.length);
    await expect(page.getByText("Unable to load reviews at this time.")).toBeHidden();
    await expect(current).not.toContainText("Google");
    const section = page.getByRole("region", { name: "What our customers say" });
    await expect(section.getByText(samplesNote)).toBeVisible();
  });
}

test("the real server's response, without Google, shows the profile's rating", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "What our customers say" }).scrollIntoViewIfNeeded();
  const section = page.getByRole("region", { name: "What our customers say" });
  await expect(carouselOn(page).dots).toHaveCount(5);
  await expect(section).toContainText("4.8 from 150 reviews");
  await expect(section.getByText(samplesNote)).toBeVisible();
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const { text, author } of sampleReviews.whenEmpty) {
    expect(told.join()).not.toContain(text);
    expect(told.join()).not.toContain(author);
  }
  await expect(section.getByRole("img", { name: "5 out of 5 stars" }).first()).toBeVisible();
  const all = section.getByRole("link", { name: "Read All Reviews" });
  await expect(all).toHaveAttribute("href", businessProfile.reviewsUrl);
  await expect(all).toHaveAttribute("target", "_blank");
  await expect(all).toHaveAttribute("rel", /noopener/);
});

for (const width of [1440, 390]) {
  test(`loads nothing from other hosts, and moves nothing when the reviews come, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const held = Promise.withResolvers<void>();
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await open(page, async (route) => {
      await held.promise;
      await route.continue();
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page.getByText("Loading reviews...")).toBeVisible();
    const before = await height();
    held.resolve();
    await expect(page.getByRole("region", { name: "Customer reviews" })).toBeVisible();
    expect(await height()).toBe(before);
    expect([...hosts]).toEqual([site.url]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every review that the server has can be read", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "What our customers say" });
    await expect(section.getByText(samplesNote)).toBeVisible();
    for (const { text, author } of sampleReviews.whenEmpty) {
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(author)).toBeVisible();
    }
    await expect(page.getByText("Loading reviews...")).toBeHidden();
  });
});
