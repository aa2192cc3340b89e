import { type ComponentProps, memo } from "react";
import { FieldFrame } from "#ui/field-frame.tsx";
import { fieldSkin, type PageFieldProps } from "./field-skin.tsx";

/**
 * Several lines of text; grows in height with its content where browsers support that. Without the
 * containment it would also grow in width: a pasted link made the page 3,000 px wide. Props as for
 * `TextField`.
 */
export const TextareaField = memo(function TextareaField({
  rows = 5,
  ...field
}: PageFieldProps<ComponentProps<"textarea">>) {
  return (
    <FieldFrame skin={fieldSkin} field={field}>
      {({ className, ...textarea }) => (
        <textarea
          {...textarea}
          rows={rows}
          className={`${className} field-sizing-content contain-inline-size min-h-36 max-h-96 resize-y`}
        />
      )}
    </FieldFrame>
  );
});
