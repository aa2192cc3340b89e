import { greetingName } from "#domain/spam/plausible-text.ts";

/** How every mail and letter to a visitor begins: with the name if it looks like one, and as people are addressed. */
export function greeting(name: string): string {
  const shown = greetingName(name);
  return shown ? `Hi ${shown},` : "Hello,";
}
