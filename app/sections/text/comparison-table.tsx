import Check from "lucide-react/icons/check";
import { useId } from "react";
import type { ComparedFeature, ComparedValue } from "#domain/page/comparison.ts";
import { ColumnChoice } from "./column-choice.tsx";

/**
 * A comparison with one column per item: a real table, never wider than the screen. On phones each
 * row is a block that names the item before every value. `marked` is the highlighted column.
 */
export function ComparisonTable({
  caption,
  subject,
  columns,
  rows,
  marked,
  pick,
}: {
  caption: string;
  /** Heading of the first column: 'Feature'. */
  subject: string;
  columns: readonly string[];
  rows: readonly ComparedFeature[];
  marked?: { column: string; note: string } | undefined;
  /** Lets phones show one item at a time: what its choice is called. Without it, they show all. */
  pick?: string | undefined;
}) {
  const captionId = useId();
  const isMarked = (index: number) => columns[index] === marked?.column;
  const cell = columns.length > 3 ? "px-4 sm:max-lg:px-2 sm:max-lg:text-small" : "px-4";
  return (
    <div className={pick && "one-column"}>
      <p id={captionId} className="pb-4 text-small text-slate-500">
        {caption}
      </p>
      {pick && (
        <ColumnChoice legend={pick} columns={columns} shown={marked?.column ?? columns[0]} />
      )}
      <table aria-labelledby={captionId} className="w-full text-left max-sm:block">
        <thead className="max-sm:hidden">
          <tr className="border-b-2 border-slate-900 align-bottom">
            <th scope="col" className="label-caps py-4 pr-4 text-slate-500">
              {subject}
            </th>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${cell} py-4 font-heading text-lead font-bold lg:min-w-36 ${isMarked(index) ? "border-t-3 border-copper-600 bg-limestone-400/15 forced-colors:border-x-2" : ""}`}
              >
                {isMarked(index) && (
                  <span className="mb-1 block font-text text-small font-semibold text-copper-700">
                    {marked?.note}
                  </span>
                )}
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-slate-900">
          {rows.map(({ feature, values }, row) => (
            <tr
              key={feature}
              className="border-b border-limestone-400 align-baseline max-sm:block max-sm:pt-4 max-sm:pb-3"
            >
              <th
                scope="row"
                className="py-3.5 pr-4 text-small font-semibold max-sm:block max-sm:pt-0 max-sm:pb-1 max-sm:font-heading max-sm:text-lead max-sm:font-bold sm:w-44"
              >
                {feature}
              </th>
              {values.map((value, index) => (
                <td
                  key={columns[index]}
                  className={`${cell} py-3.5 max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-3 max-sm:py-1.5 ${marked ? "max-sm:px-2" : "max-sm:px-0"} tight:grid-cols-1 ${isMarked(index) ? "bg-limestone-400/15 font-semibold forced-colors:border-x-2" : ""}`}
                >
                  <span className="text-small font-normal text-slate-700 sm:hidden">
                    {columns[index]}
                    {isMarked(index) && row === 0 && (
                      <strong className="block text-copper-700">{marked?.note}</strong>
                    )}
                  </span>
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value }: { value: ComparedValue }) {
  if (typeof value === "string") return <span>{value}</span>;
  return (
    <span>
      {value ? (
        <Check aria-hidden="true" className="inline-block size-5 align-middle text-patina-500" />
      ) : (
        <span
          aria-hidden="true"
          className="forced-mark inline-block h-0.5 w-4 bg-limestone-500 align-middle"
        />
      )}
      <span className="sr-only">{value ? "Included" : "Not included"}</span>
    </span>
  );
}
