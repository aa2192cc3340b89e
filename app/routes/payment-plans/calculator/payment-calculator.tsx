import { useFacts } from "#app/facts/use-facts.ts";
import { plans, calculator as words } from "#content/en/payment-plans.ts";
import type { LinkTarget } from "#content/pages.ts";
import { financedAmounts, paymentPlanIds } from "#domain/financing/financing.ts";
import { Button } from "#ui/pages/button.tsx";
import { Section } from "#ui/pages/section.tsx";
import { TextField } from "#ui/pages/text-field.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { planOf, typedOf } from "./typed-figures.ts";
import { calculatorId, figuresId, useCalculator } from "./use-calculator.ts";

/**
 * The payment calculator. Without scripts its form requests the same page with the figures in the
 * address; with scripts it recalculates on every input.
 */
export function PaymentCalculator() {
  const { search, question, errorOf, form } = useCalculator();
  const f = useFacts();
  const plan = planOf(search);
  const planWords = plans(f);
  return (
    <Section
      id={calculatorId}
      heading={words.heading}
      span={6}
      lead={words.lead}
      dark
      className="gap-y-6 py-9 md:gap-y-8 md:py-section print:hidden"
    >
      <div className="grid gap-1 lg:grid-cols-2">
        <form
          {...form}
          method="get"
          action={`/payment-plans#${figuresId}` satisfies LinkTarget}
          noValidate
          aria-label={words.heading}
          className="ground-light grid content-start gap-6 px-5 py-6 sm:px-8 lg:py-8 forced-colors:border-2"
        >
          <TextField
            id={`${calculatorId}-amount`}
            label={words.amount}
            name="amount"
            hint={words.amountHint(financedAmounts(f.lenders))}
            defaultValue={typedOf(search, plan, f).amount}
            error={errorOf("amount")}
            inputMode="decimal"
            autoComplete="off"
          />
          <fieldset>
            <legend className="mb-1.5 font-semibold leading-snug">{words.plan}</legend>
            <div className="grid gap-px border border-limestone-500 bg-limestone-500">
              {paymentPlanIds.map((id) => (
                <label
                  key={id}
                  className="flex min-h-12 cursor-pointer items-center gap-3 bg-white px-4 py-2 transition-colors hover:bg-limestone-100 has-checked:bg-limestone-200 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-copper-700"
                >
                  <input
                    type="radio"
                    name="plan"
                    value={id}
                    defaultChecked={id === plan}
                    className="size-5 shrink-0 accent-copper-700"
                  />
                  {planWords[id].name}
                </label>
              ))}
            </div>
          </fieldset>
          {paymentPlanIds.map((id) => (
            <PlanFields key={id} plan={id} search={search} errorOf={errorOf} />
          ))}
          <div>
            <Button look="quiet">{words.submit}</Button>
          </div>
        </form>
        <PaymentResult question={question} />
      </div>
    </Section>
  );
}
