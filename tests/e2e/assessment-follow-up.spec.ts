import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import {
  AssessmentPage,
  followUpFailure,
  moderate,
  saveCall,
  watchSaves,
} from "./support/assessment-page.ts";
import { hold } from "./support/held-call.ts";
import { officeAddress } from "./support/mailbox.ts";
import { expect, failedCall, test } from "./support/test.ts";

const copySubject = "Your roof assessment: Moderate Concerns";
const noticeSubject = "Roof assessment: Moderate Concerns";

test("a visitor answers, is told the result and why, and sends it; office and visitor get mail", async ({
  page,
  mailbox,
  visitor,
}) => {
  const quiz = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await quiz.open();
  await expect(quiz.back).toBeDisabled();
  await expect(quiz.next).toBeDisabled();
  await expect(quiz.progress(0)).toBeVisible();
  for (const [index, { id }] of questions.entries()) {
    await expect(quiz.question(id)).toBeVisible();
    await expect(quiz.sheet.getByRole("group")).toHaveCount(1);
    await expect(quiz.sheet.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      `${index}/6 answered`,
    );
    await quiz.option(id, moderate[id]).click();
    if (index < 5) await expect(quiz.progress(index + 1)).toBeVisible();
  }

  await expect(quiz.result).toBeFocused();
  await expect(quiz.result).toHaveText(/Moderate Concerns$/);
  const result = assess(moderate);
  await expect(quiz.sheet).toContainText(result?.recommendation ?? "");
  await expect(quiz.sheet).toContainText("32 points");
  const drivers = quiz.sheet.getByRole("listitem");
  await expect(drivers).toHaveCount(3);
  await expect(drivers.nth(0)).toContainText("15-20 years");
  await expect(drivers.nth(1)).toContainText("Shingles");
  await expect(drivers.nth(2)).toContainText("+7");

  await expect(quiz.submit).toBeEnabled();
  expect(saves[0]?.body).toMatchObject({ result, source: "assessment_page" });
  expect(saves[0]?.body).not.toHaveProperty("customerInfo");
  expect(saves[0]?.body.answers.roofAge).toEqual({ value: "15-20", score: 10 });

  const call = await hold(page, saveCall);
  await quiz.fill(visitor);
  await quiz.submit.click();
  await expect(quiz.submit).toHaveText(/Submitting\.\.\./);
  await expect(quiz.submit).toBeDisabled();
  call.release();

  await expect(quiz.thanks).toContainText(visitor.email);
  await expect(quiz.thanks.getByRole("heading")).toBeFocused();
  await expect(quiz.name).toHaveCount(0);
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

test("an empty form sums up what is missing without a call, and a message goes with an edit", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await quiz.finish();
  await expect(quiz.submit).toBeVisible();
  await quiz.submit.click();
  const messages = [
    ["name", "Name is required"],
    ["phone", "Phone number is required"],
    ["email", "Email is required"],
  ] as const;
  await expect(quiz.summary).toBeFocused();
  await expect(quiz.summary.getByRole("link")).toHaveText(messages.map(([, message]) => message));
  for (const [field, message] of messages) {
    await expect(quiz[field]).toHaveAccessibleDescription(message);
  }
  for (const [index, [field, message]] of messages.entries()) {
    await quiz[field].pressSequentially("ab");
    await expect(quiz[field]).toHaveValue("ab");
    await expect(quiz.sheet.getByText(message)).toHaveCount(0);
    for (const [, later] of messages.slice(index + 1)) {
      await expect(quiz.sheet.getByText(later)).toHaveCount(2);
    }
  }
  await quiz.submit.click();
  await expect(quiz.email).toHaveAccessibleDescription("Email address is invalid");
  await expect(quiz.phone).toHaveAccessibleDescription(/^Phone number is invalid/);
  expect(saves, "the anonymous save, and nothing else").toHaveLength(1);
});

for (const [what, answer, message] of [
  [
    "the server's sentence",
    { status: 400, json: { success: false, error: "The roof is on fire." } },
    "Error: The roof is on fire.",
  ],
  ["no sentence", { status: 500, json: { success: false } }, followUpFailure],
  ["no answer", null, followUpFailure],
] as const) {
  test(`sending fails with ${what}: told, the entries stay, and a second press sends`, async ({
    page,
    visitor,
    mailbox,
    faults,
  }) => {
    faults.allow(failedCall);
    const quiz = new AssessmentPage(page);
    await quiz.finish();
    await quiz.fill(visitor);
    await page.route(saveCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await quiz.submit.click();
    await expect(quiz.alert).toHaveText(message);
    await expect(quiz.submit).toBeEnabled();
    await expect(quiz.submit).toBeFocused();
    await expect(quiz.email).toHaveValue(visitor.email);

    await page.unroute(saveCall);
    await page.keyboard.press("Enter");
    await expect(quiz.thanks).toBeVisible();
    await mailbox.only({ to: visitor.email, subject: copySubject });
  });
}

test("an answer that is lost: a second press sends the same, and there is one mail", async ({
  page,
  visitor,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const quiz = new AssessmentPage(page);
  const saves = await watchSaves(page);
  await quiz.finish();
  await quiz.fill(visitor);
  await page.route(
    saveCall,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await quiz.submit.click();
  await expect(quiz.alert).toHaveText(followUpFailure);
  await quiz.submit.click();
  await expect(quiz.thanks).toBeVisible();
  expect(saves[1]?.body).toHaveProperty("customerInfo");
  expect(saves[2]?.body).toEqual(saves[1]?.body);
  await mailbox.only({ to: visitor.email, subject: copySubject });
  await mailbox.only({ to: officeAddress, subject: noticeSubject, containing: visitor.email });
});

test("what the server finds wrong with a field stands at the field until it is edited", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const quiz = new AssessmentPage(page);
  await quiz.finish();
  await quiz.fill(visitor);
  const fields = { phone: "We cannot call this number" };
  await page.route(saveCall, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: "Please check it.", fields } }),
  );
  await quiz.submit.click();
  await expect(quiz.alert).toHaveText("Error: Please check it.");
  await expect(quiz.phone).toHaveAccessibleDescription(fields.phone);
  await quiz.phone.pressSequentially("1");
  await expect(quiz.sheet.getByText(fields.phone)).toHaveCount(0);
});
