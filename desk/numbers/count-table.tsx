import type { ReactNode } from "react";
import type { CountedList } from "#domain/lead/number-lists.ts";
import { NumberLink } from "./number-link.tsx";

export type CountColumn<Row> = {
  name: string;
  count(row: Row): number;
  list(row: Row): CountedList;
};

/** Leads by something: a line for each, and every count opens its list. */
export function CountTable<Row>({
  caption,
  heading,
  rows,
  nameOf,
  keyOf = nameOf,
  columns,
  foot,
}: {
  caption: string;
  /** What the lines are. */
  heading: string;
  rows: readonly Row[];
  nameOf(row: Row): string;
  /** Unlike names, these are unique. */
  keyOf?(row: Row): string;
  columns: readonly CountColumn<Row>[];
  foot?: ReactNode;
}) {
  return (
    <>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-small text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {heading}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 ps-3 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-b border-line">
                <th
                  scope="row"
                  className="w-full min-w-32 py-1.5 text-start font-normal wrap-anywhere"
                >
                  {nameOf(row)}
                </th>
                {columns.map(({ name, count, list }) => (
                  <td key={name} className="py-1.5 ps-3 text-end">
                    <NumberLink
                      list={list(row)}
                      label={`${nameOf(row)}, ${name}: ${count(row)}`}
                      className={count(row) === 0 ? "text-soft" : ""}
                    >
                      {count(row)}
                    </NumberLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {foot}
    </>
  );
}
