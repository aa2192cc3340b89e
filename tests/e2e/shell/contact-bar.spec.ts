import { businessProfile } from "#content/business-profile.ts";
import type { LinkTarget } from "#content/pages.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { holdCrossings } from "#tests/e2e/support/crossings.ts";
import { untilFontsCame } from "#tests/e2e/support/fonts.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { patience } from "#tests/support/patience.ts";

const { phone, hotline } = businessProfile;

/** Pages whose first view has a picture and buttons. */
const withHero = [
  "/",
  "/roof-services/replacement",
  "/roof-services/repairs",
  "/commercial-roofing",
  "/storm-damage",
  "/protection-plans",
  "/siding-services",
  "/gutter-services",
  "/service-areas",
  "/our-services",
  "/why-choose-us",
  "/insurance-claims",
  "/financing",
] satisfies LinkTarget[];

test.use({ viewport: { width: 390, height: 844 } });

test("the bar offers to call and to book, but not twice in a first view, and is gone in a low window", async ({
  page,
}) => {
  await page.goto("/faq");
  const bar = page.getByRole("navigation", { name: "Call or book" });
  const [call, book] = [bar.getByRole("link", { name: "Call" }), bar.getByText("Book")];
  await expect(bar.getByRole("link")).toHaveText(["Call", "Book"]);
  await expect(book).toBeInViewport({ ratio: 1 });

  await page.goto("/");
  await expect(book).toBeHidden();
  expect((await call.boundingBox())?.width).toBe(390);
  await untilHydrated(page);
  await page.getByRole("heading", { name: "Is My Roof OK?" }).scrollIntoViewIfNeeded();
  await expect(book).toBeVisible();
  expect((await call.boundingBox())?.width).toBe(195);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(book).toBeHidden();

  await page.setViewportSize({ width: 390, height: 400 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 390, height: 399 });
  await expect(bar).toBeHidden();
});

test("of crossings that a busy browser tells of at once, the bar goes by the last", async ({
  page,
}) => {
  const crossings = await holdCrossings(page, 'main > :first-child a[href="/schedule-inspection"]');
  await page.goto("/");
  await untilHydrated(page);
  const book = page.getByRole("navigation", { name: "Call or book" }).getByText("Book");
  const heading = page.getByRole("heading", { name: "Is My Roof OK?" });
  await heading.scrollIntoViewIfNeeded();
  await expect(book).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(book).toBeHidden();

  await crossings.hold();
  await heading.scrollIntoViewIfNeeded();
  await crossings.until(1);
  await page.evaluate(() => scrollTo(0, 0));
  await crossings.until(2);
  await heading.scrollIntoViewIfNeeded();
  await crossings.until(3);
  await crossings.tell();
  await expect(book).toBeVisible();

  await crossings.hold();
  await page.evaluate(() => scrollTo(0, 0));
  await crossings.until(4);
  await heading.scrollIntoViewIfNeeded();
  await crossings.until(5);
  await crossings.tell();
  await expect(book).toBeVisible();
});

test("while booking, the bar says what is chosen, 'Continue' goes through the remaining steps, and in the end it offers a call", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  const shellBar = page.getByRole("navigation", { name: /^Call/ });
  await page.setViewportSize({ width: 390, height: 399 });
  await schedule.open();
  await expect(schedule.bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 400 });
  await expect(schedule.bar).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const go = schedule.bar.getByRole("link", { name: "Continue" });
  await expect(shellBar).toBeHidden();
  await expect(schedule.bar).toContainText("No date yet");
  await go.click();
  await expect(page.getByRole("heading", { name: "Choose a date" })).toBeFocused();

  await schedule.chooseDay(day);
  await expect(schedule.bar).toContainText(`${formatDay(day, "short")}No time yet`);
  await expect(schedule.time("9:00 AM")).toBeEnabled();
  await go.click();
  await expect(page.getByRole("heading", { name: "Choose a time" })).toBeFocused();
  await expect(schedule.time("9:00 AM")).toBeInViewport({ ratio: 1 });

  await schedule.time("10:00 AM").check();
  await expect(schedule.bar).toContainText(`${formatDay(day, "short")}10:00 AM`);
  await page.evaluate(() => scrollTo(0, 0));
  await go.click();
  await expect(page.getByRole("heading", { name: "Your information" })).toBeFocused();
  await expect(schedule.name).toBeInViewport({ ratio: 1 });
  await go.click();
  await expect(schedule.name).toBeFocused();
  await schedule.fill({ ...visitor, email: "" });
  await go.click();
  await expect(schedule.email).toBeFocused();
  await schedule.fill({ email: visitor.email });
  await expect(go).toHaveCount(0);
  const send = schedule.bar.getByRole("button", { name: "Schedule Inspection" });
  await expect(send).toBeInViewport({ ratio: 1 });

  await send.click();
  await expect(schedule.success).toBeVisible();
  await expect(schedule.bar).toHaveCount(0);
  await expect(shellBar.getByRole("link")).toHaveText([`Call ${phone.display}`]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bars say the same, and offer booking throughout", async ({ page, schedule }) => {
    await page.goto("/");
    const book = page.getByRole("navigation", { name: "Call or book" }).getByText("Book");
    await expect(book).toBeVisible();
    await page.goto("/schedule-inspection");
    await expect(schedule.bar).toContainText("No date yet");
    await expect(page.getByRole("navigation", { name: /^Call/ })).toBeHidden();
    await page.goto("/emergency-contact");
    const call = page.getByRole("navigation", { name: "Call", exact: true }).getByRole("link");
    await expect(call).toHaveText([`Call 24/7 ${hotline.display}`]);
    expect((await call.boundingBox())?.width).toBe(390);
  });
});

test.describe("first views", () => {
  // Laid out the same with scripts, and sooner there without.
  test.use({ javaScriptEnabled: false });

  test("are whole: the bar cuts through no button, and nothing of home's is below it or a low computer screen", async ({
    page,
  }) => {
    test.setTimeout(patience.longTest);
    for (const address of withHero) {
      await page.goto(address);
      for (const [width, height] of [
        [390, 780],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        const below = await page.evaluate(whatTheBarCuts, address === "/");
        expect.soft(below, `${address} at ${width} × ${height}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/");
    await untilFontsCame(page);
    const parts = page.locator("main > :first-child").locator("h1, .rounded-sm, dl > div");
    expect(await parts.count()).toBeGreaterThan(5);
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  });
});

/** Runs in the page: buttons that the bar cuts through, and everything that ends below its top if `isWhole`. */
function whatTheBarCuts(isWhole: boolean): string[] {
  const bar = document.querySelector("main ~ nav")?.getBoundingClientRect().top ?? 0;
  const parts = document.querySelectorAll(
    "main > :first-child .rounded-sm, main > :first-child dl > div",
  );
  return [...parts].flatMap((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const isCut = bottom > bar && (isWhole || (part.matches("a") && top < bar));
    return isCut ? [`${part.textContent}: ${top} to ${bottom} of ${bar}`] : [];
  });
}
