import { repeatableAddress as repeatable, repeatableName } from "#domain/spam/plausible-text.ts";

/** A visitor's mailbox, with the name only if it looks like one. */
export function personMailbox(visitor: {
  name: string;
  email: string;
}): { name: string; address: string } | string {
  const name = repeatableName(visitor.name);
  return name === null ? visitor.email : { name, address: visitor.email };
}

/** The address if a mail to the visitor may repeat it, otherwise empty. */
export function repeatableAddress(address: string): string {
  return repeatable(address) ?? "";
}
