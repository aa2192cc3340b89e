import Check from "lucide-react/icons/check";
import { useId } from "react";
import type { ComparedFeature, ComparedValue } from "#domain/page/comparison.ts";

/**
 * A comparison with one column per item: a real table whose first column stays in view while a
 * phone scrolls the rest. `marked` is the highlighted column.
 */
export function ComparisonTable({
  caption,
  subject,
  columns,
  rows,
  marked,
}: {
  caption: string;
  /** Heading of the first column: 'Feature'. */
  subject: string;
  columns: readonly string[];
  rows: readonly ComparedFeature[];
  marked?: { column: string; note: string } | undefined;
}) {
  const captionId = useId();
  const isMarked = (index: number) => columns[index] === marked?.column;
  return (
    <>
      <p id={captionId} className="pb-4 text-small text-slate-500">
        {caption}
      </p>
      <section
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
        // `relative` also positions the visually hidden texts, which must scroll along.
        className="scroll-edge relative overflow-x-auto"
      >
        <table aria-labelledby={captionId} className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-slate-900 align-bottom">
              <th scope="col" className={`${firstColumn} label-caps py-4 text-slate-500`}>
                {subject}
              </th>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`min-w-36 px-4 py-4 font-heading text-lead font-bold ${isMarked(index) ? "border-t-3 border-copper-600 bg-limestone-400/15 forced-colors:border-x-2" : ""}`}
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
          <tbody>
            {rows.map(({ feature, values }) => (
              <tr key={feature} className="border-b border-limestone-400 align-baseline">
                <th scope="row" className={`${firstColumn} py-3.5 text-small font-semibold`}>
                  {feature}
                </th>
                {values.map((value, index) => (
                  <td
                    key={columns[index]}
                    className={`px-4 py-3.5 ${isMarked(index) ? "bg-limestone-400/15 font-semibold forced-colors:border-x-2" : ""}`}
                  >
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const firstColumn = "sticky left-0 min-w-32 max-w-48 bg-limestone-50 pr-4 sm:min-w-44";

function Value({ value }: { value: ComparedValue }) {
  if (typeof value === "string") return value;
  return (
    <>
      {value ? (
        <Check aria-hidden="true" className="inline-block size-5 align-middle text-patina-500" />
      ) : (
        <span
          aria-hidden="true"
          className="forced-mark inline-block h-0.5 w-4 bg-limestone-500 align-middle"
        />
      )}
      <span className="sr-only">{value ? "Included" : "Not included"}</span>
    </>
  );
}
