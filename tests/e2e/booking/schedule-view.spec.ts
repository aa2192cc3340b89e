import type { Locator, Page } from "@playwright/test";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilScrollRests } from "#tests/e2e/support/layout.ts";
import type { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const slotsCall = "**/api/appointments/available-slots?*";

for (const now of ["2026-11-18T17:00:00Z", "2026-11-21T17:00:00Z"]) {
  test.describe(`at 1440 by 900 px, seen on ${now.slice(0, 10)}`, () => {
    test.use({ now, viewport: { width: 1440, height: 900 } });

    test("calendar, times and what is chosen fit on one screen, and nothing scrolls", async ({
      page,
      schedule,
      site,
    }) => {
      await schedule.open();
      await expectWhollyInView(page, schedule.nextFree, schedule.grid);
      const [day] = site.quietDays;
      await schedule.chooseAppointment(day, "4:00 PM");
      const appointment = page.getByRole("complementary", { name: "Your appointment" });
      await expectWhollyInView(
        page,
        schedule.grid,
        schedule.day(day),
        schedule.time("9:00 AM").locator("xpath=.."),
        schedule.time("4:00 PM").locator("xpath=.."),
        appointment.getByText("4:00 PM, Eastern Time"),
      );
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(schedule.bar).toBeHidden();
    });
  });
}

// The tests share a day.
test.beforeEach(({ schedule }) => schedule.holdNothing());

test.describe("at 390 by 844 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the calendar starts on the first screen", async ({ page, schedule, site }) => {
    await schedule.open();
    await expectWhollyInView(page, schedule.nextFree, schedule.day(site.bookableDays[0]));
  });

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test.describe(`with motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test("tapping a day scrolls to step 2 once, with its times in view", async ({
        page,
        schedule,
        site,
      }) => {
        await schedule.open();
        const call = await hold(page, slotsCall);
        await schedule.day(site.quietDays[0]).tap();
        await call.asked;
        await expect(schedule.timeStep).toBeInViewport({ ratio: 0.9 });
        await untilScrollRests(page);
        const heading = page.getByRole("heading", { name: "Choose a time" });
        await expectWhollyInView(page, heading);

        await countScrolls(page);
        call.release();
        await expect(schedule.time("9:00 AM")).toBeEnabled();
        await expectWhollyInView(
          page,
          heading,
          schedule.time("9:00 AM").locator("xpath=.."),
          schedule.time("4:00 PM").locator("xpath=.."),
        );
        await schedule.time("4:00 PM").check();
        expect(await countedScrolls(page), "scrolled again when the times came").toBe(0);
      });
    });
  }

  test("a day chosen by keyboard keeps the focus and stays in view; Tab moves on to its times", async ({
    page,
    schedule,
    site,
  }) => {
    await schedule.open();
    const day = schedule.day(site.bookableDays[0]);
    await day.focus();
    await page.keyboard.press("Enter");
    await expect(schedule.time("9:00 AM")).toBeEnabled();
    await untilScrollRests(page);
    await expect(day).toBeFocused();
    await expectWhollyInView(page, day);
    await page.keyboard.press("Tab");
    await expect(schedule.time("9:00 AM")).toBeFocused();
    await expect(schedule.timeStep.getByRole("status")).toHaveText(/^7 times are free on /);
  });

  test("no number, time or address in the confirmation breaks across lines, and its actions are in order", async ({
    page,
    schedule,
    site,
    visitor,
  }) => {
    await schedule.book(site.newDay(), "10:00 AM", visitor);
    const id = await schedule.bookedId();
    const actions = schedule.success.getByRole("link").or(schedule.success.getByRole("button"));
    await expect(actions).toHaveText([
      /^\(703\) 555-0142$/,
      "Add to calendar",
      "See, move or cancel this appointment",
      "Schedule Another Inspection",
      "Any time",
      "Mornings",
      "Afternoons",
      "Add photos of what worries you",
    ]);
    await expect(actions.first()).toHaveAttribute("href", /^tel:/);
    await expect(actions.nth(1)).toHaveAttribute("href", `/appointments/${id}/inspection.ics`);
    await expectWhollyInView(page, schedule.heading, actions.nth(1));
    expect(await brokenPieces(schedule)).toEqual([]);
  });
});

test("a booking whose response has no id is confirmed without the links that need one", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  await page.route("**/api/appointments", (route) =>
    route.fulfill({ status: 201, json: { success: true } }),
  );
  await schedule.book(site.newDay(), "10:00 AM", visitor);
  await expect(schedule.success.getByRole("link")).toHaveText([/^\(703\) 555-0142$/]);
});

async function expectWhollyInView(page: Page, ...parts: Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() as { width: number; height: number };
  for (const part of parts) {
    await expect(async () => {
      const box = await part.boundingBox();
      expect(box, String(part)).not.toBeNull();
      const { x, y, width: wide, height: high } = box as NonNullable<typeof box>;
      expect(x, String(part)).toBeGreaterThanOrEqual(0);
      expect(y, String(part)).toBeGreaterThanOrEqual(0);
      expect(x + wide, String(part)).toBeLessThanOrEqual(width);
      expect(y + high, String(part)).toBeLessThanOrEqual(height);
    }).toPass();
  }
}

/** Counts scroll events from now on, in an attribute of the document. */
async function countScrolls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.scrolls = "0";
    addEventListener("scroll", () => {
      dataset.scrolls = String(Number(dataset.scrolls) + 1);
    });
  });
}

async function countedScrolls(page: Page): Promise<number> {
  await untilScrollRests(page);
  return page.evaluate(() => Number(document.documentElement.dataset.scrolls));
}

/** Numbers, dates and times in the heading and panel that wrap onto another line. */
async function brokenPieces(schedule: SchedulePage): Promise<string[]> {
  const whole = /\(703\) 555-0142|\d+:00 [AP]M|[A-Z][a-z]+ \d{1,2}(?=,)|12 Maple Street|VA 22030/g;
  const found: string[] = [];
  for (const part of [schedule.heading, schedule.success]) {
    found.push(
      ...(await part.evaluate((element, source) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const match of (text.textContent ?? "").matchAll(new RegExp(source, "g"))) {
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(match[0]);
          }
        }
        return broken;
      }, whole.source)),
    );
  }
  return found;
}
