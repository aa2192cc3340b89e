import { questions } from "#domain/assessment/questions.ts";
import { AssessmentPage, moderate } from "#tests/e2e/support/assessment-page.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { asOnPaper, paperFaults, sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Printing pages in use; every-page prints pages as loaded. */

test("what scrolling has not revealed yet is printed @full", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  const heading = page.locator("h2#services");
  await expect(heading).toHaveAttribute("data-reveal", "waiting");
  await asOnPaper(page);
  await expect(heading).toHaveCSS("opacity", "1");
});

test("home prints no heading over its text, and no reviews that have not loaded @full", async ({
  page,
}) => {
  await hold(page, "**/api/customers/reviews");
  await page.goto("/");
  await untilHydrated(page);
  await asOnPaper(page);
  const heading = await page.locator("h2#services").boundingBox();
  const text = await page.locator("h2#services + p").boundingBox();
  expect(text?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  await expect(page.getByText("Loading reviews...")).toBeHidden();
});

test("booking prints what is chosen and what is looked at, without the calendar @full", async ({
  page,
}) => {
  await page.goto("/schedule-inspection");
  await asOnPaper(page);
  expect(await paperFaults(page)).toEqual([]);
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your appointment" })).toBeVisible();
});

test("the assessment prints as a sheet to fill out, with all questions and points @full", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await asOnPaper(page);
  for (const { id, options } of questions) {
    await expect(assessment.question(id)).toBeVisible();
    for (const { value, label, score } of options) {
      const option = assessment.sheet.locator("label").filter({
        has: page.locator(`input[name="${id}"][value="${value}"]`),
      });
      await expect(option).toContainText(label);
      await expect(option.getByText(`${score} points`)).toBeVisible();
    }
  }
  const tops = await assessment.sheet
    .locator("legend")
    .evaluateAll((legends) => legends.map((legend) => legend.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBeGreaterThan(1);
});

test("the assessment's result prints on at most two sheets @full", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.finish(moderate);
  await asOnPaper(page);
  await expect(assessment.sheet.getByText("Moderate Concerns")).toBeVisible();
  expect(await paperFaults(page)).toEqual([]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test("an article's links are printed with their addresses @full", async ({ page }) => {
  await page.goto("/news-insights/what-a-new-roof-costs");
  await asOnPaper(page);
  const link = page.getByRole("article").getByRole("link", { name: "payment plans" });
  const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain("/payment-plans");
});

for (const slug of ["chimney-flashing", "solar-on-an-old-roof", "what-a-new-roof-costs"]) {
  test(`${slug} prints on at most three sheets, including drawings that nobody has scrolled to @full`, async ({
    page,
  }) => {
    await page.goto(`/news-insights/${slug}`);
    await asOnPaper(page);
    const drawings = page.getByRole("article").locator("figure img");
    expect(await drawings.count()).toBeGreaterThan(0);
    for (const drawing of await drawings.all()) {
      await expect(drawing).toBeVisible();
      expect(await drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    }
    expect(await paperFaults(page)).toEqual([]);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
  });
}

test("the closed answers of a list of questions are printed @full", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.evaluate(() => {
    const details = document.createElement("details");
    details.innerHTML = "<summary>Question</summary><p id='answer'>Answer</p>";
    document.querySelector("main")?.append(details);
  });
  const answer = page.locator("#answer");
  await expect(answer).toBeHidden();
  await asOnPaper(page);
  await expect(answer).toBeVisible();
});
