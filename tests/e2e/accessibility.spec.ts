import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book } from "#tests/support/visitors.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { ChoiceSteps } from "./support/schedule-page.ts";
import { takeSlots } from "./support/somebody-else.ts";
import { expect, failedCall, test } from "./support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Half-faded text has another contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("axe finds nothing on the booking page in its states", async ({
      page,
      schedule,
      site,
      visitor,
    }) => {
      const day = site.newDay();
      await takeSlots(site.url, day, ["9:00 AM"]);
      await schedule.open();
      await expectNoFindings(page, "first view");
      await schedule.chooseAppointment(day, "10:00 AM");
      await expectNoFindings(page, "times shown");
      await schedule.submit();
      await expect(schedule.summary).toBeFocused();
      await expectNoFindings(page, "errors at the fields");
      await schedule.fill(visitor);
      await takeSlots(site.url, day, ["10:00 AM"]);
      await schedule.submit();
      await expect(schedule.alert).toBeVisible();
      await expect(schedule.time("10:00 AM")).toBeDisabled();
      await expectNoFindings(page, "time taken");
      await schedule.time("11:00 AM").check();
      await schedule.submit();
      await expect(schedule.success).toBeVisible();
      await expectNoFindings(page, "success");
    });

    test("axe finds nothing on the appointment page in its states", async ({
      page,
      site,
      visitor,
      faults,
    }) => {
      faults.allow(failedCall);
      const day = site.newDay();
      const somebody = await connectVisitor(site.url);
      const { body } = await book(somebody, { date: day, timeSlot: "9:00 AM" }, visitor);
      await page.goto(`/appointments/${body.appointment.id}`);
      await untilHydrated(page);
      await expectNoFindings(page, "booked");
      await page.getByRole("link", { name: "Choose another time" }).click();
      await new ChoiceSteps(page).chooseAppointment(day, "1:00 PM");
      await expectNoFindings(page, "moving");
      await page.getByRole("button", { name: "Move the appointment" }).click();
      await expect(page.getByText("Your appointment has moved")).toBeVisible();
      await expectNoFindings(page, "moved");
      await page.getByRole("link", { name: "Cancel this appointment" }).click();
      await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeFocused();
      await expectNoFindings(page, "cancelling");
      await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
      await expect(page.getByText("Your appointment is canceled")).toBeVisible();
      await expectNoFindings(page, "cancelled");
      await page.goto("/appointments/unknown");
      await expectNoFindings(page, "unknown");
    });

    test("axe finds nothing on the home page and an ordinary page", async ({ page }) => {
      for (const address of ["/", "/service-areas"]) {
        await page.goto(address);
        await untilHydrated(page);
        await expectNoFindings(page, address);
      }
    });
  });
}

test("nothing has to be scrolled sideways at 320 px while booking, moving and cancelling", async ({
  page,
  schedule,
  site,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const day = site.newDay();
  const longWord = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
  await page.setViewportSize({ width: 320, height: 640 });
  await schedule.open();
  await schedule.chooseAppointment(day, "9:00 AM");
  await schedule.submit();
  await expect(schedule.summary).toBeFocused();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await schedule.fill({ ...visitor, address: longWord, email: `${longWord}@example.com` });
  await takeSlots(site.url, day, ["9:00 AM"]);
  await schedule.submit();
  await expect(schedule.alert).toBeVisible();
  await expect(schedule.time("9:00 AM")).toBeDisabled();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await schedule.time("10:00 AM").check();
  await schedule.submit();
  await expect(schedule.success).toContainText(longWord);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.getByRole("link", { name: "See, move or cancel this appointment" }).click();
  await page.getByRole("link", { name: "Choose another time" }).click();
  await new ChoiceSteps(page).chooseAppointment(day, "1:00 PM");
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.getByRole("link", { name: "Keep the old time" }).click();
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
});

async function expectNoFindings(page: Page, state: string): Promise<void> {
  // Legacy mode: no frames to look into, so no second page to bring their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(rules);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(findings, state).toEqual([]);
}
