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

test("Google's reviews come one at a time between their blurred neighbors, and turning one is announced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, answering(answerOf(three)));
  const { whole, current, next, dot, dots, announcement } = carouselOn(page);
  await expect(current).toContainText("One.");
  await expect(dots).toHaveCount(3);
  await expect(current.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await expect(current.getByRole("link", { name: "On Google" })).toHaveAttribute(
    "href",
    "https://maps.example/1",
  );
  const section = page.getByRole("region", { name: "What our customers say" });
  await expect(section).toContainText("4.4 from 212 reviews on Google");
  await expect(section.getByRole("img", { name: "4 out of 5 stars" }).first()).toBeVisible();
  await expect(section.getByText(samplesNote)).toHaveCount(0);

  for (const [place, text] of [
    [-1, "Three."],
    [1, "Two."],
  ] as const) {
    const card = whole.locator(`article[data-place='${place}']`);
    await expect(card).toContainText(text);
    await expect(card).toHaveCSS("filter", /blur/);
    await expect(card).toHaveAttribute("inert", "");
  }

  await expect(announcement).toHaveAttribute("aria-live", "polite");
  await expect(announcement).toBeEmpty();
  await next.click();
  await expect(announcement).toHaveText("Review 2 of 3: 4 out of 5 stars. Two. Ben B.");
  await dot(1).click();
  await expect(current).toContainText("One.");
  await expect(dot(1)).toHaveAttribute("aria-current", "true");
});

// Which step counts is tested in domain/review/carousel.test.ts; here, that the page's clock decides it.
test("the reviews turn every five seconds and wrap around, but not while hovered, focused, hidden or paused", async ({
  page,
}) => {
  const carousel = await openWithStoppedClock(page, answering(answerOf(three)));
  const { whole, current, next, previous, announcement } = carousel;
  await page.clock.runFor(20_000);
  await expect(current, "hovered").toContainText("One.");

  await leave(page, carousel);
  await page.clock.runFor(4_999);
  await expect(current).toContainText("One.");
  await page.clock.runFor(1);
  await expect(current).toContainText("Two.");
  await page.clock.runFor(5_000);
  await expect(current).toContainText("Three.");
  await page.clock.runFor(5_000);
  await expect(current, "wraps around").toContainText("One.");
  await expect(announcement).toBeEmpty();

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

  const pause = whole.getByRole("button", { name: "Pause the reviews" });
  const play = whole.getByRole("button", { name: "Play the reviews" });
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(whole).toHaveAttribute("data-turning", "false");
  await page.clock.runFor(20_000);
  await expect(current, "under reduced motion").toContainText("One.");
  await play.click();
  await blur();
  await leave(page, carousel);
  await page.clock.runFor(5_000);
  await expect(current, "asked for under reduced motion").toContainText("Two.");

  await pause.click();
  await page.mouse.move(1, 1);
  await blur();
  await page.clock.runFor(20_000);
  await expect(current, "paused").toContainText("Two.");

  await previous.click();
  await expect(current).toContainText("One.");
  await page.clock.runFor(499);
  await next.click();
  await expect(current, "within 500 ms of a step").toContainText("One.");
  await page.clock.runFor(1);
  await next.click();
  await expect(current).toContainText("Two.");
});

// Which samples follow from which answer is tested in domain/review/shown-review.test.ts.
test("samples fill in when the reviews cannot be fetched", async ({ page, faults }) => {
  faults.allow(failedCall);
  await open(page, answering({ success: false, error: "Closed." }, 502));
  const { current, dots } = carouselOn(page);
  const { whenFailed } = sampleReviews;
  await expect(current).toContainText(whenFailed[0]?.text ?? "");
  await expect(dots).toHaveCount(whenFailed.length);
  await expect(page.getByText("Unable to load reviews at this time.")).toBeHidden();
  await expect(current).not.toContainText("Google");
  const section = page.getByRole("region", { name: "What our customers say" });
  await expect(section.getByText(samplesNote)).toBeVisible();
});

test("the server's reviews follow a spinner, move nothing when they come, and ask no other host", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await expectNothingMovesWhenReviewsCome(page);
  expect([...hosts]).toEqual([site.url]);

  const section = page.getByRole("region", { name: "What our customers say" });
  await expect(carouselOn(page).dots).toHaveCount(5);
  await expect(section, "the profile's rating").toContainText("4.8 from 150 reviews");
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

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the reviews move nothing when they come, and can be swiped", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNothingMovesWhenReviewsCome(page);
    const { current } = carouselOn(page);
    await expect(current).toContainText(sampleReviews.whenEmpty[0]?.text ?? "");
    await current.scrollIntoViewIfNeeded();
    const box = await current.boundingBox();
    if (!box) throw new Error("the card is not to be seen");
    expect(box.width).toBeGreaterThan(300);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: x === undefined ? [] : [{ x, y: box.y + 100 }],
      });
    await touch("touchStart", 300);
    for (const x of [260, 200, 140]) await touch("touchMove", x);
    await touch("touchEnd");
    await expect(current).toContainText(sampleReviews.whenEmpty[1]?.text ?? "");
  });
});

async function expectNothingMovesWhenReviewsCome(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>();
  await open(page, async (route) => {
    await held.promise;
    await route.continue();
  });
  const { whole } = carouselOn(page);
  const loading = page.getByRole("status").filter({ hasText: "Loading reviews..." });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(loading).toBeVisible();
  await expect(whole).toBeHidden();
  const before = await height();
  held.resolve();
  await expect(whole).toBeVisible();
  await expect(loading).toBeHidden();
  expect(await height()).toBe(before);
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
