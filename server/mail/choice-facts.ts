import { choicesInWords } from "#content/asked-in-words.ts";
import type { InquiryChoices } from "#domain/inquiry/choice-table.ts";

/** What somebody chose in a form, as facts of a mail. */
export function choiceFacts(choices: InquiryChoices): (readonly [string, string])[] {
  return choicesInWords(choices).map(({ label, value }) => [label, value]);
}
