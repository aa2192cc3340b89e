import { repeatableAddress as repeatable, repeatableName } from "#domain/spam/plausible-text.ts";

/** Whose words they are. Nothing is repeated of what looks like spam. */
type Suspectable = { isSuspected?: boolean | undefined };

/** A visitor's mailbox, with the name only if it looks like one. */
export function personMailbox(
  visitor: { name: string; email: string } & Suspectable,
): { name: string; address: string } | string {
  const name = visitor.isSuspected ? null : repeatableName(visitor.name);
  return name === null ? visitor.email : { name, address: visitor.email };
}

/** The name if a mail to the visitor may repeat it, otherwise empty. */
export function greetedName({ name, isSuspected }: { name: string } & Suspectable): string {
  return isSuspected ? "" : name;
}

/** The address if a mail to the visitor may repeat it, otherwise empty. */
export function repeatableAddress({
  address,
  isSuspected,
}: { address: string } & Suspectable): string {
  return isSuspected ? "" : (repeatable(address) ?? "");
}
