import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";

/** What every kind of field has around its control. */
export type FieldProps = {
  label: string;
  name: string;
  /** Needed where something else refers to the field, such as an error summary. */
  id?: string | undefined;
  required?: boolean | undefined;
  /** Shown below the control and read out with it. */
  error?: string | undefined;
  /** Shown with an error that does not say what to enter instead. */
  remedy?: string | undefined;
  hint?: string | undefined;
  /** Below the control, for what nobody has to know before typing. Fields side by side stay in line. */
  note?: string | undefined;
  /** Said of the entry once the field is left, and read out then; null while there is nothing to say. */
  said?: ReactNode;
};

/** The control's attributes that its frame decides. */
export type ControlProps = {
  id: string;
  name: string;
  className: string;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const control =
  "block w-full min-h-12 rounded-sm border bg-white px-3 py-2.5 text-body text-slate-900 transition-colors placeholder:text-slate-500 disabled:cursor-not-allowed disabled:border-limestone-400 disabled:bg-limestone-100 disabled:text-slate-500";

const unmarked = "border-limestone-500 enabled:hover:border-slate-900";
/** A thicker border, so that color is not the only sign of an error. */
const marked = "border-red-700 inset-ring inset-ring-red-700 forced-colors:border-3";

/** Label, hint, control and error, tied together for assistive technology. */
export function FieldFrame({
  label,
  name,
  id,
  required,
  error,
  remedy,
  hint,
  note,
  said,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const generated = useId();
  const fieldId = id ?? generated;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const remedyId = `${fieldId}-remedy`;
  const noteId = `${fieldId}-note`;
  const saidId = `${fieldId}-said`;
  const described = [
    hint && hintId,
    error && errorId,
    error && remedy && remedyId,
    note && noteId,
    said && saidId,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1.5 inline-block font-semibold leading-snug">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-red-700">
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 mb-2 text-small text-slate-500">
          {hint}
        </p>
      )}
      {children({
        id: fieldId,
        name,
        className: `${control} ${error ? marked : unmarked}`,
        // The native attribute would show the browser's own messages before ours.
        "aria-required": required || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {note && (
        <p id={noteId} className="mt-1.5 text-small text-slate-500">
          {note}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-2 flex gap-2 text-small font-semibold text-red-700">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
      {error && remedy && (
        <p id={remedyId} className="mt-1 pl-6.5 text-small text-slate-700">
          {remedy}
        </p>
      )}
      {said !== undefined && (
        <div id={saidId} aria-live="polite" className="text-small not-empty:mt-1.5">
          {said}
        </div>
      )}
    </div>
  );
}
