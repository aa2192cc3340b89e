import { assess } from "#domain/assessment/assessment.ts";
import { AssessmentPage, moderate, watchSaves } from "./support/assessment-page.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

test("on the home page the quiz ends with a compact result, saved once, and no form", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await page.goto("/");
  await untilHydrated(page);
  await quiz.answer(moderate);
  await expect(quiz.result).toBeFocused();
  await expect(quiz.result).toHaveText(/Moderate Concerns$/);
  await expect(quiz.sheet).toContainText(assess(moderate)?.recommendation ?? "");
  await expect.poll(() => saves[0]?.answer?.assessmentId).toBeTruthy();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({ source: "homepage_widget" });
  await expect(quiz.sheet.getByRole("textbox")).toHaveCount(0);
  await expect(quiz.sheet.locator('a[href="/schedule-inspection"]')).toBeVisible();
  await quiz.sheet.locator('a[href="/roof-assessment"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Is my roof OK?" })).toBeVisible();
});
