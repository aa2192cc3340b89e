import type { Locator } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { hours } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { EmergencyPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { shiftsOf, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { officeAddress } from "#tests/e2e/support/mailbox.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";

test("a request reaches whoever is on call immediately, and the visitor gets a confirmation", async ({
  page,
  mailbox,
  visitor,
}) => {
  const emergency = new EmergencyPage(page);
  await emergency.open("?service=emergency");
  await emergency.fill(visitor);
  await typeInto(emergency.message, "The ceiling drips.\nIt is dark.");
  // Visitors who lose their patience lose no word.
  await page.reload();
  await untilHydrated(page);
  await emergency.expectEntries(visitor);
  const call = await hold(page, inquiryCall);
  const sent = page.waitForRequest(inquiryCall);
  await emergency.submit();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  expect((await sent).postDataJSON()).toEqual({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    address: visitor.address,
    subject: "EMERGENCY: Storm Damage Request",
    message: "The ceiling drips.\nIt is dark.\nService: emergency",
    emergency: true,
  });
  call.release();

  await expect(emergency.thanks).toContainText(hours(builtFacts.answers.emergencyHours));
  await expect(emergency.thanksHeading).toBeFocused();
  const { notice, noticeTo, confirmation } = emergency.mails;
  const alarm = await mailbox.only({ to: noticeTo, subject: notice, containing: visitor.email });
  for (const line of ["The ceiling drips.", "It is dark.", visitor.address]) {
    expect(alarm.text).toContain(line);
  }
  expect(alarm.text).toMatch(/Service\s+Emergency\s/);
  expect(alarm.replyTo).toBe(visitor.email);
  await mailbox.only({ to: visitor.email, subject: confirmation });
  await mailbox.all({ to: officeAddress, subject: /./, containing: visitor.email }, 0);

  await emergency.another.click();
  await emergency.expectEmpty();
  await expect(emergency.name).toBeFocused();

  // Without the address of the damage, and with nothing but blanks for a message.
  await emergency.fill({ ...visitor, address: "" });
  await typeInto(emergency.message, "  ");
  const { sent: another } = await emergency.nextBody();
  await emergency.submit();
  const little = await another;
  expect(little).toMatchObject({ message: `${emergency.emptyMessage}\nService: emergency` });
  expect(little).not.toHaveProperty("address");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing else moves when the confirmation takes the form's place, at ${viewport.width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const emergency = new EmergencyPage(page);
    await emergency.open();
    await emergency.complete(visitor);
    const { length } = await shiftsOf(page);
    await emergency.submit();
    await expect(emergency.thanksHeading).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "crew" })).not.toBeEmpty();
    const shifts = (await shiftsOf(page)).slice(length);
    const sum = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  });
}

test("the number to call is the largest thing on a phone, and fits on one line at every width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/emergency-contact");
  const { hotline } = businessProfile;
  const box = page.getByRole("main").getByRole("link", { name: /24\/7 emergency line/ });
  const number = box.getByText(hotline.display);
  await expect(box).toHaveAttribute("href", `tel:${hotline.e164}`);
  await expect(number).toBeVisible();
  await expect(box).toBeInViewport({ ratio: 1 });
  const size = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(number)).toBeGreaterThan(await size(page.getByRole("heading", { level: 1 })));
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width: taken } = range.getBoundingClientRect();
      const rows = new Set(Array.from(range.getClientRects(), ({ top }) => top));
      return { rows: rows.size, isWithin: taken <= element.getBoundingClientRect().width };
    });
    expect(lines, `at ${width} px`).toEqual({ rows: 1, isWithin: true });
  }
});
