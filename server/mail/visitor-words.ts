import { isPlausibleAddress, isPlausibleName } from "#domain/spam/plausible-text.ts";

/** A visitor's mailbox, with the name only if it looks like one. */
export function personMailbox(visitor: {
  name: string;
  email: string;
}): { name: string; address: string } | string {
  return isPlausibleName(visitor.name)
    ? { name: visitor.name, address: visitor.email }
    : visitor.email;
}

/** The address if a mail to the visitor may repeat it, otherwise empty. */
export function repeatableAddress(address: string): string {
  return isPlausibleAddress(address) ? address : "";
}
