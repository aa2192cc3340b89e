import type { ReactNode } from "react";
import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";

export type BidRow = {
  id: string;
  label: string;
  note?: ReactNode;
  isMain?: boolean;
  /** One for each bid. */
  cells: readonly ReactNode[];
};

const columns = ["max-sm:grid-cols-1", "max-sm:grid-cols-2", "max-sm:grid-cols-3"];

/**
 * A table with a column for each bid. On phones each line is a block with the cells of the bids beside each other below its
 * label, and the bids' names stay at the top of the window. Very large text puts the cells below each other.
 */
export function BidTable({
  labelledBy,
  corner,
  bids,
  rows,
}: {
  labelledBy: string;
  /** Heading of the first column. */
  corner: string;
  bids: readonly NamedBid[];
  rows: readonly BidRow[];
}) {
  const cells = `max-sm:grid max-sm:gap-x-3 tight:grid-cols-1 ${columns[bids.length - 1] ?? ""}`;
  return (
    <table
      aria-labelledby={labelledBy}
      className="mt-5 w-full table-fixed text-left max-sm:block print:mt-2 print:text-small"
    >
      <thead className="tight:hidden max-sm:stuck-below-bar max-sm:z-1 max-sm:block max-sm:bg-limestone-50">
        <tr className={`border-b-2 border-slate-900 align-bottom ${cells}`}>
          <th
            scope="col"
            className="label-caps w-1/4 py-3 pr-4 text-slate-500 max-sm:hidden print:py-1"
          >
            {corner}
          </th>
          {bids.map(({ place, name }) => (
            <th
              key={place}
              scope="col"
              className="wrap-anywhere px-3 py-3 font-heading text-lead font-bold max-sm:self-end max-sm:px-0 max-sm:py-2 max-sm:text-small max-sm:leading-snug print:py-1 print:text-small"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block tight:border-t-2 tight:border-slate-900">
        {rows.map(({ id, label, note, isMain, cells: said }) => (
          <tr
            key={id}
            className={`border-b align-baseline max-sm:py-3 ${cells} ${isMain ? "border-slate-900 font-bold" : "border-limestone-400"}`}
          >
            <th
              scope="row"
              className="py-2.5 pr-4 font-semibold max-sm:col-span-full max-sm:pt-0 max-sm:pb-1 max-sm:text-small print:py-1"
            >
              {label}
              {note && <span className="block text-small font-normal text-slate-700">{note}</span>}
            </th>
            {bids.map(({ place, name }, index) => (
              <td
                key={place}
                className="wrap-anywhere px-3 py-2.5 max-sm:px-0 max-sm:py-0 max-sm:text-small max-sm:leading-snug tight:py-1 print:py-1"
              >
                <span className="sr-only text-small font-normal text-slate-700 sm:hidden tight:not-sr-only tight:block">
                  {name}
                </span>
                <span>{said[index]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
