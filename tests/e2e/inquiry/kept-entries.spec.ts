import type { Page } from "@playwright/test";
import { photoField, photoStates } from "#content/en/photos.ts";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { halves } from "#tests/support/photos/photos.ts";

/* On the contact form; the emergency form's journey reloads once. */

test("keeps what was typed for a visitor who reloads, or follows a link and comes back, until it is sent", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.fill(visitor);
  await form.service.selectOption("gutters");
  await form.message.pressSequentially("Gutter too");
  for (const comeBack of [leaveAndComeBack, reload, leaveSiteAndComeBack]) {
    await comeBack(page);
    await form.expectEntries(visitor);
    await expect(form.service).toHaveValue("gutters");
    await expect(form.message).toHaveValue("Gutter too");
  }

  // What has been typed again by the time the scripts load is left alone.
  const { release } = await hold(page, scripts);
  await reloadEmpty(page);
  await form.name.pressSequentially("Grace");
  release();
  await expect(form.email).toHaveValue(visitor.email);
  await form.expectEntries({ ...visitor, name: "Grace" });
  await expect(form.service).toHaveValue("gutters");

  await untilHydrated(page);
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  for (const comeBack of [leaveAndComeBack, reload]) {
    await comeBack(page);
    await form.expectEmpty();
  }
});

test("keeps the photos that have arrived over a reload, and asks again for the one that has not", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  const field = form.element.getByLabel("Photos", { exact: true });
  const buffer = await halves("jpeg", { orientation: 6 });
  const photo = { name: "porch.jpg", mimeType: "image/jpeg", buffer };
  await field.setInputFiles(photo);
  await expect(form.element.getByText(photoStates.sent, { exact: true })).toBeVisible();
  const { asked } = await hold(page, "**/api/photos");
  await field.setInputFiles(photo);
  await asked;
  await reload(page);
  await expect(form.element.getByText(photoField.kept(1))).toBeVisible();
  await expect(form.element.getByText(photoField.chooseAgain(1))).toBeVisible();

  const { sent } = await form.nextBody();
  await form.submit();
  expect((await sent).photos).toEqual([expect.any(String)]);
  await expect(form.thanksHeading).toBeVisible();
  await reload(page);
  await form.expectEmpty();
  await expect(form.element.getByText(photoField.kept(1))).toHaveCount(0);
});

test("keeps what was typed in another tab with the same form when one of them is sent, which leaves one lead", async ({
  page,
  context,
  visitor,
  mailbox,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  const tab = await context.newPage();
  const other = new ContactPage(tab);
  await other.open();
  await other.expectEmpty();
  await other.fill({ ...visitor, name: "Grace" });
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();

  await other.expectEntries({ ...visitor, name: "Grace" });
  await reload(tab);
  await other.expectEntries({ ...visitor, name: "Grace" });
  await expect(tab.getByText(/^Sent \d+:\d\d [AP]M$/)).toBeVisible();
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Browsers may fill in a reloaded page themselves, which would hide that we do. */
async function reloadEmpty(page: Page): Promise<void> {
  await page.reload();
  await page.locator("main form").evaluateAll((forms) => {
    for (const form of forms) (form as HTMLFormElement).reset();
  });
}

/** To another document in the same tab. */
async function leaveSiteAndComeBack(page: Page): Promise<void> {
  await page.goto("/favicon.svg");
  await page.goBack();
  await untilHydrated(page);
}

/** Within the site, without loading a document. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const from = page.url();
  await page.getByRole("contentinfo").getByRole("link", { name: "Our company" }).first().click();
  await expect(page).toHaveURL("/our-company");
  await page.goBack();
  await expect(page).toHaveURL(from);
}
