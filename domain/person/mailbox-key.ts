/** Providers that ignore dots before the @. */
const withoutDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * The key under which limits count a mailbox: the same for every spelling that reaches it, so that `+tag` does not make
 * a new one. It may merge two mailboxes if a provider gives `+` no meaning; they then share a limit and nothing else.
 * Customers are identified by `emailKey` instead.
 */
export function mailboxKey(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
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
