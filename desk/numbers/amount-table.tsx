import { beforeNames, figureNames, amountTable as words } from "#content/en/desk/numbers.ts";
import { amountText } from "#domain/lead/amount.ts";
import { listOfAmount } from "#domain/lead/number-lists.ts";
import { shareText } from "#domain/lead/number-share.ts";
import type { LeadAmounts, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { NumberLink } from "./number-link.tsx";

const shown = ["quoted", "chosen", "open", "won"] as const satisfies (keyof LeadAmounts)[];

export const amountNames: Record<keyof LeadAmounts, string> = {
  quoted: figureNames.quoted,
  chosen: words.chosen,
  open: words.open,
  won: figureNames.won,
};

/**
 * What the leads were quoted for, what of that is open, and what was won, as far as somebody has said so; and how much of what
 * was quoted was won. Each sum opens the list of its leads.
 */
export function AmountTable({ numbers }: { numbers: LeadNumbers }) {
  const { period, days, before, figures: counts, figuresBefore, amounts, amountsBefore } = numbers;
  const definitions: Record<keyof LeadAmounts, string> = {
    quoted: words.from(amounts.quoted.leads, counts.quoted),
    chosen: `${words.chosenDefinition} ${words.openFrom(amounts.chosen.leads)}.`,
    open: `${words.openDefinition} ${words.openFrom(amounts.open.leads)}.`,
    won: words.from(amounts.won.leads, counts.won),
  };
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
          {shown.map((amount) => (
            <tr key={amount} className="border-b border-line align-baseline">
              <RowName name={amountNames[amount]} definition={definitions[amount]} />
              <td className="py-2 ps-3 text-end font-semibold">
                <Sum amount={amount} of={{ days, amounts }} />
              </td>
              <td className="py-2 ps-3 text-end text-soft">
                <Sum
                  amount={amount}
                  of={{ days: before, amounts: amountsBefore }}
                  when={beforeNames[period]}
                />
              </td>
            </tr>
          ))}
          <tr className="border-b border-line align-baseline">
            <RowName
              name={words.closeRate}
              definition={`${words.closeRateDefinition} ${words.ofLeads(counts.won, counts.quoted)}.`}
            />
            <td className="py-2 ps-3 text-end font-semibold tabular-nums">{closeRate(amounts)}</td>
            <td className="py-2 ps-3 text-end text-soft tabular-nums">
              {closeRate(amountsBefore)}
              <span className="sr-only">
                {words.ofLeads(figuresBefore.won, figuresBefore.quoted)}
              </span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** How much of what was quoted was won; a dash where nothing was quoted. */
export function closeRate({ quoted, won }: Pick<LeadAmounts, "quoted" | "won">): string {
  return shareText(won.cents, quoted.cents) || "–";
}

function RowName({ name, definition }: { name: string; definition: string }) {
  return (
    <th scope="row" className="w-full py-2 text-start font-normal">
      <span className="font-semibold">{name}</span>
      <span className="block text-small text-soft">
        <span className="sr-only">. </span>
        {definition}
      </span>
    </th>
  );
}

function Sum({
  amount,
  of: { days, amounts },
  when = "",
}: {
  amount: keyof LeadAmounts;
  of: { days: LeadNumbers["days"]; amounts: LeadAmounts };
  /** Which period, for screen readers, where it is not the one of the page. */
  when?: string;
}) {
  const { cents, leads } = amounts[amount];
  if (leads === 0) return <span className="text-soft">–</span>;
  const text = amountText(cents);
  return (
    <NumberLink
      list={listOfAmount(days, amount)}
      label={`${words.sumOf(amountNames[amount], text)}${when && `, ${when}`}`}
    >
      {text}
    </NumberLink>
  );
}
