import { questions } from "#domain/assessment/questions.ts";
import { AssessmentPage, moderate } from "#tests/e2e/support/assessment-page.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { asOnPaper, paperFaults, sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Printing pages in use; every-page prints pages as loaded. */

test("home prints what scrolling has not revealed and what is folded, no heading over its text, and no reviews that have not loaded @full", async ({
  page,
}) => {
  await hold(page, "**/api/customers/reviews");
  await page.goto("/");
  await untilHydrated(page);
  const heading = page.locator("h2#services");
  await expect(heading).toHaveAttribute("data-reveal", "waiting");
  await expect(heading).toHaveCSS("opacity", "0");
  // Home has no list of questions.
  await page.evaluate(() => {
    const details = document.createElement("details");
    details.innerHTML = "<summary>Question</summary><p id='answer'>Answer</p>";
    document.querySelector("main")?.append(details);
  });
  const answer = page.locator("#answer");
  await expect(answer).toBeHidden();

  await asOnPaper(page);
  await expect(heading).toHaveCSS("opacity", "1");
  await expect(answer).toBeVisible();
  const above = await heading.boundingBox();
  const text = await page.locator("h2#services + p").boundingBox();
  expect(text?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expect(page.getByText("Loading reviews...")).toBeHidden();
});

test("booking prints what is chosen and what is looked at, without the calendar @full", async ({
  page,
}) => {
  await page.goto("/schedule-inspection");
  await asOnPaper(page);
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your appointment" })).toBeVisible();
});

test("the assessment prints as a sheet to fill out, with all questions and points, and its result on at most two sheets @full", async ({
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

  await page.emulateMedia({ media: null });
  await assessment.answer(moderate);
  await expect(assessment.result).toBeFocused();
  await asOnPaper(page);
  await expect(assessment.sheet.getByText("Moderate Concerns")).toBeVisible();
  expect(await paperFaults(page)).toEqual([]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test("articles print their links' addresses, and drawings that nobody has scrolled to, on at most three sheets @full", async ({
  page,
}) => {
  const article = page.getByRole("article");
  for (const slug of ["chimney-flashing", "solar-on-an-old-roof", "what-a-new-roof-costs"]) {
    await page.emulateMedia({ media: null });
    await page.goto(`/news-insights/${slug}`);
    await asOnPaper(page);
    const drawings = article.locator("figure img");
    expect(await drawings.count(), slug).toBeGreaterThan(0);
    for (const drawing of await drawings.all()) {
      await expect(drawing, slug).toBeVisible();
      expect(await drawing.evaluate((image: HTMLImageElement) => image.complete), slug).toBe(true);
    }
    expect(await paperFaults(page), slug).toEqual([]);
    expect(await sheetsOf(page), slug).toBeLessThanOrEqual(3);
  }
  const link = article.getByRole("link", { name: "payment plans" });
  const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain("/payment-plans");
});
