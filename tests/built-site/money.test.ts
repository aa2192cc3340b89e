import { expect, test } from "vitest";
import { mainOf, textOf } from "#tests/support/page-text.ts";
import { ask, mainPartOf } from "./support/ask.ts";

test("the numbers of lenders, plans, steps, benefits, questions and stories are as specified", async () => {
  const count = async (address: string, pattern: RegExp) =>
    ((await mainPartOf(address)).match(pattern) ?? []).length;
  expect(await count("/financing", /<article/g), "plan and lender cards").toBe(6);
  expect(await count("/financing-partners", />Application process</g)).toBe(3);
  expect(await count("/payment-plans", />Know before you sign</g)).toBe(3);
  expect(await count("/insurance-claims", /<details/g), "questions").toBe(5);
  expect(await count("/insurance-claims", /<article/g), "stories").toBe(3);
});

test("without scripts, the calculator and the claim note answer through the URL", async () => {
  const query = "plan=fixed-rate&amount=9%2C500&months-fixed-rate=36&rate-fixed-rate=4.5";
  const payment = textOf(await mainPartOf(`/payment-plans?${query}`));
  expect(payment).toContain("Monthly payment $282.60");
  const wrong = await ask("/payment-plans?amount=12");
  const told = textOf(mainOf(await wrong.text()));
  expect(told).toContain("Enter an amount from $1,000 to $100,000.");
  expect(told, "payment, total and cost together or not at all").not.toContain("Monthly payment $");
  const claim = await ask("/insurance-claims?damage=2026-11-20");
  expect(textOf(mainOf(await claim.text()))).toContain("Sunday, December 20, 2026");
  const noDay = await ask("/insurance-claims?damage=2026-02-30");
  expect(textOf(mainOf(await noDay.text()))).toContain("This date is not in the calendar.");
});
