import type { Page } from "@playwright/test";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* On the contact form; forms that wait for the scripts are in loading/early-presses.spec.ts. */

test("of a visitor who begins before the scripts have loaded, the form knows the site that led here, and has no stamp that would make it look rushed", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  const stamps = countStamps(page);
  const { release } = await hold(page, scripts);
  await page.goto("/emergency-contact", { referer: "https://nextdoor.com/" });
  // As the browser follows a link by itself.
  await page.evaluate((path) => location.assign(path), contact.path);
  await page.waitForURL(`**${contact.path}`);
  await contact.name.pressSequentially("Ada");
  release();
  await untilIdle(page);
  await contact.complete(visitor);
  const sent = page.waitForRequest(inquiryCall);
  await contact.submit();
  const body = (await sent).postDataJSON();
  expect(body.cameFrom).toEqual({ referrer: "nextdoor.com" });
  expect(body).not.toHaveProperty("stamp");
  expect(stamps()).toBe(0);
  await expect(contact.thanksHeading).toBeVisible();
});

test("when a form is refused before the scripts have loaded, they give the focus to the summary, but leave it in a field, and ask for no stamp", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const form = new ContactPage(page);
  const stamps = countStamps(page);
  const first = await hold(page, scripts);
  await page.goto(form.path);
  await form.submit();
  await expect(form.summary).toBeVisible();
  await untilPlaceIsShown(page);
  first.release();
  await expect(form.summary).toBeFocused();
  // What it did not ask for by now, it never does.
  await untilIdle(page);
  expect(stamps()).toBe(0);

  const second = await hold(page, scripts);
  await page.goto(form.path);
  await form.complete({ ...visitor, phone: "" });
  await form.submit();
  await expect(form.summary).toBeVisible();
  await untilPlaceIsShown(page);
  await form.phone.pressSequentially("703");
  second.release();
  await untilHydrated(page);
  await expect(form.phone).toBeFocused();
  await page.keyboard.type(" 555 0111");
  await expect(form.phone).toHaveValue("703 555 0111");
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
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

function countStamps(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/form-stamp") count += 1;
  });
  return () => count;
}

/** Waits until work that the scripts postpone is done. */
async function untilIdle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until the browser has jumped to the URL's fragment, which takes the focus from any field. */
async function untilPlaceIsShown(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
