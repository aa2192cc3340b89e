import { type ComponentProps, memo } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

/**
 * One line of text. Uncontrolled, so that text typed before the script loaded is kept. Other props go
 * to the `<input>`. Memoized, because a form renders with every choice made above its fields.
 */
export const TextField = memo(function TextField({
  label,
  name,
  id,
  required,
  error,
  remedy,
  hint,
  note,
  said,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "className">) {
  return (
    <FieldFrame {...{ label, name, id, required, error, remedy, hint, note, said }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  );
});
