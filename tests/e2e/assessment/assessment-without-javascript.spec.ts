import { writeFile } from "node:fs/promises";
import { businessProfile } from "#content/business-profile.ts";
import { AssessmentPage, moderate } from "#tests/e2e/support/assessment-page.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";
import { halves } from "#tests/support/photos/photos.ts";

test.use({ javaScriptEnabled: false });

// The page for a refused form has status 400, which the browser reports.
test.beforeEach(({ faults }) => faults.allow(failedCall));

test("the quiz on the home page leads to its result, and a form with a photo to the office, sent only once", async ({
  page,
  mailbox,
  visitor,
}, testInfo) => {
  const quiz = new AssessmentPage(page);
  await page.goto("/");
  await expect(quiz.sheet.getByRole("group")).toHaveCount(6);
  await expect(quiz.back).toBeHidden();
  const { ventilation, ...others } = moderate;
  await quiz.answer(others);
  await quiz.next.click();
  await expect(page).toHaveURL(/\/roof-assessment\?.*#roof-quiz$/);
  await expect(quiz.alert).toHaveText("One question has no answer yet: Attic.");
  await expect(quiz.alert).toBeInViewport();
  await expect(quiz.option("leaks", moderate.leaks)).toBeChecked();
  await quiz.answer({ ventilation });
  await quiz.next.click();
  await expect(quiz.result).toContainText("Moderate Concerns");
  await expect(quiz.result).toBeInViewport();
  expect(await sidewaysOverflow(page)).toEqual([]);

  await quiz.fill({ ...visitor, email: "ada" });
  await quiz.submit.click();
  await expect(quiz.summary.getByRole("link")).toHaveText(["Email address is invalid"]);
  await expect(quiz.summary).toBeInViewport();
  await expect(quiz.address).toHaveValue(visitor.address);
  await typeInto(quiz.email, visitor.email);
  // A file: a browser that reloads the page reads it again.
  const file = testInfo.outputPath("porch.jpg");
  await writeFile(file, await halves("jpeg"));
  await page.getByLabel("Photos", { exact: true }).setInputFiles(file);
  await quiz.submit.click();
  await expect(quiz.thanks).toContainText(visitor.email);
  await expect(quiz.thanks).toBeInViewport();
  await page.reload();
  await expect(quiz.thanks).toContainText(visitor.email);

  await mailbox.only({ to: visitor.email, subject: "Your roof assessment: Moderate Concerns" });
  const notice = await mailbox.only({
    to: businessProfile.mail.office,
    subject: "Roof assessment",
    containing: visitor.email,
  });
  for (const line of ["1 photo at the desk", "15-20 years"]) expect(notice.text).toContain(line);
  await quiz.retake.click();
  await expect(page).toHaveURL("/roof-assessment?");
  await expect(quiz.option("leaks", moderate.leaks)).not.toBeChecked();
});
