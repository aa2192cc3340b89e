import { questions } from "#domain/assessment/questions.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a finished assessment follows the visitor to booking and contact, and nothing is asked twice", async ({
  page,
}) => {
  await page.goto("/roof-assessment");
  await untilHydrated(page);
  for (const { question, options } of questions) {
    const group = page.getByRole("group", { name: question });
    await group.getByRole("radio", { name: options[0].label, exact: true }).click();
  }
  await expect(page.getByRole("heading", { name: /^Your roof assessment/ })).toBeFocused();

  for (const [address, field] of [
    ["/schedule-inspection", "Notes"],
    ["/contact-us", "Message"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByLabel(field)).toHaveValue(/^Roof quiz: Good Condition \(0 points\)\./);
  }

  // The link's subject takes precedence over the quiz.
  await page.goto("/contact-us?service=gutters");
  await untilHydrated(page);
  await expect(page.getByLabel("Message")).not.toHaveValue(/Roof quiz/);
});
