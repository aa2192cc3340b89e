import type { CheckedForm } from "#app/forms/use-checked-form.ts";
import { ErrorSummary, type FormError } from "#ui/pages/error-summary.tsx";

/**
 * The errors of a form, at its top, in addition to the message at each field: every form of the
 * site reports errors this way. Takes the focus after each refused attempt, and ticks off what is
 * fixed until the next.
 */
export function FormErrors<Name extends string>({
  form,
  names,
  places = {},
  further = [],
  title = "There is a problem",
}: {
  form: CheckedForm;
  /** The form's fields in page order. */
  names: readonly Name[];
  /** Ids to link to for fields that are not inputs, such as a step of the form. */
  places?: Partial<Record<Name, string>>;
  /** Further errors, and where to fix them. */
  further?: readonly FormError[];
  title?: string;
}) {
  const errors = names.flatMap((name) => {
    const fault = form.faultOf(name);
    return fault ? [{ fieldId: places[name] ?? `${form.id}-${name}`, ...fault }] : [];
  });
  return <ErrorSummary key={form.tries} title={title} errors={[...errors, ...further]} />;
}
