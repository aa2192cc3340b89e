import { beforeNames, figureNames, amountTable as words } from "#content/en/desk/numbers.ts";
import { amountText } from "#domain/lead/amount.ts";
import { listOfFigure } from "#domain/lead/number-lists.ts";
import type { LeadAmounts, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { NumberLink } from "./number-link.tsx";

const figures = ["quoted", "won"] as const satisfies (keyof LeadAmounts)[];

/** What the leads were quoted and won for, as far as somebody has said so. Each sum opens the list of its leads. */
export function AmountTable({
  numbers: { period, days, before, figures: counts, amounts, amountsBefore },
}: {
  numbers: LeadNumbers;
}) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-small text-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 text-start font-semibold">
              {words.heading}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {words.amount}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {words.before}
              <span className="sr-only">, {beforeNames[period]}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure} className="border-b border-line align-baseline">
              <th scope="row" className="w-full py-2 text-start font-normal">
                <span className="font-semibold">{figureNames[figure]}</span>
                <span className="block text-small text-soft">
                  <span className="sr-only">. </span>
                  {words.from(amounts[figure].leads, counts[figure])}
                </span>
              </th>
              <td className="py-2 ps-3 text-end font-semibold">
                <Sum figure={figure} of={{ days, amounts }} />
              </td>
              <td className="py-2 ps-3 text-end text-soft">
                <Sum
                  figure={figure}
                  of={{ days: before, amounts: amountsBefore }}
                  when={beforeNames[period]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sum({
  figure,
  of: { days, amounts },
  when = "",
}: {
  figure: keyof LeadAmounts;
  of: { days: LeadNumbers["days"]; amounts: LeadAmounts };
  /** Which period, for screen readers, where it is not the one of the page. */
  when?: string;
}) {
  const { cents, leads } = amounts[figure];
  if (leads === 0) return <span className="text-soft">–</span>;
  const text = amountText(cents);
  return (
    <NumberLink
      list={listOfFigure(days, figure)}
      label={`${words.sumOf(figureNames[figure], text)}${when && `, ${when}`}`}
    >
      {text}
    </NumberLink>
  );
}
