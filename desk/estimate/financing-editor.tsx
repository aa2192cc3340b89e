import { newSubmissionKey } from "#api-client/submission-key.ts";
import { planNames, financingEditor as words } from "#content/en/desk/estimate.ts";
import { financingInWords } from "#content/en/estimate/estimate-in-words.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type { EstimateFinancing } from "#domain/estimate/estimate-content.ts";
import { estimateLimits } from "#domain/estimate/estimate-terms.ts";
import { type PaymentPlanId, paymentPlanIds } from "#domain/financing/financing.ts";
import { SelectField } from "#ui/desk/field.tsx";
import { FigureField } from "./figure-field.tsx";
import { replaced } from "./option-editor.tsx";
import { shareTyping, wholeTyping } from "./typed-figures.ts";

/** Which ways to pay over time are shown, each within what is offered. */
export function FinancingEditor({
  value,
  basis: { financing },
  total,
  onChange,
}: {
  value: readonly EstimateFinancing[];
  basis: EstimateBasis;
  /** Of an option, so that what it costs is seen; null: not known yet. */
  total: number | null;
  onChange: (financing: EstimateFinancing[]) => void;
}) {
  return (
    <section aria-labelledby="financing" className="grid gap-3">
      <h2 id="financing" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      {!financing && <p className="text-soft">{words.none}</p>}
      {financing &&
        paymentPlanIds.map((plan) => {
          const way = value.find((one) => one.plan === plan);
          const set = (next: EstimateFinancing) => onChange(replaced(value, next));
          return (
            <div key={plan} className="grid gap-2">
              <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-5 accent-action"
                  checked={way !== undefined}
                  onChange={({ target }) =>
                    onChange(
                      target.checked
                        ? [...value, wayOf(plan, financing)]
                        : value.filter((one) => one.plan !== plan),
                    )
                  }
                />
                {words.offer(planNames[plan])}
              </label>
              {way && (
                <div className="grid gap-2 ps-7">
                  <div className="grid max-w-sm grid-cols-2 gap-3">
                    {plan === "same-as-cash" ? (
                      <SelectField
                        label={words.months}
                        value={String(way.months)}
                        onChange={({ target }) => set({ ...way, months: Number(target.value) })}
                      >
                        {financing[plan].months.map((months) => (
                          <option key={months} value={months}>
                            {months}
                          </option>
                        ))}
                      </SelectField>
                    ) : (
                      <FigureField
                        label={words.months}
                        value={way.months}
                        {...wholeTyping(1, estimateLimits.months)}
                        onChange={(months) => months && set({ ...way, months })}
                      />
                    )}
                    <FigureField
                      label={words.rate}
                      value={way.rate}
                      {...shareTyping}
                      onChange={(rate) => set({ ...way, rate: rate ?? 0 })}
                    />
                  </div>
                  {total !== null && (
                    <p className="text-small text-soft">{financingInWords(total, way)}</p>
                  )}
                </div>
              )}
            </div>
          );
        })}
    </section>
  );
}

function wayOf(
  plan: PaymentPlanId,
  financing: NonNullable<EstimateBasis["financing"]>,
): EstimateFinancing {
  const offered = financing[plan];
  const months = "from" in offered.months ? offered.months.to : (offered.months.at(-1) ?? 12);
  return { id: newSubmissionKey(), plan, months, rate: offered.rate.to };
}
