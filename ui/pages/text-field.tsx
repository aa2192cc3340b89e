import { type ComponentProps, memo } from "react";
import { FieldFrame } from "#ui/field-frame.tsx";
import { fieldSkin, type PageFieldProps } from "./field-skin.tsx";

/**
 * One line of text. Uncontrolled, so that text typed before the script loaded is kept. Other props go
 * to the `<input>`. Memoized, because a form renders with every choice made above its fields.
 */
export const TextField = memo(function TextField(field: PageFieldProps<ComponentProps<"input">>) {
  return (
    <FieldFrame skin={fieldSkin} field={field}>
      {(input) => <input type="text" {...input} />}
    </FieldFrame>
  );
});
