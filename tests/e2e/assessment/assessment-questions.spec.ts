import type { Page } from "@playwright/test";
import { AssessmentPage, moderate, saveCall } from "#tests/e2e/support/assessment-page.ts";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("going back shows the answer, which can be kept or changed", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer({ roofAge: "new", leaks: "minor" });
  await expect(assessment.question("shingles")).toBeVisible();
  await assessment.back.click();
  await assessment.back.click();
  await expect(assessment.option("roofAge", "new")).toBeChecked();
  await expect(assessment.option("roofAge", "new")).toBeFocused();
  await expect(assessment.progress(2)).toBeVisible();
  await assessment.option("roofAge", "over-20").check();
  await expect(assessment.option("leaks", "minor")).toBeChecked();
  await assessment.next.click();
  await expect(assessment.progress(2)).toBeVisible();
  await assessment.answer({
    shingles: "excellent",
    storm: "none",
    gutters: "great",
    ventilation: "none",
  });
  await expect(assessment.sheet).toContainText("20 points");
});

test("pressing the answer that is already chosen moves on too", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer({ roofAge: "new" });
  await expect(assessment.question("leaks")).toBeVisible();
  await assessment.back.click();
  await assessment.option("roofAge", "new").click();
  await expect(assessment.question("leaks")).toBeVisible();
});

test("the next question comes 300 ms after the answer, and changing the answer before then counts", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await page.clock.install();
  await assessment.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await assessment.option("roofAge", "new").check();
  await page.clock.runFor(299);
  await expect(assessment.question("roofAge")).toBeVisible();
  await assessment.option("roofAge", "over-20").check();
  await page.clock.runFor(299);
  await expect(assessment.question("roofAge")).toBeVisible();
  await page.clock.runFor(1);
  await expect(assessment.question("leaks")).toBeVisible();
  await assessment.back.click();
  await expect(assessment.option("roofAge", "over-20")).toBeChecked();
});

test("the result comes 300 ms after the last answer", async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await page.clock.install();
  await assessment.open();
  const { ventilation, ...others } = moderate;
  await assessment.answer(others);
  await expect(assessment.question("ventilation")).toBeVisible();
  await expect(assessment.progress(5)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await assessment.option("ventilation", ventilation).click();
  await expect(assessment.progress(6)).toBeVisible();
  await page.clock.runFor(299);
  await expect(assessment.question("ventilation")).toBeVisible();
  await expect(assessment.result).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(assessment.result).toBeVisible();
});

test("a roof age chosen in the menu becomes the first answer; an unknown one is ignored", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open("?roofAge=over-20");
  await expect(assessment.question("leaks")).toBeVisible();
  await expect(assessment.progress(1)).toBeVisible();
  await assessment.back.click();
  await expect(assessment.option("roofAge", "over-20")).toBeChecked();

  await assessment.open("?roofAge=constructor");
  await expect(assessment.question("roofAge")).toBeVisible();
  await expect(assessment.progress(0)).toBeVisible();
});

test("an answer given before the scripts have loaded counts, and nothing jumps", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  const { release } = await hold(page, scripts);
  await page.goto("/roof-assessment");
  await expect(assessment.sheet.getByRole("group")).toHaveCount(1);
  await assessment.option("roofAge", "15-20").check();
  const before = await assessment.sheet.boundingBox();
  release();
  await untilHydrated(page);
  await expect(assessment.question("leaks")).toBeVisible();
  await expect(assessment.progress(1)).toBeVisible();
  await expect(assessment.question("leaks").getByRole("radio").first()).toBeFocused();
  const after = await assessment.sheet.boundingBox();
  expect(after).toEqual(before);
});

test("answers and the result are back after a reload, until the quiz is taken again, and are saved once", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer({ roofAge: "15-20", leaks: "minor" });
  await expect(assessment.question("shingles")).toBeVisible();
  await reload(page);
  await expect(assessment.question("shingles")).toBeVisible();
  await expect(assessment.progress(2)).toBeVisible();
  await assessment.back.click();
  await expect(assessment.option("leaks", "minor")).toBeChecked();

  const { roofAge: _, ...others } = moderate;
  const first = page.waitForResponse(saveCall);
  await assessment.answer(others);
  await expect(assessment.result).toBeFocused();
  const { assessmentId } = await (await first).json();
  await assessment.name.pressSequentially("Ada");
  const second = page.waitForResponse(saveCall);
  await reload(page);
  await expect(assessment.result).toBeVisible();
  await expect(assessment.result).not.toBeFocused();
  expect(await (await second).json()).toMatchObject({ assessmentId });
  await expect(assessment.name).toHaveValue("Ada");

  await assessment.retake.click();
  await assessment.answer(moderate);
  await expect(assessment.result).toBeFocused();
  await expect(assessment.name).toHaveValue("");
  await assessment.retake.click();
  await reload(page);
  await expect(assessment.progress(0)).toBeVisible();
});

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}
