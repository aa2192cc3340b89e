import type { CheckedForm } from "#app/forms/use-checked-form.ts";
import { ErrorSummary, type FormError } from "#app/ui/error-summary.tsx";

/**
 * What keeps a form from being sent, at its top, beside the message at each field: the one way in
 * which every form of the site tells its errors. Takes the focus after each refused try.
 */
export function FormErrors<Name extends string>({
  form,
  names,
  places = {},
  further = [],
  title = "There is a problem",
}: {
  form: CheckedForm;
  /** The form's fields in the order of the page. */
  names: readonly Name[];
  /** Ids of what stands for the fields that are no input, such as a step of the form. */
  places?: Partial<Record<Name, string>>;
  /** What else is wrong, and where to mend it. */
  further?: readonly FormError[];
  title?: string;
}) {
  const errors = names.flatMap((name) => {
    const message = form.errorOf(name);
    return message ? [{ fieldId: places[name] ?? `${form.id}-${name}`, message }] : [];
  });
  return <ErrorSummary key={form.tries} title={title} errors={[...errors, ...further]} />;
}
