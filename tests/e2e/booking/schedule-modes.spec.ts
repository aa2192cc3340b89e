import type { Locator } from "@playwright/test";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { inPrint, paperFaults, sheetsOf } from "#tests/e2e/support/paper.ts";
import { takeSlots } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { setTextSize, textFaults } from "#tests/e2e/support/text-faults.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { book } from "#tests/support/visitors.ts";

test.describe("in forced colors", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

  test("the chosen day and time, and free, limited and booked days, can be told apart", async ({
    schedule,
    site,
  }) => {
    const [open, limited, full] = [site.newDay(), site.newDay(), site.newDay()];
    await takeSlots(site.url, limited, slotLabels.slice(2));
    await takeSlots(site.url, full, slotLabels);
    await schedule.open();
    const marks = await Promise.all(
      [open, limited, full].map((day) => pixelsOf(mark(schedule.day(day)))),
    );
    expect(new Set(marks).size, "marks that look different").toBe(3);
    for (const day of [open, limited, full]) await expectDrawn(mark(schedule.day(day)));

    const before = await groundOf(schedule.day(open));
    await schedule.chooseAppointment(open, "9:00 AM");
    expect(await groundOf(schedule.day(open)), "chosen day").not.toBe(before);
    const [chosen, other] = [schedule.time("9:00 AM"), schedule.time("10:00 AM")];
    expect(await groundOf(chosen.locator("xpath=.."))).not.toBe(
      await groundOf(other.locator("xpath=..")),
    );
  });
});

for (const width of [1280, 390]) {
  test.describe(`with text at 200 % in ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("no word of booking, confirmation and appointment is cut off or broken", async ({
      page,
      schedule,
      site,
      visitor,
    }) => {
      await schedule.open();
      await setTextSize(page, 200);
      expect.soft(await textFaults(page), "first view").toEqual([]);
      await schedule.chooseAppointment(site.newDay(), "9:00 AM");
      expect.soft(await textFaults(page), "day and time chosen").toEqual([]);
      // Short, since the tests' usual long address does not fit anywhere.
      await schedule.fill({ ...visitor, email: `ada.${width}@example.com` });
      await schedule.submit();
      await expect(schedule.success).toBeVisible();
      expect.soft(await textFaults(page), "confirmation").toEqual([]);
      await page.getByRole("link", { name: "See, move or cancel this appointment" }).click();
      await expect(schedule.heading).toHaveText(/^Your inspection: /);
      expect.soft(await textFaults(page), "appointment").toEqual([]);
      await page.getByRole("link", { name: "Choose another time" }).click();
      await expect(schedule.grid).toBeVisible();
      expect.soft(await textFaults(page), "moving").toEqual([]);
    });
  });
}

test("an appointment prints on one page, without buttons and bars, in dark text", async ({
  page,
  site,
  visitor,
}) => {
  const somebody = await connectVisitor(site.url);
  const { body } = await book(somebody, { date: site.newDay(), timeSlot: "9:00 AM" }, visitor);
  await page.goto(`/appointments/${body.appointment.id}`);
  await untilHydrated(page);
  await inPrint(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Add to calendar", "Choose another time", "Cancel this appointment"]) {
    await expect(main.getByText(name, { exact: true })).toBeHidden();
  }
  await expect(page.getByRole("navigation", { name: "Call", exact: true })).toBeHidden();
  expect(await paperFaults(page)).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
});

test("a confirmation prints on one page", async ({ page, schedule, site, visitor }) => {
  await schedule.book(site.newDay(), "9:00 AM", visitor);
  await inPrint(page);
  await expect(schedule.success.getByText("Add to calendar")).toBeHidden();
  await expect(schedule.success.getByText(visitor.address)).toBeVisible();
  expect(await paperFaults(page)).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
});

/** The mark below a day's number. */
function mark(day: Locator): Locator {
  return day.locator("span[aria-hidden]").last();
}

/** A screenshot of the element, as text to compare. */
async function pixelsOf(element: Locator): Promise<string> {
  return (await element.screenshot()).toString("base64");
}

async function groundOf(element: Locator): Promise<string> {
  return element.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);
}

/** The mark's color differs from its background. */
async function expectDrawn(element: Locator): Promise<void> {
  const colors = await element.evaluate((drawn) => {
    const ground = (drawn.closest("button") as HTMLElement) ?? document.body;
    return [getComputedStyle(drawn).borderTopColor, getComputedStyle(ground).backgroundColor];
  });
  expect(colors[0]).not.toBe(colors[1]);
}
