import { understoodMailbox } from "./understood-mailbox.ts";

/** Providers that ignore dots before the @. */
const withoutDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * The key that identifies a customer, or a member of staff: the same for every spelling of a mailbox's domain and case.
 * Of what is no mailbox, its text in lower case.
 */
export function emailKey(email: string): string {
  return (understoodMailbox(email)?.address ?? email.trim()).toLowerCase();
}

/**
 * The key by which limits count a mailbox and people are known: the same for every spelling that reaches it, so that
 * `+tag` does not make a new one. It may merge two mailboxes if a provider gives `+` no meaning.
 */
export function mailboxKey(email: string): string {
  const address = emailKey(email.normalize("NFKC"));
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = withoutTag(address.slice(0, Math.max(at, 0)));
  if (!withoutDots.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}

/** A leading plus sign does not start a tag: nothing would be left. */
function withoutTag(local: string): string {
  const plus = local.indexOf("+", 1);
  return plus < 0 ? local : local.slice(0, plus);
}
