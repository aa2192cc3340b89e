import { mailboxKey } from "./mailbox-key.ts";
import { phoneDigits, understoodPhone } from "./understood-phone.ts";

/** What is known of a person, by kind. */
export const detailKinds = ["name", "mailbox", "phone", "address"] as const;

export type DetailKind = (typeof detailKinds)[number];

/** How a row says that somebody can be reached. */
export type Reach = { email?: string | null; phone?: string | null };

/** Fewer digits are no phone number: an empty one must not join everybody who left it out. */
const fewestDigits = 7;
/** Characters. PostgreSQL's indexes take up to 2,704 bytes. */
const longestKey = 254;

/**
 * Who a row belongs to: its mailbox, or, for somebody who left none, the phone number. Rows with the same key are one
 * person's. Null when nothing identifies anybody.
 */
export function personKey({ email, phone }: Reach): string | null {
  const mailbox = email ? detailKey("mailbox", email) : "";
  if (mailbox) return `mailbox:${mailbox}`;
  const digits = detailKey("phone", phone ?? "");
  return digits ? `phone:${digits}` : null;
}

/** The same for every way of writing a detail; empty when it says nothing. */
export function detailKey(kind: DetailKind, value: string): string {
  return Array.from(keys[kind](value)).slice(0, longestKey).join("");
}

const keys: Record<DetailKind, (value: string) => string> = {
  name: folded,
  mailbox: (value) => (value.trim() === "" ? "" : mailboxKey(value)),
  phone: (value) => {
    const digits = phoneDigits(value);
    if (digits.length < fewestDigits) return "";
    // Two people in one office have two extensions. Those who begin with one number are found by it.
    const extension = understoodPhone(value)?.extension ?? null;
    return extension === null ? digits : `${digits}x${extension}`;
  },
  address: folded,
};

/** Words without case, accents and punctuation. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
