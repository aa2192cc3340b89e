/** Providers that take an address with dots before the @, or without, for the same mailbox. */
const withoutDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * The key under which a mailbox is counted for limits: one key for every spelling that ends in the
 * same mailbox, so that `+tag` makes no new one. It may put two mailboxes together where a provider
 * gives `+` no meaning; they then share a limit and nothing else. Who a customer is says `emailKey`.
 */
export function mailboxKey(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const local = withoutTag(address.slice(0, Math.max(at, 0)));
  if (!withoutDots.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}

/** A plus sign at the beginning starts no tag: nothing would be left. */
function withoutTag(local: string): string {
  const plus = local.indexOf("+", 1);
  return plus < 0 ? local : local.slice(0, plus);
}
