import type { Locator, Page } from "@playwright/test";
import { timeSlots } from "#domain/booking/time-slot.ts";
import { book } from "#tests/support/visitors.ts";
import { newApiVisitor, takeSlots } from "./support/api-visitor.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

test.describe("in forced colors", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

  test("the chosen day and time, and free, limited and booked days, can be told apart", async ({
    schedule,
    site,
  }) => {
    const [open, limited, full] = [site.newDay(), site.newDay(), site.newDay()];
    await takeSlots(site.url, limited, timeSlots.slice(2));
    await takeSlots(site.url, full, timeSlots);
    await schedule.open();
    const marks = await Promise.all(
      [open, limited, full].map((day) => pixelsOf(mark(schedule.day(day)))),
    );
    expect(new Set(marks).size, "marks that look different").toBe(3);
    for (const day of [open, limited, full]) await expectDrawn(mark(schedule.day(day)));

    const before = await groundOf(schedule.day(open));
    await schedule.chooseVisit(open, "9:00 AM");
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

    test("booking, confirmation and appointment need no scrolling sideways", async ({
      page,
      schedule,
      site,
      visitor,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = "200%";
        });
      });
      await schedule.open();
      expect(await mainOverflow(page)).toEqual([]);
      await schedule.chooseVisit(site.newDay(), "9:00 AM");
      expect(await mainOverflow(page)).toEqual([]);
      await schedule.fill(visitor);
      await schedule.submit();
      await expect(schedule.success).toBeVisible();
      expect(await mainOverflow(page)).toEqual([]);
      await page.getByRole("link", { name: "See, move or cancel this visit" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your inspection: /);
      expect(await mainOverflow(page)).toEqual([]);
    });
  });
}

test("an appointment prints on one page, without buttons and bars, in dark text", async ({
  page,
  site,
  visitor,
}) => {
  const somebody = await newApiVisitor(site.url);
  const { body } = await book(somebody, { date: site.newDay(), timeSlot: "9:00 AM" }, visitor);
  await page.goto(`/appointments/${body.appointment.id}`);
  await untilHydrated(page);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Add to calendar", "Choose another time", "Cancel this visit"]) {
    await expect(main.getByText(name, { exact: true })).toBeHidden();
  }
  await expect(page.getByRole("navigation", { name: "Call", exact: true })).toBeHidden();
  expect(await paleTexts(main)).toEqual([]);
  expect(await pagesOf(page)).toBe(1);
});

test("a confirmation prints on one page", async ({ page, schedule, site, visitor }) => {
  await schedule.book(site.newDay(), "9:00 AM", visitor);
  await page.emulateMedia({ media: "print" });
  await expect(schedule.success.getByText("Add to calendar")).toBeHidden();
  await expect(schedule.success.getByText(visitor.address)).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
});

/** What stands under the number of a day. */
function mark(day: Locator): Locator {
  return day.locator("span[aria-hidden]");
}

/** A picture of the element, as text to compare. */
async function pixelsOf(element: Locator): Promise<string> {
  return (await element.screenshot()).toString("base64");
}

async function groundOf(element: Locator): Promise<string> {
  return element.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);
}

/** The mark has another color than the ground that it lies on. */
async function expectDrawn(element: Locator): Promise<void> {
  const colors = await element.evaluate((drawn) => {
    const ground = (drawn.closest("button") as HTMLElement) ?? document.body;
    return [getComputedStyle(drawn).borderTopColor, getComputedStyle(ground).backgroundColor];
  });
  expect(colors[0]).not.toBe(colors[1]);
}

/** What of the page, without the shell around it, sticks out of the window sideways. */
async function mainOverflow(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const { clientWidth } = document.documentElement;
    return [main, ...main.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Texts that are printed in a light color: paper is white. */
async function paleTexts(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.checkVisibility() && element.innerText?.trim())
      .filter((element) => {
        const channels =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        const [red = 0, green = 0, blue = 0] = channels;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 130;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
