/*
 * The searchable text and the person's key of a lead, as they were when `0012-desk` was written. A migration runs the
 * same code forever; when a rule in `domain/` changes, another migration brings stored leads up to date.
 */

type Lead = Record<"name" | "email" | "phone" | "address" | "subject" | "message", string>;

/** The words without accents and case, and the phone number's digits: all, the last seven, the last four, the area code. */
export function searchTextOf({ name, email, phone, address, subject, message }: Lead): string {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const words = [name, email, phone, address, subject, message]
    .join(" ")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const areaCode = digits.length === 10 ? digits.slice(0, 3) : "";
  return [words, digits, digits.slice(-7), digits.slice(-4), areaCode].filter(Boolean).join(" ");
}

/** The mailbox without tag; for Gmail also without dots. */
export function personKeyOf(email: string): string {
  const address = email.normalize("NFKC").trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const whole = address.slice(0, Math.max(at, 0));
  // A leading plus sign does not start a tag: nothing would be left.
  const plus = whole.indexOf("+", 1);
  const local = plus < 0 ? whole : whole.slice(0, plus);
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}
