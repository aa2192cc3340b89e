import { useId } from "react";

/** One of a few to choose, by one tap; a second one takes it back where `isOptional`. */
export function Taps<Value extends string>({
  id,
  legend,
  values,
  names,
  value,
  onChoose,
  isLegendHidden = false,
}: {
  id?: string;
  legend: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value | null;
  onChoose: (value: Value) => void;
  isLegendHidden?: boolean;
}) {
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} className="grid min-w-0 gap-1">
      <legend className={isLegendHidden ? "sr-only" : "font-semibold"}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5 pt-1">
        {values.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-edge bg-panel px-3 py-1 hover:bg-hover has-checked:border-action has-checked:bg-chosen has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={value === one}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
