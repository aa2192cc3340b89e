import type { Page } from "@playwright/test";
import { AssessmentPage } from "#tests/e2e/support/assessment-page.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* Parts below a page's first view load their scripts when they come near or are used. */

test.use({ viewport: { width: 390, height: 844 } });

const assessmentScript = "**/assets/assessment-section-*.js";
const waiting = (page: Page) => page.locator("[data-waiting]");

test("nothing of it is asked for before somebody scrolls, and its words and links are there", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await untilHydrated(page);
  await expect(waiting(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Is My Roof OK?" })).toBeVisible();
  await page.getByRole("heading", { name: "Is My Roof OK?" }).scrollIntoViewIfNeeded();
  await expect(waiting(page)).toHaveCount(1);
  await page.getByRole("heading", { name: "What our customers say" }).scrollIntoViewIfNeeded();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Customer reviews" })).toBeVisible();
});

test("an answer that is given before its script has come stays, is shown to be taken, and the assessment goes on from it", async ({
  page,
}) => {
  const { asked, release } = await hold(page, assessmentScript);
  const assessment = new AssessmentPage(page);
  await page.goto("/");
  await untilHydrated(page);
  await assessment.option("roofAge", "15-20").click();
  await asked;
  await expect(page.locator("[data-pending]")).toContainText("15-20 years");
  release();
  await expect(assessment.progress(1)).toBeVisible();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
});

test("the focus brings its script", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await untilHydrated(page);
  await expect(waiting(page)).toHaveCount(2);
  await page
    .getByRole("link", { name: "Take the full roof assessment" })
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(waiting(page)).toHaveCount(1);
});

test("an address that names a place in it leads there, and the place is alive", async ({
  page,
}) => {
  await page.goto("/#reviews");
  await expect(page.getByRole("heading", { name: "What our customers say" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Customer reviews" })).toBeVisible();
});

test("a page whose part cannot be loaded stays as it is, and can be left", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  await page.route(assessmentScript, (route) => route.abort());
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("heading", { name: "Is My Roof OK?" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("radio").first()).toBeAttached();
  await page.getByRole("contentinfo").getByRole("link", { name: "Our company" }).click();
  await expect(page).toHaveURL("/our-company");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Making a Difference");
});

test("a page that the browser swaps in comes with its parts", async ({ page }) => {
  await page.goto("/contact-us");
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Customer reviews" })).toBeVisible();
});
