import { Trash2 } from "lucide-react";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { paymentsEditor as words } from "#content/en/desk/estimate.ts";
import { paymentMomentNames } from "#content/en/estimate/book-item-names.ts";
import { percentText } from "#content/en/estimate/estimate-in-words.ts";
import type { EstimatePayment } from "#domain/estimate/estimate-content.ts";
import { estimateLimits, paymentMoments } from "#domain/estimate/estimate-terms.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField } from "#ui/desk/field.tsx";
import { FigureField } from "./figure-field.tsx";
import { replaced } from "./option-editor.tsx";
import { shareTyping } from "./typed-figures.ts";

/** When which share of the total is paid. */
export function PaymentsEditor({
  value,
  onChange,
}: {
  value: readonly EstimatePayment[];
  onChange: (payments: EstimatePayment[]) => void;
}) {
  const sum = value.reduce((all, { share }) => all + share, 0);
  return (
    <section aria-labelledby="payments" className="grid gap-2">
      <h2 id="payments" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      <ol className="grid gap-2">
        {value.map((payment, index) => (
          <li
            key={payment.id}
            className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2"
            aria-label={words.payment(index + 1)}
          >
            <SelectField
              label={words.when}
              value={payment.when}
              onChange={({ target }) => {
                const when = paymentMoments.find((one) => one === target.value) ?? payment.when;
                onChange(replaced(value, { ...payment, when }));
              }}
            >
              {paymentMoments.map((when) => (
                <option key={when} value={when}>
                  {paymentMomentNames[when]}
                </option>
              ))}
            </SelectField>
            <FigureField
              label={words.share}
              value={payment.share}
              {...shareTyping}
              onChange={(share) => {
                if (share) onChange(replaced(value, { ...payment, share }));
              }}
            />
            <Button
              look="plain"
              className="px-2"
              onClick={() => onChange(value.filter(({ id }) => id !== payment.id))}
            >
              <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={2} />
              <span className="sr-only">{words.remove}</span>
            </Button>
          </li>
        ))}
      </ol>
      {value.length > 0 && sum !== 10_000 && (
        <p className="text-small font-semibold text-soon">{words.sum(percentText(sum))}</p>
      )}
      {value.length < estimateLimits.payments && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => {
            const share = Math.min(Math.max(10_000 - sum, 1), 10_000);
            onChange([...value, { id: newSubmissionKey(), when: "completion", share }]);
          }}
        >
          {words.add}
        </Button>
      )}
    </section>
  );
}
