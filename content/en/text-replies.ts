import type { Facts } from "#domain/business/facts.ts";
import { textRates } from "./text-consent.ts";

/** Answers to the words that every provider knows. Each fits into one message or two. */
export const textReplies = ({ name, phone }: Pick<Facts, "name" | "phone">) => ({
  stopped: `${name}: You won't get any more texts from us. Reply START to get them again.`,
  restarted: `${name}: You will get texts about your appointment again. ${textRates}`,
  help: `${name}: We text about your appointment. For anything else, call ${phone.display}. ${textRates}`,
});

/** What stands in the timeline for pictures, which only the provider has. */
export function picturesText(count: number): string {
  return count === 1
    ? "(A picture, which is not shown here)"
    : `(${count} pictures, which are not shown here)`;
}
