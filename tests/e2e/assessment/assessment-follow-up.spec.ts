import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import {
  AssessmentPage,
  followUpFailure,
  moderate,
  saveCall,
  watchSaves,
} from "#tests/e2e/support/assessment-page.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { officeAddress } from "#tests/e2e/support/mailbox.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

const copySubject = "Your roof assessment: Moderate Concerns";
const noticeSubject = "Roof assessment: Moderate Concerns";

test("a visitor answers, sees the result and the reasons, and sends it; office and visitor get mail", async ({
  page,
  mailbox,
  visitor,
}) => {
  const assessment = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await assessment.open();
  await expect(assessment.back).toBeDisabled();
  await expect(assessment.next).toBeDisabled();
  await expect(assessment.progress(0)).toBeVisible();
  for (const [index, { id }] of questions.entries()) {
    await expect(assessment.question(id)).toBeVisible();
    await expect(assessment.sheet.getByRole("group")).toHaveCount(1);
    await expect(assessment.sheet.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      `${index}/6 answered`,
    );
    await assessment.option(id, moderate[id]).click();
    if (index < 5) await expect(assessment.progress(index + 1)).toBeVisible();
  }

  await expect(assessment.result).toBeFocused();
  await expect(assessment.result).toHaveText(/Moderate Concerns$/);
  const result = assess(moderate);
  await expect(assessment.sheet).toContainText(result?.recommendation ?? "");
  await expect(assessment.sheet).toContainText("32 points");
  const drivers = assessment.sheet.getByRole("listitem");
  await expect(drivers).toHaveCount(3);
  await expect(drivers.nth(0)).toContainText("15-20 years");
  await expect(drivers.nth(1)).toContainText("Shingles");
  await expect(drivers.nth(2)).toContainText("+7");

  await expect(assessment.submit).toBeEnabled();
  expect(saves[0]?.body).toMatchObject({ result, source: "assessment_page" });
  expect(saves[0]?.body).not.toHaveProperty("customerInfo");
  expect(saves[0]?.body.answers.roofAge).toEqual({ value: "15-20", score: 10 });

  const call = await hold(page, saveCall);
  await assessment.fill(visitor);
  await assessment.submit.click();
  await expect(assessment.submit).toHaveText(/Submitting\.\.\./);
  await expect(assessment.submit).toBeDisabled();
  call.release();

  await expect(assessment.thanks).toContainText(visitor.email);
  await expect(assessment.thanks.getByRole("heading")).toBeFocused();
  await expect(assessment.name).toHaveCount(0);
  expect(saves).toHaveLength(2);
  await expect.poll(() => saves[0]?.answer?.assessmentId).toBeTruthy();
  const assessmentId = saves[0]?.answer?.assessmentId;
  expect(saves[1]?.body).toMatchObject({
    assessmentId,
    result,
    customerInfo: {
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      address: visitor.address,
    },
  });

  const copy = await mailbox.only({ to: visitor.email, subject: copySubject });
  expect(copy.subject).toBe(copySubject);
  expect(copy.text).toContain(result?.recommendation);
  await mailbox.only({ to: officeAddress, subject: noticeSubject, containing: visitor.email });
});

test("an empty form lists what is missing without a call, and editing a field clears its message", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await assessment.finish();
  await expect(assessment.submit).toBeVisible();
  await assessment.submit.click();
  const messages = [
    ["name", "Name is required"],
    ["phone", "Phone number is required"],
    ["email", "Email is required"],
  ] as const;
  await expect(assessment.summary).toBeFocused();
  await expect(assessment.summary.getByRole("link")).toHaveText(
    messages.map(([, message]) => message),
  );
  for (const [field, message] of messages) {
    await expect(assessment[field]).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  for (const [index, [field, message]] of messages.entries()) {
    await assessment[field].pressSequentially("ab");
    await expect(assessment[field]).toHaveValue("ab");
    await expect(assessment[field]).not.toHaveAttribute("aria-invalid");
    await expect(assessment.sheet.getByText(message)).toHaveCount(1);
    for (const [, later] of messages.slice(index + 1)) {
      await expect(assessment.sheet.getByText(later)).toHaveCount(2);
    }
  }
  await assessment.submit.click();
  await expect(assessment.email).toHaveAccessibleDescription("Email address is invalid");
  await expect(assessment.phone).toHaveAccessibleDescription(/^Phone number is invalid/);
  expect(saves, "the anonymous save, and nothing else").toHaveLength(1);
});

for (const [what, answer, message] of [
  [
    "the server's sentence",
    { status: 400, json: { success: false, error: "The roof is on fire." } },
    "Error: The roof is on fire.",
  ],
  ["no answer", null, followUpFailure],
] as const) {
  test(`when sending fails with ${what}, the form says so, keeps the entries, and sends on a second press`, async ({
    page,
    visitor,
    mailbox,
    faults,
  }) => {
    faults.allow(failedCall);
    const assessment = new AssessmentPage(page);
    await assessment.finish();
    await assessment.fill(visitor);
    await page.route(saveCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await assessment.submit.click();
    await expect(assessment.alert).toHaveText(message);
    await expect(assessment.submit).toBeEnabled();
    await expect(assessment.submit).toBeFocused();
    await expect(assessment.email).toHaveValue(visitor.email);

    await page.unroute(saveCall);
    await page.keyboard.press("Enter");
    await expect(assessment.thanks).toBeVisible();
    await mailbox.only({ to: visitor.email, subject: copySubject });
  });
}

test("after a lost response, a second press sends the same request, and there is one mail", async ({
  page,
  visitor,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const assessment = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await assessment.finish();
  await assessment.fill(visitor);
  await page.route(
    saveCall,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await assessment.submit.click();
  await expect(assessment.alert).toHaveText(followUpFailure);
  await assessment.submit.click();
  await expect(assessment.thanks).toBeVisible();
  expect(saves[1]?.body).toHaveProperty("customerInfo");
  expect(saves[2]?.body).toEqual(saves[1]?.body);
  await mailbox.only({ to: visitor.email, subject: copySubject });
  await mailbox.only({ to: officeAddress, subject: noticeSubject, containing: visitor.email });
});

test("what the server finds wrong with a field is shown at the field until it is edited", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const assessment = new AssessmentPage(page);
  await assessment.finish();
  await assessment.fill(visitor);
  const fields = { phone: "We cannot call this number" };
  await page.route(saveCall, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: "Please check it.", fields } }),
  );
  await assessment.submit.click();
  await expect(assessment.alert).toHaveText("Error: Please check it.");
  await expect(assessment.phone).toHaveAccessibleDescription(new RegExp(`^${fields.phone}`));
  await assessment.phone.pressSequentially("1");
  await expect(assessment.phone).not.toHaveAttribute("aria-invalid");
  await expect(assessment.summary.getByRole("link")).toHaveText([`${fields.phone}: fixed`]);
});
