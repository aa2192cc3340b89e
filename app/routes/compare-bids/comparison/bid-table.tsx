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

/** A table with a column for each bid. On phones each line is a block that names the bid before what it says. */
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
  return (
    <table
      aria-labelledby={labelledBy}
      className="mt-5 w-full table-fixed text-left max-sm:block print:mt-2 print:text-small"
    >
      <thead className="max-sm:hidden">
        <tr className="border-b-2 border-slate-900 align-bottom">
          <th scope="col" className="label-caps w-1/4 py-3 pr-4 text-slate-500 print:py-1">
            {corner}
          </th>
          {bids.map(({ place, name }) => (
            <th
              key={place}
              scope="col"
              className="wrap-anywhere px-3 py-3 font-heading text-lead font-bold print:py-1 print:text-small"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-slate-900">
        {rows.map(({ id, label, note, isMain, cells }) => (
          <tr
            key={id}
            className={`border-b align-baseline max-sm:block max-sm:py-3 ${isMain ? "border-slate-900 font-bold" : "border-limestone-400"}`}
          >
            <th
              scope="row"
              className="py-2.5 pr-4 font-semibold max-sm:block max-sm:py-0 print:py-1"
            >
              {label}
              {note && <span className="block text-small font-normal text-slate-700">{note}</span>}
            </th>
            {bids.map(({ place, name }, index) => (
              <td
                key={place}
                className="wrap-anywhere px-3 py-2.5 max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-3 max-sm:px-0 max-sm:py-1 tight:grid-cols-1 print:py-1"
              >
                <span className="text-small font-normal text-slate-700 sm:hidden">{name}</span>
                <span>{cells[index]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
