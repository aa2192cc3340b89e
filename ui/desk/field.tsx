import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps, type FieldSkin } from "#ui/field-frame.tsx";

const skin: FieldSkin = {
  frame: "grid gap-1",
  label: "font-semibold",
  hint: "text-small text-soft",
  control:
    "w-full rounded-sm border bg-panel px-2.5 py-1.5 text-ink placeholder:text-soft pointer-coarse:min-h-11",
  right: "border-edge",
  wrong: "border-late",
  error: "text-small font-semibold text-late",
  said: "text-small empty:-mt-1",
};

type Field<Control> = Pick<FieldProps, "label" | "hint" | "error" | "sharedErrorId" | "said"> &
  Control;

/** One line of text. As in every field of the desk, the browser asks for what is `required`. */
export function TextField({ required, ...field }: Field<ComponentProps<"input">>) {
  return (
    <FieldFrame skin={skin} field={field}>
      {({ className, ...input }) => (
        <input {...input} required={required} className={`${className} min-h-9`} />
      )}
    </FieldFrame>
  );
}

export function TextareaField({ required, ...field }: Field<ComponentProps<"textarea">>) {
  return (
    <FieldFrame skin={skin} field={field}>
      {(textarea) => <textarea rows={3} {...textarea} required={required} />}
    </FieldFrame>
  );
}

export function SelectField({ required, ...field }: Field<ComponentProps<"select">>) {
  return (
    <FieldFrame skin={skin} field={field}>
      {({ className, ...select }) => (
        <select {...select} required={required} className={`${className} min-h-9`} />
      )}
    </FieldFrame>
  );
}
