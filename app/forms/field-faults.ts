import type { FieldErrors } from "./parse-form.ts";

/** What a server found wrong with a form's fields; nothing when it was none of them. */
export type Refusal = FieldErrors | undefined;

/** A form's messages as `useCheckedForm` takes them; nothing when there are none. */
export function refusalOf(errors: FieldErrors): Refusal {
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The API's one message per field, as `refusalOf` takes them. */
export function listed(fields: Record<string, string>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
}
