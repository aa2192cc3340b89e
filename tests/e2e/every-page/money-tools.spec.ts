import { dollars } from "#content/en/figures.ts";
import { money } from "#content/en/loan-figures.ts";
import { builtFacts } from "#content/facts.ts";
import { addDays, formatDay } from "#domain/calendar/calendar-day.ts";
import { financedAmounts } from "#domain/financing/financing.ts";
import { deferredInterest, repayment } from "#domain/financing/repayment.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";

const { lenders, paymentExamples } = builtFacts;
const amounts = financedAmounts(lenders);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a visitor works out a payment by keyboard, and the figures survive a reload @keyboard", async ({
  page,
}) => {
  await page.goto("/payment-plans#calculator");
  await untilHydrated(page);
  const form = page.getByRole("form", { name: "What would it come to?" });
  const result = page.getByRole("region", { name: "Your figures" });
  const amount = form.getByLabel("Project price in dollars");
  const rate = form.getByLabel("APR in percent", { exact: true }).filter({ visible: true });

  await amount.focus();
  await typeInto(amount, "9,500");
  await expect(result).toContainText("Total of payments");
  await form.getByRole("radio", { name: "Low Monthly Payments" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("radio", { name: "Fixed Rate Installments" })).toBeChecked();
  await form.getByLabel("Term").filter({ visible: true }).selectOption("3 years");
  await typeInto(rate, "4.5");
  await expect(result).toContainText("$282.60");

  // The other plan keeps its own inputs.
  await form.getByRole("radio", { name: "Low Monthly Payments" }).check();
  await expect(rate).toHaveValue((paymentExamples["low-monthly"].rate * 100).toFixed(2));
  await form.getByRole("radio", { name: "Fixed Rate Installments" }).check();
  await expect(rate).toHaveValue("4.5");

  await rate.press("Enter");
  await expect(page).toHaveURL(/plan=fixed-rate.*#figures$/);
  await expect(result).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await expect(amount).toHaveValue("9,500");
  await expect(result).toContainText("$282.60");
});

test("a payment is only ever shown with its total and its cost", async ({ page }) => {
  await page.goto("/payment-plans");
  await untilHydrated(page);
  const form = page.getByRole("form", { name: "What would it come to?" });
  const result = page.getByRole("region", { name: "Your figures" });
  const amount = form.getByLabel("Project price in dollars");
  const three = ["Monthly payment", "Total of payments", "Cost of credit"];

  for (const part of three) await expect(result.getByText(part, { exact: true })).toBeVisible();
  await typeInto(amount, "12");
  for (const part of three) await expect(result.getByText(part, { exact: true })).toHaveCount(0);
  // No message while typing.
  await expect(form.getByText("Enter an amount from")).toHaveCount(0);
  await amount.press("Enter");
  await expect(
    form.getByText(`Enter an amount from ${dollars(amounts.from)} to ${dollars(amounts.to)}.`),
  ).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("12");
  await expectSound(page, "told wrong");

  await typeInto(amount, "9000");
  await form.getByRole("radio", { name: "Same-As-Cash" }).check();
  const { rate, months } = paymentExamples["same-as-cash"];
  await expect(result).toContainText(money(repayment(900_000, 0, months).payment));
  await expect(result).toContainText(money(deferredInterest(900_000, rate, months)));
  // Not in the journey by keyboard: axe's `aria-allowed-attr` on this page crashes Firefox 153.
  await expectSound(page, "worked out");
});

test("a visitor types the date of the damage key by key and sees the deadlines for a claim", async ({
  page,
  site,
}) => {
  await page.goto("/insurance-claims");
  await untilHydrated(page);
  const field = page.getByLabel("Date of the damage", { exact: true });
  const dates = page.locator("#deadline").getByRole("status");
  const typeDay = async (day: string) => {
    const [year, month, date] = day.split("-");
    await field.focus();
    // Typing starts at the part of the date edited last: move back to the month.
    for (const _ of [1, 2]) await field.press("ArrowLeft");
    await field.pressSequentially(`${month}${date}${year}`);
  };
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(),
  );
  const damage = addDays(site.today, -1_000);

  await typeDay(damage);
  await expect(field).toHaveValue(damage);
  await expect(dates).toContainText(formatDay(addDays(damage, 30)));
  await expect(dates).toContainText(formatDay(addDays(damage, 365)));
  await expect(dates).toContainText("This day has passed.");
  await expect(page.locator("#damage-error")).toHaveCount(0);
  await expectSound(page, "dates shown");

  await typeDay(`${Number(today.slice(0, 4)) + 1}-01-15`);
  await expect(page.locator("#damage-error")).toHaveText(/still to come/);

  await typeDay("2025-02-30");
  await field.press("Enter");
  await expect(page.locator("#damage-error")).toBeVisible();
  await expectSound(page, "told wrong");

  await field.fill(damage);
  await field.press("Enter");
  await expect(page).toHaveURL(`/insurance-claims?damage=${damage}#deadline-dates`);
  await expect(dates).toBeFocused();
  await page.reload();
  await expect(field).toHaveValue(damage);
  await expect(dates).toContainText(formatDay(addDays(damage, 30)));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the button brings the payment into view, even when it is pressed again", async ({
    page,
  }) => {
    await page.goto("/payment-plans");
    await untilHydrated(page);
    const button = page.getByRole("button", { name: "Work out the payment" });
    const result = page.getByRole("region", { name: "Your figures" });
    for (const _ of [1, 2]) {
      await button.click();
      await expect(result).toBeFocused();
      await expect(result.getByText("Monthly payment", { exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
  });

  test("the button brings the deadlines into view, and a missing date leads back to its field", async ({
    page,
    site,
  }) => {
    await page.goto("/insurance-claims");
    await untilHydrated(page);
    const note = page.locator("#deadline");
    const field = page.getByLabel("Date of the damage", { exact: true });
    await note.getByRole("button").click();
    await expect(field).toBeFocused();
    await field.fill(addDays(site.today, -10));
    await note.getByRole("button").click();
    await expect(note.getByRole("status")).toBeFocused();
    await expect(note.getByRole("status")).toBeInViewport({ ratio: 1 });
  });
});
