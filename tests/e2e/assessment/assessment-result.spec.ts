import type { Locator } from "@playwright/test";
import { assess } from "#domain/assessment/assessment.ts";
import {
  AssessmentPage,
  moderate,
  saveCall,
  watchSaves,
} from "#tests/e2e/support/assessment-page.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

const categories = [
  [
    "Good Condition",
    [34, 89, 76],
    {
      roofAge: "new",
      leaks: "none",
      shingles: "excellent",
      storm: "none",
      gutters: "great",
      ventilation: "none",
    },
  ],
  [
    "Minor Issues",
    [230, 180, 80],
    {
      roofAge: "5-15",
      leaks: "none",
      shingles: "minor",
      storm: "wind",
      gutters: "clogged",
      ventilation: "none",
    },
  ],
  ["Moderate Concerns", [226, 123, 54], moderate],
  [
    "Major Concerns",
    [163, 32, 24],
    {
      roofAge: "over-20",
      leaks: "frequent",
      shingles: "severe",
      storm: "multiple",
      gutters: "detached",
      ventilation: "mold",
    },
  ],
] as const;

test("each category's badge has the right word and color, and the bar matches the score", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  for (const [category, color, values] of categories) {
    await assessment.open(`?${new URLSearchParams(values)}`);
    const badge = assessment.result.getByText(category, { exact: true });
    await expect(badge).toHaveCSS("background-color", `rgb(${color.join(", ")})`);
    expect(await contrastOf(badge), category).toBeGreaterThan(4.5);
    const { score = 0, recommendation = "" } = assess(values) ?? {};
    await expect(assessment.sheet).toContainText(recommendation);
    await expect(assessment.sheet).toContainText(`${score} points`);
    const bar = assessment.sheet.locator("[data-score-bar]");
    const whole = Number(await bar.locator("xpath=preceding-sibling::*[1]").getAttribute("width"));
    expect(Number(await bar.getAttribute("width"))).toBeCloseTo(Math.min(1, score / 75) * whole);
    if (score > 75) {
      const scale = assessment.sheet.getByRole("img", {
        name: `${score} on a scale from 0 to 75+`,
      });
      await expect(scale.locator("text").last()).toHaveText("75+");
    }
  }
});

test("when saving fails the page says so, and the form still appears and can be sent", async ({
  page,
  visitor,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const assessment = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await page.route(saveCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: "Out of order." } }),
  );
  await assessment.finish();
  await expect(assessment.alert).toContainText("Error saving assessment: Out of order.");

  await assessment.retake.click();
  await page.unroute(saveCall);
  await page.route(saveCall, (route) => route.abort());
  await assessment.answer(moderate);
  await expect(assessment.alert, "without an answer").toContainText(
    "Error saving assessment: Unknown error",
  );
  await expect(assessment.alert).toContainText(
    "Your assessment results are still available, but we couldn't save them to our system.",
  );
  await expect(assessment.result).toHaveText(/Moderate Concerns$/);

  await page.unroute(saveCall);
  await assessment.fill({ ...visitor, address: "" });
  await assessment.submit.click();
  await expect(assessment.thanks).toBeVisible();
  expect(saves[2]?.body).toHaveProperty("customerInfo.email", visitor.email);
  expect(saves[2]?.body).not.toHaveProperty("assessmentId");
  await mailbox.only({ to: visitor.email, subject: "Your roof assessment" });
});

test("the form follows once the result is saved; retaking clears answers, result and form, and saves the new result", async ({
  page,
  visitor,
}) => {
  const assessment = new AssessmentPage(page);
  const saves = await watchSaves(page);
  const call = await hold(page, saveCall);
  await assessment.finish();
  await expect(assessment.sheet.getByRole("status")).toHaveText("Saving your assessment...");
  await expect(assessment.name).toHaveCount(0);
  call.release();
  await assessment.fill(visitor);
  await expect(assessment.sheet.getByText("Saving your assessment...")).toHaveCount(0);
  // Kept for the forms of this session.
  expect(
    JSON.parse((await page.evaluate(() => sessionStorage.getItem("assessment"))) ?? ""),
  ).toEqual(moderate);
  await assessment.retake.click();
  await expect(assessment.progress(0)).toBeVisible();
  await expect(assessment.back).toBeDisabled();
  await expect(assessment.option("roofAge", "new")).toBeFocused();
  await expect(assessment.sheet.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(assessment.result).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await assessment.answer({ ...moderate, ventilation: "mold" });
  await expect(assessment.result).toHaveText(/Major Concerns$/);
  await expect(assessment.name).toHaveValue("");
  expect(saves).toHaveLength(2);
  expect(saves[1]?.body.result.score).toBe(44);
});

test("an address with all answers shows their result without saving it, and leads back to the questions", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await quiz.open(`?${new URLSearchParams(moderate)}`);
  await expect(quiz.result).toContainText("Moderate Concerns");
  await quiz.name.pressSequentially("Ada");
  await quiz.retake.click();
  await expect(page).toHaveURL("/roof-assessment");
  await untilHydrated(page);
  await expect(quiz.progress(0)).toBeVisible();
  expect(saves).toEqual([]);
});

/** Contrast of an element's text with its background (WCAG 2.2, "contrast ratio"). */
async function contrastOf(element: Locator): Promise<number> {
  const colors = await element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  });
  const [lighter = 0, darker = 0] = colors.map(luminanceOf).sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
