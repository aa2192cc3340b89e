import { moneyTable as words } from "#content/en/desk/numbers.ts";
import { amountText } from "#domain/lead/amount.ts";
import { type CountedList, listOfAmount } from "#domain/lead/number-lists.ts";
import type { LeadAmounts, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { amountNames, closeRate } from "./amount-table.tsx";
import { NumberLink } from "./number-link.tsx";

const columns = ["quoted", "open", "won"] as const satisfies (keyof LeadAmounts)[];

export type MoneyRow = Omit<LeadAmounts, "chosen"> & {
  key: string;
  name: string;
  /** Whose leads they are, as lists are narrowed. */
  of: Pick<CountedList, "assignee" | "cameFrom" | "kind">;
};

/** Amounts by something: every sum opens its list. */
export function MoneyTable({
  by,
  rows,
  days,
}: {
  by: keyof LeadNumbers["amountsBy"];
  rows: readonly MoneyRow[];
  days: LeadNumbers["days"];
}) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{words.caption[by]}</caption>
        <thead className="text-small text-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 text-start font-semibold">
              {words.heading[by]}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 ps-3 text-end font-semibold">
                {amountNames[column]}
              </th>
            ))}
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              {words.closeRate}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line">
              <th
                scope="row"
                className="w-full min-w-24 py-1.5 text-start font-normal wrap-anywhere"
              >
                {row.name}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-1.5 ps-3 text-end">
                  {row[column].leads === 0 ? (
                    <span className="text-soft">–</span>
                  ) : (
                    <NumberLink
                      list={listOfAmount(days, column, row.of)}
                      label={words.sumOf(
                        row.name,
                        amountNames[column],
                        amountText(row[column].cents),
                      )}
                    >
                      {amountText(row[column].cents)}
                    </NumberLink>
                  )}
                </td>
              ))}
              <td className="py-1.5 ps-3 text-end tabular-nums">{closeRate(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
