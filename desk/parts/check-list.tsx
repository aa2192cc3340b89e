import { useId } from "react";

/** Several of a list to choose, each with what it means. What is chosen stays in the order of the list. */
export function CheckList<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  error,
}: {
  legend: string;
  options: readonly { value: Value; name: string; text: string }[];
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset
      className="grid"
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="pb-1 font-semibold">{legend}</legend>
      {options.map(({ value, name, text }) => (
        <label
          key={value}
          className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line px-2 py-2.5 last-of-type:border-b hover:bg-hover has-checked:bg-chosen"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(
                options
                  .map((option) => option.value)
                  .filter((one) => (one === value ? target.checked : chosen.includes(one))),
              )
            }
            aria-invalid={error ? true : undefined}
            className="mt-0.5 size-4.5 accent-action"
          />
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="block text-small text-soft">{text}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="pt-1 text-small font-semibold text-late">
          {error}
        </p>
      )}
    </fieldset>
  );
}
