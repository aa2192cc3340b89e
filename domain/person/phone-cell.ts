import { contactPhoneOf } from "./understood-phone.ts";

/**
 * A phone number as a cell: in words if it was understood. One of another country is put so that it begins with no plus
 * sign, which a spreadsheet would calculate with.
 */
export function phoneCell(typed: string): string {
  const { e164, shown } = contactPhoneOf(typed);
  return e164 === null ? shown : shown.replace(/^(\+\d+)/, "($1)");
}
