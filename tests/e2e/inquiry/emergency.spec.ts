import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { EmergencyPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
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
  const call = await hold(page, inquiryCall);
  const sent = page.waitForRequest(inquiryCall);
  await emergency.submit();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  const { stamp: _, ...body } = (await sent).postDataJSON();
  expect(body).toEqual({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    address: visitor.address,
    subject: "EMERGENCY: Storm Damage Request",
    message: "The ceiling drips.\nIt is dark.\nService: emergency",
    emergency: true,
  });
  call.release();

  await expect(emergency.thanks).toContainText("2-4 hours");
  await expect(emergency.thanksHeading).toBeFocused();
  const { notice, noticeTo, confirmation } = emergency.mails;
  const alarm = await mailbox.only({ to: noticeTo, subject: notice, containing: visitor.email });
  for (const line of ["The ceiling drips.", "It is dark.", visitor.address, "Service: emergency"]) {
    expect(alarm.text).toContain(line);
  }
  expect(alarm.replyTo).toBe(visitor.email);
  await mailbox.only({ to: visitor.email, subject: confirmation });
  await mailbox.all({ to: officeAddress, subject: /./, containing: visitor.email }, 0);

  await emergency.another.click();
  await emergency.expectEmpty();
  await expect(emergency.name).toBeFocused();
});

test("after a request, 'Return to Home' goes to the home page", async ({ page, visitor }) => {
  const emergency = new EmergencyPage(page);
  await emergency.open();
  await emergency.fill(visitor);
  const { sent } = await emergency.nextBody();
  await emergency.submit();
  expect(await sent).toMatchObject({ message: emergency.emptyMessage });
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the address of the damage is optional, and browsers can autofill it", async ({
  page,
  visitor,
}) => {
  const emergency = new EmergencyPage(page);
  await emergency.open();
  await expect(page.getByLabel("Address of the damage", { exact: true })).toHaveAttribute(
    "autocomplete",
    "street-address",
  );
  await emergency.fill({ ...visitor, address: "" });
  const { sent } = await emergency.nextBody();
  await emergency.submit();
  expect(await sent).not.toHaveProperty("address");
  await expect(emergency.thanksHeading).toBeVisible();
});

test("an empty message is sent with a default text", async ({ page, visitor }) => {
  const emergency = new EmergencyPage(page);
  await emergency.open();
  await emergency.fill(visitor);
  await typeInto(emergency.message, "  ");
  const { sent } = await emergency.nextBody();
  await emergency.submit();
  expect(await sent).toMatchObject({ message: emergency.emptyMessage });
});

test("on a phone, the number to call is the largest thing and can be tapped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/emergency-contact");
  const { hotline } = businessProfile;
  const box = page.getByRole("main").getByRole("link", { name: /24\/7 emergency line/ });
  await expect(box).toHaveAttribute("href", `tel:${hotline.e164}`);
  await expect(box).toContainText(hotline.display);
  await expect(box).toBeInViewport({ ratio: 1 });
  const size = (text: ReturnType<Page["locator"]>) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const largest = await size(box.getByText(hotline.display));
  expect(largest).toBeGreaterThan(await size(page.getByRole("heading", { level: 1 })));
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`at ${width} px the number to call fits on one line inside its box`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/emergency-contact");
    const box = page.getByRole("main").getByRole("link", { name: /24\/7 emergency line/ });
    const lines = await box.getByText(businessProfile.hotline.display).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width: taken } = range.getBoundingClientRect();
      const rows = new Set(Array.from(range.getClientRects(), ({ top }) => top));
      return { rows: rows.size, isWithin: taken <= element.getBoundingClientRect().width };
    });
    expect(lines).toEqual({ rows: 1, isWithin: true });
  });
}

test("at 320 px nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/emergency-contact", "/contact-us"]) {
    await page.goto(address);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
});
