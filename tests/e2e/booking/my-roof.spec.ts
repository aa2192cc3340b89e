import type { Page } from "@playwright/test";
import { accessibilityTags, findingsOf } from "#tests/e2e/support/axe.ts";
import { sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book } from "#tests/support/visitors.ts";

/* Somebody opens the link in the mail about their booking, on a phone and without scripts. */

const phones = [390, 320];

const roofLink = (text: string) => /http\S*\/my-roof\/[\w-]+/.exec(text)?.[0] ?? "";

/** Whether nothing is wider than the window. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test("what somebody has with us is at the link in their mail, where nothing needs scripts", async ({
  newContext,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  // A link that leads nowhere is a 404.
  faults.allow(failedCall);
  const somebody = await connectVisitor(site.url);
  await book(somebody, { date: site.newDay(), timeSlot: "9:00 AM" }, visitor);
  const mail = await mailbox.only({ to: visitor.email, subject: "is booked" });
  const link = roofLink(mail.text);
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  // The page has no script of its own; what looks for faults is one.
  const looked = await (await newContext()).newPage();
  for (const width of phones) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await fits(page)).toBe(true);
  }
  await looked.setViewportSize({ width: 390, height: 844 });
  await looked.goto(link);
  expect(await findingsOf(looked, { tags: accessibilityTags })).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect(page.getByRole("heading", { name: "Choose another time" })).toBeVisible();

  // Lost: the same answer for everybody, and the same link in the mail.
  await page.goto("/my-roof/nothing-is-here");
  await expect(page.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
  await page.getByLabel("Email").fill(visitor.email.toUpperCase());
  await page.getByRole("button", { name: "Mail me my link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await looked.goto("/my-roof/nothing-is-here");
  expect(await findingsOf(looked, { tags: accessibilityTags })).toEqual([]);
  const again = await mailbox.only({ to: visitor.email, subject: "The link to your page with us" });
  expect(roofLink(again.text)).toBe(link);
});
