import { businessProfile } from "#content/business-profile.ts";
import type { LinkTarget } from "#content/pages.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { untilFontsCame } from "#tests/e2e/support/fonts.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { book } from "#tests/support/visitors.ts";

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

test("most pages offer to call and to book", async ({ page }) => {
  await page.goto("/faq");
  const bar = page.getByRole("navigation", { name: "Call or book" });
  await expect(bar.getByRole("link")).toHaveText(["Call", "Book"]);
  await expect(bar.getByRole("link", { name: "Book" })).toBeInViewport({ ratio: 1 });
});

test("while the first view's own link to booking is in sight, the bar does not repeat it", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Call or book" });
  const [call, book] = [bar.getByRole("link", { name: "Call" }), bar.getByText("Book")];
  await expect(book).toBeHidden();
  expect((await call.boundingBox())?.width).toBe(390);
  await untilHydrated(page);
  await page.getByRole("heading", { name: "Is My Roof OK?" }).scrollIntoViewIfNeeded();
  await expect(book).toBeVisible();
  expect((await call.boundingBox())?.width).toBe(195);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(book).toBeHidden();
});

for (const [width, height] of [
  [390, 780],
  [320, 640],
] as const) {
  test(`the bar cuts through no button of a first view, and leaves home's in whole, at ${width} × ${height}`, async ({
    page,
  }) => {
    test.setTimeout(patience.longTest);
    await page.setViewportSize({ width, height });
    for (const address of withHero) {
      await page.goto(address);
      const below = await page.evaluate((isWhole) => {
        const bar = document.querySelector("main ~ nav")?.getBoundingClientRect().top ?? 0;
        const parts = document.querySelectorAll(
          "main > :first-child .rounded-sm, main > :first-child dl > div",
        );
        return [...parts].flatMap((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          const isCut = bottom > bar && (isWhole || (part.matches("a") && top < bar));
          return isCut ? [`${part.textContent}: ${top} to ${bottom} of ${bar}`] : [];
        });
      }, address === "/");
      expect.soft(below, address).toEqual([]);
    }
  });
}

test("home's first view is whole on a low computer screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  await untilFontsCame(page);
  const parts = page.locator("main > :first-child").locator("h1, .rounded-sm, dl > div");
  expect(await parts.count()).toBeGreaterThan(5);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
});

test("pages about emergencies have one wide button that calls the hotline", async ({ page }) => {
  for (const address of ["/emergency-contact", "/storm-damage", "/emergency-services"]) {
    await page.goto(address);
    const bar = page.getByRole("navigation", { name: "Call", exact: true });
    const call = bar.getByRole("link");
    await expect(call, address).toHaveText([`Call 24/7 ${hotline.display}`]);
    await expect(call, address).toHaveAttribute("href", `tel:${hotline.e164}`);
    expect((await call.boundingBox())?.width, address).toBe(390);
  }
});

test("an appointment's page, known or not, offers only a call", async ({
  page,
  site,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const somebody = await connectVisitor(site.url);
  const { body } = await book(somebody, { date: site.newDay(), timeSlot: "9:00 AM" }, visitor);
  for (const id of [body.appointment.id, "unknown"]) {
    await page.goto(`/appointments/${id}`);
    const bar = page.getByRole("navigation", { name: "Call", exact: true });
    await expect(bar.getByRole("link")).toHaveText([`Call ${phone.display}`]);
    await expect(page.getByRole("navigation", { name: "Call or book" })).toHaveCount(0);
  }
});

test("while booking, the bar says what is chosen, and 'Continue' goes through the remaining steps", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const [day] = site.quietDays;
  const shellBar = page.getByRole("navigation", { name: /^Call/ });
  await schedule.open();
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
});

test("after booking, the bar offers only a call", async ({ page, schedule, site, visitor }) => {
  await schedule.book(site.newDay(), "9:00 AM", visitor);
  await expect(schedule.bar).toHaveCount(0);
  const bar = page.getByRole("navigation", { name: "Call", exact: true });
  await expect(bar.getByRole("link")).toHaveText([`Call ${phone.display}`]);
});

test("the bar never covers the focus while tabbing through the form", async ({
  page,
  schedule,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await schedule.open();
  await schedule.chooseAppointment(site.quietDays[0], "9:00 AM");
  await schedule.day(site.quietDays[0]).focus();
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press("Tab");
    await expectFocusToBeSeen(page);
  }
  await expect(schedule.submitButton).toBeFocused();
});

for (const [height, isShown] of [
  [400, true],
  [399, false],
] as const) {
  test(`a window of ${height} px has ${isShown ? "a" : "no"} bar`, async ({ page, schedule }) => {
    await page.setViewportSize({ width: 390, height });
    await schedule.open();
    await expect(schedule.bar).toBeVisible({ visible: isShown });
    await page.goto("/faq");
    await untilHydrated(page);
    await expect(page.getByRole("navigation", { name: "Call or book" })).toBeVisible({
      visible: isShown,
    });
  });
}

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
    await expect(
      page.getByRole("navigation", { name: "Call", exact: true }).getByRole("link"),
    ).toHaveText([`Call 24/7 ${hotline.display}`]);
  });
});
