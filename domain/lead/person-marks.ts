import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { phoneDigits } from "./lead-search.ts";

/** What tells that rows are of one person: mailboxes as `mailboxKey` has them, numbers as `phoneDigits`. */
export type PersonMarks = { mailboxes: ReadonlySet<string>; phones: ReadonlySet<string> };

/** How somebody can be reached, as a row has it. */
export type Reach = { email?: string | null; phone?: string | null };

/** Fewer digits are no number: an empty one must not make one person of all who left it out. */
const fewestDigits = 7;

/** The marks of whoever has these mailboxes and numbers. */
export function marksOf(reaches: readonly Reach[]): PersonMarks {
  const mailboxes = reaches.flatMap(({ email }) => (email ? [mailboxKey(email)] : []));
  const phones = reaches.map(({ phone }) => phoneDigits(phone ?? ""));
  return {
    mailboxes: new Set(mailboxes),
    phones: new Set(phones.filter((digits) => digits.length >= fewestDigits)),
  };
}

/** Whether a row is of the person: its mailbox or its number is one of theirs. */
export function isOfPerson({ mailboxes, phones }: PersonMarks, { email, phone }: Reach): boolean {
  return (
    (!!email && mailboxes.has(mailboxKey(email))) || (!!phone && phones.has(phoneDigits(phone)))
  );
}
