import { assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";
import { moderate } from "#tests/e2e/support/assessment-page.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { officeAddress } from "#tests/e2e/support/mailbox.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";

test("a visitor answers the quiz, sees the result, and sends it", async ({
  webkit: page,
  mailbox,
  visitor,
}) => {
  await page.openPage("/roof-assessment");
  const sheet = page.region("Roof quiz");
  await expectSound(page, "first question");
  for (const { id, question, options } of questions) {
    const answer = options.find(({ value }) => value === moderate[id]);
    await sheet.part("legend").hasText(question);
    await sheet.field(answer?.label ?? "").press();
  }
  await sheet.heading("Your roof assessment").hasFocus();
  const recommendation = assess(moderate)?.recommendation ?? "";
  await sheet.hasText(recommendation);
  await sheet.field("Name").type(visitor.name);
  await sheet.field("Phone").type(visitor.phone);
  await sheet.field("Email").type(visitor.email);
  await sheet.field("Address").type(visitor.address);
  await expectSound(page, "result");
  await sheet.button("Send my assessment").press();

  const thanks = sheet.region(`Thank you, ${visitor.name}`);
  await thanks.hasText(visitor.email);
  await thanks.heading().hasFocus();
  const copy = await mailbox.only({
    to: visitor.email,
    subject: "Your roof assessment: Moderate Concerns",
  });
  expect(copy.text).toContain(recommendation);
  await mailbox.only({
    to: officeAddress,
    subject: "Roof assessment: Moderate Concerns",
    containing: visitor.email,
  });
});
