import type { Locator } from "@playwright/test";
import { questions } from "#domain/assessment/questions.ts";
import {
  AssessmentPage,
  followUpFailure,
  moderate,
  saveCall,
} from "#tests/e2e/support/assessment-page.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    test("the assessment can be taken and sent with the keyboard alone, and the focus is always visible @keyboard", async ({
      page,
      visitor,
    }) => {
      const assessment = new AssessmentPage(page);
      await assessment.open();
      const press = async (key: string) => {
        await page.keyboard.press(key);
        await expectFocusToBeSeen(page);
      };
      const first = assessment.option("roofAge", "new");
      do await press("Tab");
      while (!(await first.evaluate((option) => option === document.activeElement)));

      // Arrow keys move between options; only Space or Return continues.
      await press("ArrowDown");
      await expect(assessment.option("roofAge", "5-15")).toBeChecked();
      await press("ArrowDown");
      await expect(assessment.option("roofAge", "15-20")).toBeFocused();
      await expect(assessment.progress(1)).toBeVisible();
      await press("Escape");
      await press("Space");
      for (const { id } of questions.slice(1)) {
        const options = assessment.question(id).getByRole("radio");
        await expect(options.first()).toBeFocused();
        await expectFocusToBeSeen(page);
        while (
          !(await assessment.option(id, moderate[id]).evaluate((o) => o === document.activeElement))
        )
          await press("ArrowDown");
        await page.keyboard.press("Enter");
      }
      await expect(assessment.result).toBeFocused();
      await expect(assessment.sheet).toContainText("32 points");
      await expect(assessment.submit).toBeVisible();
      const tabTo = async (target: Locator) => {
        do await press("Tab");
        while (!(await target.evaluate((element) => element === document.activeElement)));
      };
      for (const field of ["name", "phone", "email", "address"] as const) {
        await tabTo(assessment[field]);
        await page.keyboard.type(visitor[field]);
      }
      await page.keyboard.press("Enter");
      await expect(assessment.thanks.getByRole("heading")).toBeFocused();
    });
  });
}

// On a wide one the sheet differs in its spacing and columns alone.
test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

  test("axe finds nothing in any state, and a question's number is read out apart from its text", async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    const assessment = new AssessmentPage(page);
    await assessment.open();
    const [first] = questions;
    const name = `Question 1 of 6: ${first.question}`;
    await expect(assessment.sheet.getByRole("group", { name, exact: true })).toBeVisible();
    for (const { value, label } of first.options) {
      await expect(assessment.option("roofAge", value)).toHaveAccessibleName(label);
    }
    await assessment.answer({ roofAge: "new" });
    await assessment.back.click();
    await expect(assessment.option("roofAge", "new")).toBeChecked();
    await expectSound(page, "an answered question");
    await page.route(saveCall, (route) => route.fulfill({ status: 500, json: {} }));
    await assessment.answer(moderate);
    await expect(assessment.alert).toBeVisible();
    await expectSound(page, "result, not saved");
    await assessment.submit.click();
    await expect(assessment.summary).toBeFocused();
    await expectSound(page, "errors at the fields");
    await assessment.fill(visitor);
    await assessment.submit.click();
    await expect(assessment.sheet.getByText(followUpFailure)).toBeVisible();
    await expectSound(page, "sending failed");
    await page.unroute(saveCall);
    await assessment.submit.click();
    await expect(assessment.thanks).toBeVisible();
    await expectSound(page, "sent");
  });
});
