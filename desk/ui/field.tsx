import { type ComponentProps, type ReactNode, useId } from "react";

const control =
  "w-full rounded-sm border border-edge bg-panel px-2.5 py-1.5 text-ink placeholder:text-soft aria-invalid:border-late pointer-coarse:min-h-11";

type Frame = {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** The id of an error that stands outside, for fields that are wrong together. */
  sharedErrorId?: string | undefined;
  /** Said of the entry once the field is left, and read out then; null while there is nothing to say. */
  said?: ReactNode;
};

/**
 * A label, a control and its error. The control gets the attributes that tie the three together.
 */
function Framed({
  label,
  hint,
  error,
  sharedErrorId,
  said,
  children,
}: Frame & {
  children: (ties: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    sharedErrorId,
    said && `${id}-said`,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error || sharedErrorId ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-late">
          {error}
        </p>
      )}
      {said !== undefined && (
        <div id={`${id}-said`} aria-live="polite" className="text-small empty:-mt-1">
          {said}
        </div>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  sharedErrorId,
  said,
  ...rest
}: ComponentProps<"input"> & Frame) {
  return (
    <Framed label={label} hint={hint} error={error} sharedErrorId={sharedErrorId} said={said}>
      {(ties) => <input {...rest} {...ties} className={`${control} min-h-9`} />}
    </Framed>
  );
}

export function TextareaField({ label, hint, error, ...rest }: ComponentProps<"textarea"> & Frame) {
  return (
    <Framed label={label} hint={hint} error={error}>
      {(ties) => <textarea rows={3} {...rest} {...ties} className={control} />}
    </Framed>
  );
}

export function SelectField({
  label,
  hint,
  error,
  children,
  ...rest
}: ComponentProps<"select"> & Frame) {
  return (
    <Framed label={label} hint={hint} error={error}>
      {(ties) => (
        <select {...rest} {...ties} className={`${control} min-h-9`}>
          {children}
        </select>
      )}
    </Framed>
  );
}
