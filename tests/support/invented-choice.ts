import { choiceWords } from "#content/inquiry-options.ts";
import { type InquiryChoices, inquiryChoices } from "#domain/inquiry/choice-table.ts";

/*
 * What a new optional field of the contact form would be: its values and the line of the call's message, and its words.
 */

const name = "visitTime";

/** Adds it, as an edit of the two tables would. @returns what takes it away again. */
export function inventChoice(): () => void {
  const values = ["morning", "evening"];
  Object.assign(inquiryChoices, { [name]: { line: "Visit time", values } });
  const words = { morning: "Before noon", evening: "After work" };
  Object.assign(choiceWords, { [name]: { label: "When to call", values: words } });
  return () => {
    Reflect.deleteProperty(inquiryChoices, name);
    Reflect.deleteProperty(choiceWords, name);
  };
}

/** A value of every choice, the invented one included. */
export function everyChoice(): InquiryChoices {
  const chosen = Object.entries(inquiryChoices).map(([choice, { values }]) => [choice, values[0]]);
  return Object.fromEntries(chosen);
}
