import { greetingName, isPlausibleAddress, isPlausibleName } from "#domain/spam/plausible-text.ts";

/** How every mail to a visitor begins: by name, where the name is one. */
export function greeting(name: string): string {
  const shown = greetingName(name);
  return shown ? `Hi ${shown},` : "Hello,";
}

/** The mailbox of a visitor, with the name only where it is one. */
export function personMailbox(visitor: {
  name: string;
  email: string;
}): { name: string; address: string } | string {
  return isPlausibleName(visitor.name)
    ? { name: visitor.name, address: visitor.email }
    : visitor.email;
}

/** The address as a mail to the visitor may repeat it; else empty. */
export function repeatableAddress(address: string): string {
  return isPlausibleAddress(address) ? address : "";
}
