import { assess } from "#domain/assessment/assessment.ts";
import { AssessmentPage, moderate, watchSaves } from "#tests/e2e/support/assessment-page.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("on the home page the assessment ends with a compact result, saved once, and no form", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await page.goto("/");
  await untilHydrated(page);
  await assessment.answer(moderate);
  await expect(assessment.result).toBeFocused();
  await expect(assessment.result).toHaveText(/Moderate Concerns$/);
  await expect(assessment.sheet).toContainText(assess(moderate)?.recommendation ?? "");
  await expect.poll(() => saves[0]?.answer?.assessmentId).toBeTruthy();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({ source: "homepage_widget" });
  await expect(assessment.sheet.getByRole("textbox")).toHaveCount(0);
  await expect(assessment.sheet.locator('a[href="/schedule-inspection"]')).toBeVisible();
  await assessment.sheet.locator('a[href="/roof-assessment"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Is my roof OK?" })).toBeVisible();
});
