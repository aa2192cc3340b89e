import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/**
 * Several lines of text; grows with its content where browsers support that. Props as for
 * `TextField`.
 */
export function TextareaField({
  label,
  name,
  id,
  required,
  error,
  remedy,
  hint,
  rows = 5,
  ...textarea
}: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "className">) {
  return (
    <FieldFrame {...{ label, name, id, required, error, remedy, hint }}>
      {({ className, ...control }) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={`${className} field-sizing-content min-h-36 max-h-96 resize-y`}
        />
      )}
    </FieldFrame>
  );
}
