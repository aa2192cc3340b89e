import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { FieldFrame } from "#ui/field-frame.tsx";
import { fieldSkin, type PageFieldProps } from "./field-skin.tsx";

/**
 * A choice from a few options. `placeholder` is the empty first option. Other props as for
 * `TextField`.
 */
export function SelectField({
  options,
  placeholder,
  ...field
}: PageFieldProps<Omit<ComponentProps<"select">, "children">> & {
  options: readonly { value: string; label: string }[];
  placeholder?: string | undefined;
}) {
  return (
    <FieldFrame skin={fieldSkin} field={field}>
      {({ className, ...select }) => (
        <div className="relative">
          <select {...select} className={`${className} appearance-none pr-11`}>
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
