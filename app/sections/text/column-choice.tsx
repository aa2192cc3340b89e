import { useId } from "react";

/** Which of the items phones show (`one-column`, around both). Works without scripts: the styles ask the boxes. */
export function ColumnChoice({
  legend,
  columns,
  shown,
}: {
  legend: string;
  columns: readonly string[];
  shown: string | undefined;
}) {
  const name = useId();
  return (
    <fieldset className="mb-4 grid grid-cols-3 gap-px border border-slate-900 bg-slate-900 sm:hidden tight:grid-cols-1 print:hidden">
      <legend className="sr-only">{legend}</legend>
      {columns.map((column) => (
        <label
          key={column}
          className="relative grid min-h-12 cursor-pointer place-items-center bg-white px-1.5 py-1 text-center text-small leading-tight has-checked:bg-slate-900 has-checked:font-semibold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-copper-600 forced-colors:has-checked:outline-3 forced-colors:has-checked:-outline-offset-3"
        >
          <input
            type="radio"
            name={name}
            defaultChecked={column === shown}
            className="absolute size-px opacity-0"
          />
          {column}
        </label>
      ))}
    </fieldset>
  );
}
