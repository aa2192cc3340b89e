import type { Page } from "@playwright/test";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage, type InquiryPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { Details } from "#tests/support/visitors.ts";

test("a message sent before the scripts have loaded waits for them", async ({ page, visitor }) => {
  const contact = new ContactPage(page);
  const submissions = contact.countSubmissions();
  const { asked, release } = await hold(page, scripts);
  await page.goto(contact.path);
  await contact.complete(visitor);
  await contact.submit();
  await asked;
  release();
  await expect(contact.thanksHeading).toBeVisible();
  expect(submissions()).toBe(1);
  expect(new URL(page.url()).hash).toBe("");
});

test("the site that led a visitor here is known, though a link was pressed before the scripts had loaded", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  const { release } = await hold(page, scripts);
  await page.goto("/emergency-contact", { referer: "https://nextdoor.com/" });
  // As the browser follows a link by itself.
  await page.evaluate((path) => location.assign(path), contact.path);
  await page.waitForURL(`**${contact.path}`);
  release();
  await untilHydrated(page);
  await contact.complete(visitor);
  const sent = page.waitForRequest(inquiryCall);
  await contact.submit();
  expect((await sent).postDataJSON().cameFrom).toEqual({ referrer: "nextdoor.com" });
  await expect(contact.thanksHeading).toBeVisible();
});

test("when a form is refused before the scripts have loaded, they leave the focus in the field", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const form = new ContactPage(page);
  const release = await answeredWithoutScripts(form, visitor);
  await form.phone.pressSequentially("703");
  release();
  await untilHydrated(page);
  await expect(form.phone).toBeFocused();
  await page.keyboard.type(" 555 0111");
  await expect(form.phone).toHaveValue("703 555 0111");
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
});

test("when a form is refused before the scripts have loaded, the summary gets the focus once they have", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const form = new ContactPage(page);
  const release = await answeredWithoutScripts(form, visitor);
  release();
  await untilHydrated(page);
  await expect(form.summary).toBeFocused();
});

test("after a form is sent before the scripts have loaded, another one starts empty once they have", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  const { release } = await hold(page, scripts);
  await page.goto(form.path);
  await form.complete(visitor);
  await form.submit();
  await expect(form.thanks).toContainText(visitor.email);
  release();
  await untilHydrated(page);
  await expect(form.thanksHeading).toBeFocused();
  await form.another.click();
  await form.expectEmpty();
  await expect(form.name).toBeFocused();
});

/**
 * Has the server refuse a form without a phone number before the scripts have loaded; returns the function that lets
 * them load.
 */
async function answeredWithoutScripts(form: InquiryPage, visitor: Details): Promise<() => void> {
  const { release } = await hold(form.page, scripts);
  await form.page.goto(form.path);
  await form.complete({ ...visitor, phone: "" });
  await form.submit();
  await expect(form.summary).toBeVisible();
  await untilPlaceIsShown(form.page);
  return release;
}

/** Waits until the browser has jumped to the URL's fragment, which takes the focus from any field. */
async function untilPlaceIsShown(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
