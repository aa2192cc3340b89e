import { type ComponentProps, memo } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/**
 * Several lines of text; grows in height with its content where browsers support that. Without the
 * containment it would also grow in width: a pasted link made the page 3,000 px wide. Props as for
 * `TextField`.
 */
export const TextareaField = memo(function TextareaField({
  label,
  name,
  id,
  required,
  error,
  remedy,
  hint,
  note,
  rows = 5,
  ...textarea
}: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "className">) {
  return (
    <FieldFrame {...{ label, name, id, required, error, remedy, hint, note }}>
      {({ className, ...control }) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={`${className} field-sizing-content contain-inline-size min-h-36 max-h-96 resize-y`}
        />
      )}
    </FieldFrame>
  );
});
