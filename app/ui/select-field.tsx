import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/**
 * A choice from a few options. `placeholder` is the empty first option. Other props as for
 * `TextField`.
 */
export function SelectField({
  label,
  name,
  id,
  required,
  error,
  remedy,
  hint,
  note,
  options,
  placeholder,
  ...select
}: FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "className" | "children"> & {
    options: readonly { value: string; label: string }[];
    placeholder?: string | undefined;
  }) {
  return (
    <FieldFrame {...{ label, name, id, required, error, remedy, hint, note }}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...select} {...control} className={`${className} appearance-none pr-11`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-slate-700" />
        </div>
      )}
    </FieldFrame>
  );
}
