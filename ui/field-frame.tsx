import { type ReactNode, useId } from "react";

/** What every kind of field has around its control. */
export type FieldProps = {
  label: ReactNode;
  name?: string | undefined;
  /** Needed where something else refers to the field, such as an error summary. */
  id?: string | undefined;
  /** Marks the label, and says so to assistive technology. */
  required?: boolean | undefined;
  /** Shown below the control and read out with it. */
  error?: string | undefined;
  /** The id of an error that stands outside, for fields that are wrong together. */
  sharedErrorId?: string | undefined;
  /** Shown with an error that does not say what to enter instead. */
  remedy?: string | undefined;
  hint?: string | undefined;
  /** Below the control, for what nobody has to know before typing. Fields side by side stay in line. */
  note?: string | undefined;
  /** Said of the entry once the field is left, and read out then; null while there is nothing to say. */
  said?: ReactNode;
};

/** The control's attributes that its frame decides. */
type DecidedProps = {
  id: string;
  name: string | undefined;
  className: string;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** The classes of a field's parts. */
export type FieldSkin = {
  frame?: string;
  label: string;
  /** Of the star beside a required field's label. */
  star?: string;
  hint: string;
  control: string;
  /** Of the control, besides, while its entry is in order. */
  right: string;
  /** Of the control, besides, while it has an error. */
  wrong: string;
  note?: string;
  error: string;
  /** Before the error's words. */
  errorIcon?: ReactNode;
  remedy?: string;
  said: string;
};

/**
 * Label, hint, control and error, tied together for assistive technology. The control gets what is not the frame's of
 * `field`, and what ties it.
 */
export function FieldFrame<Field extends FieldProps>({
  skin,
  field: { label, name, id, required, error, sharedErrorId, remedy, hint, note, said, ...others },
  children,
}: {
  skin: FieldSkin;
  field: Field;
  children: (control: Omit<Field, keyof FieldProps> & DecidedProps) => ReactNode;
}) {
  const generated = useId();
  const fieldId = id ?? generated;
  const idOf = (part: string) => `${fieldId}-${part}`;
  const described = [
    hint && idOf("hint"),
    error && idOf("error"),
    sharedErrorId,
    error && remedy && idOf("remedy"),
    note && idOf("note"),
    said && idOf("said"),
  ];
  const isWrong = Boolean(error || sharedErrorId);
  const text = (part: "hint" | "note" | "error" | "remedy", words: string | undefined) =>
    words && (
      <p id={idOf(part)} className={skin[part]}>
        {part === "error" && skin.errorIcon}
        {words}
      </p>
    );
  return (
    <div className={skin.frame}>
      <label htmlFor={fieldId} className={skin.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={skin.star}>
            *
          </span>
        )}
      </label>
      {text("hint", hint)}
      {children({
        ...others,
        id: fieldId,
        name,
        className: `${skin.control} ${isWrong ? skin.wrong : skin.right}`,
        // The native attribute would show the browser's own messages before ours.
        "aria-required": required || undefined,
        "aria-invalid": isWrong || undefined,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      })}
      {text("note", note)}
      {text("error", error)}
      {text("remedy", error && remedy)}
      {said !== undefined && (
        <div id={idOf("said")} aria-live="polite" className={skin.said}>
          {said}
        </div>
      )}
    </div>
  );
}
