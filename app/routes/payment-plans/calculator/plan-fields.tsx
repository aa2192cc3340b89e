import { useFacts } from "#app/facts/use-facts.ts";
import { percent } from "#content/en/figures.ts";
import { term } from "#content/en/loan-figures.ts";
import { calculator as words } from "#content/en/payment-plans.ts";
import type { PaymentPlanId } from "#domain/financing/financing.ts";
import { planRange } from "#domain/financing/payment-question.ts";
import { SelectField } from "#ui/pages/select-field.tsx";
import { TextField } from "#ui/pages/text-field.tsx";
import { monthsName, rateName, typedOf } from "./typed-figures.ts";
import { calculatorId } from "./use-calculator.ts";

/**
 * Each plan's fields show while its radio button is checked: done in CSS, so that it works without
 * scripts.
 */
const shownWhen: Record<PaymentPlanId, string> = {
  "same-as-cash": "in-[form:has([value=same-as-cash]:checked)]:grid",
  "low-monthly": "in-[form:has([value=low-monthly]:checked)]:grid",
  "fixed-rate": "in-[form:has([value=fixed-rate]:checked)]:grid",
};

/** Term and rate, within the limits of the plan. */
export function PlanFields({
  plan,
  search,
  errorOf,
}: {
  plan: PaymentPlanId;
  search: URLSearchParams;
  errorOf(name: string): string | undefined;
}) {
  const f = useFacts();
  const { months, rate } = planRange(plan, f.financing);
  const typed = typedOf(search, plan, f);
  const name = rateName(plan);
  return (
    <div className={`hidden items-start gap-5 sm:grid-cols-2 ${shownWhen[plan]}`}>
      <SelectField
        id={`${calculatorId}-${monthsName(plan)}`}
        label={words.months}
        name={monthsName(plan)}
        defaultValue={typed.months}
        hint={words.monthsHint}
        options={months.map((count) => ({ value: String(count), label: term(count) }))}
      />
      <TextField
        id={`${calculatorId}-${name}`}
        label={plan === "same-as-cash" ? words.lateRate : words.rate}
        name={name}
        defaultValue={typed.rate}
        hint={words.rates(percent(rate.from), percent(rate.to))}
        error={errorOf(name)}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}
