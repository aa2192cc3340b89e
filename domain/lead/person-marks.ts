import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { phoneDigits } from "./lead-search.ts";

/** What identifies a person's rows: mailboxes in the form of `mailboxKey`, phone numbers in that of `phoneDigits`. */
export type PersonMarks = { mailboxes: ReadonlySet<string>; phones: ReadonlySet<string> };

/** A row's contact details. */
export type Reach = { email?: string | null; phone?: string | null };

/** Shorter digits are not a phone number: an empty one must not link everybody who left it out. */
const fewestDigits = 7;

/** The marks of a person with these mailboxes and phone numbers. */
export function marksOf(reaches: readonly Reach[]): PersonMarks {
  const mailboxes = reaches.flatMap(({ email }) => (email ? [mailboxKey(email)] : []));
  const phones = reaches.map(({ phone }) => phoneDigits(phone ?? ""));
  return {
    mailboxes: new Set(mailboxes),
    phones: new Set(phones.filter((digits) => digits.length >= fewestDigits)),
  };
}

/** Whether a row belongs to the person by its mailbox or phone number. */
export function isOfPerson({ mailboxes, phones }: PersonMarks, { email, phone }: Reach): boolean {
  return (
    (!!email && mailboxes.has(mailboxKey(email))) || (!!phone && phones.has(phoneDigits(phone)))
  );
}
