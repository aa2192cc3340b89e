import type { Locator, Page } from "@playwright/test";
import { AssessmentPage, moderate } from "#tests/e2e/support/assessment-page.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage, EmergencyPage } from "#tests/e2e/support/inquiry-page.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Each form with something that can be typed into it once its page is open. */
const forms: Record<string, (page: Page) => Promise<Locator>> = {
  async contact(page) {
    const form = new ContactPage(page);
    await form.open();
    return form.name;
  },
  async emergency(page) {
    const form = new EmergencyPage(page);
    await form.open();
    return form.name;
  },
  async booking(page) {
    const form = new SchedulePage(page);
    await form.open();
    return form.name;
  },
  async "quiz follow-up"(page) {
    const quiz = new AssessmentPage(page);
    await quiz.finish();
    await expect(quiz.submit).toBeVisible();
    return quiz.name;
  },
  async bids(page) {
    await page.goto("/compare-bids");
    await untilHydrated(page);
    return page.getByRole("group", { name: "Bid 1" }).getByLabel("Contractor");
  },
};

for (const [name, open] of Object.entries(forms)) {
  test(`what was typed outlives the skip link, a reload behind it, Back, and a discarded tab: ${name}`, async ({
    page,
  }) => {
    const field = await open(page);
    await field.pressSequentially("Ada");
    await skip(page);
    await field.press("End");
    await field.pressSequentially(" Lovelace");
    await reload(page);
    await expect(field).toHaveValue("Ada Lovelace");

    // The same document, one place earlier, which is then asked for what was typed since.
    await page.goBack();
    await expect(field).toHaveValue("Ada Lovelace");
    await field.press("End");
    await field.pressSequentially(" King");
    await discard(page);
    await expect(field).toHaveValue("Ada Lovelace King");
  });
}

test("the quiz's answers outlive the skip link", async ({ page }) => {
  const quiz = new AssessmentPage(page);
  await quiz.open();
  const { roofAge, leaks } = moderate;
  await quiz.answer({ roofAge });
  await skip(page);
  await quiz.answer({ leaks });
  await expect(quiz.progress(2)).toBeVisible();
  await reload(page);
  await expect(quiz.progress(2)).toBeVisible();
});

test("what was sent after the skip link is back at none of the places where it was typed", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  await skip(page);
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  await page.goBack();
  await reload(page);
  await form.expectEmpty();
  await page.goForward();
  await reload(page);
  await form.expectEmpty();
});

async function skip(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Hidden, and then gone without another word. */
async function discard(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    addEventListener("pagehide", (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await reload(page);
}
