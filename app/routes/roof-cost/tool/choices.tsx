import type { ReactNode } from "react";

type Choice = { value: string; label: string; hint?: string };

/** Answers to one question, of which one holds; each may have a drawing and a hint. */
export function Choices<Value extends string>({
  name,
  legend,
  options,
  chosen,
  drawingOf,
}: {
  name: string;
  legend: string;
  options: readonly (Choice & { value: Value })[];
  chosen: string;
  drawingOf?: (value: Value) => ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold leading-snug">{legend}</legend>
      <div className="grid gap-px border border-limestone-500 bg-limestone-500">
        {options.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 bg-white px-4 py-2 transition-colors hover:bg-limestone-100 has-checked:bg-limestone-200 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-copper-700"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-copper-700"
            />
            <span className="grow">
              <span className="font-semibold">{label}</span>
              {hint && <span className="block text-small text-slate-700">{hint}</span>}
            </span>
            {drawingOf?.(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
