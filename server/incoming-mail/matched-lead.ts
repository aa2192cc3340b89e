import { addressOf } from "#domain/person/mailbox-address.ts";
import { emailKey } from "#domain/person/mailbox-key.ts";
import { detailKey } from "#domain/person/person-key.ts";
import type { MailAuthor } from "#domain/reply/mail-author.ts";
import type { Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { newestLead } from "#server/lead/lead-of-message.ts";
import { findLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { kindOf, type OutboxKinds } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { tokenIn } from "#server/mail/return-address.ts";
import { mergedPeople } from "#server/person/merged-people.ts";
import { isId } from "#server/unguessable-id.ts";
import { authorOf, senderOf } from "./mail-sender.ts";
import { headerOf, type ReadMail } from "./read-mail.ts";

type Matching = {
  kinds: OutboxKinds;
  mailOptions: Pick<MailOptions, "mailFrom" | "officeEmail" | "emergencyEmail" | "replyAddress">;
};

/** What is looked at to find the lead of a mail: its header. */
export type MailHeader = Pick<
  ReadMail,
  "headers" | "from" | "subject" | "inReplyTo" | "references"
>;

/** The lead that a mail is about, and who has written it. */
export type MatchedLead = {
  lead: StoredLead;
  /** The address that it says it is from; empty: none. */
  from: string;
  author: MailAuthor;
  /** Whether that is none of the person's own. */
  isFromElsewhere: boolean;
  /** The mail of ours that it answers; undefined: it is known by its sender alone. */
  answered: SentMail | undefined;
};

export type SentMail = Pick<OutboxTable, "id" | "kind" | "payload_version" | "payload" | "lead_id">;

const sentColumns = ["id", "kind", "payload_version", "payload", "lead_id"] as const;

/**
 * The lead that a mail is about: by the token in the address to which it came, else by the Message-ID that it answers, else by its
 * sender, if that is the mailbox of one person who has an open lead. Undefined: it is none of ours to take. What programs
 * write is taken only as an answer to a mail of ours, and what we write ourselves not at all.
 * @param recipient The address to which it came; empty: its headers say so.
 */
export async function matchedLead(
  database: Database,
  mail: MailHeader,
  recipient: string,
  { kinds, mailOptions }: Matching,
): Promise<MatchedLead | undefined> {
  const [from, author] = [senderOf(mail), authorOf(mail)];
  if (isOurs(from, mailOptions)) return undefined;
  const answered =
    (await byToken(database, tokenOf(mail, recipient, mailOptions.replyAddress))) ??
    (await byMessageId(database, mail));
  const isToPerson = answered && kindOf(kinds, answered)?.to === "person";
  const answeredLead =
    isToPerson && answered.lead_id ? await findLead(database, answered.lead_id) : undefined;
  if (answeredLead) {
    const isFromElsewhere = !(await isOfLead(database, answeredLead, from));
    // Whoever works here writes about a lead, not to it.
    if (isFromElsewhere && (await isStaff(database, from))) return undefined;
    return { lead: answeredLead, from, author, isFromElsewhere, answered };
  }
  if (author !== "person" || from === "" || (await isStaff(database, from))) return undefined;
  const lead = await openLeadOf(database, from);
  return lead && { lead, from, author, isFromElsewhere: false, answered: undefined };
}

const recipientHeaders = [
  "x-original-to",
  "delivered-to",
  "envelope-to",
  "x-envelope-to",
  "to",
  "cc",
];
/** How many addresses of a header are looked at, and Message-IDs of a mail. */
const most = { addresses: 20, messageIds: 20 };

/** The token in one of the addresses to which a mail came; undefined: there is none. */
export function tokenOf(
  mail: Pick<ReadMail, "headers">,
  recipient: string,
  address: string | undefined,
): string | undefined {
  if (!address) return undefined;
  const typed = recipientHeaders.flatMap((name) =>
    headerOf(mail, name)
      .slice(0, 2_000)
      .split(/[\s,<>]+/, most.addresses),
  );
  for (const one of [recipient, ...typed]) {
    const token = tokenIn(one, address);
    if (token) return token;
  }
  return undefined;
}

/** The mail that has this token. */
export async function byToken(
  database: Database,
  token: string | undefined,
): Promise<SentMail | undefined> {
  if (token === undefined) return undefined;
  return (
    database
      .selectFrom("outbox")
      .select(sentColumns)
      .where("return_token", "=", token)
      // Texts have such tokens, too.
      .where("recipient", "is not", null)
      .executeTakeFirst()
  );
}

/** Ours are made of the row's id. The newest stands last among the references (RFC 5322, section 3.6.4). */
async function byMessageId(
  database: Database,
  { inReplyTo = "", references = "" }: MailHeader,
): Promise<SentMail | undefined> {
  const ids = [inReplyTo, ...references.slice(-4_000).split(/\s+/).reverse()]
    .map((one) => /<?([\w-]{1,80})@[^\s<>@]+>?\s*$/.exec(one.slice(0, 300))?.[1] ?? "")
    .filter(isId)
    .slice(0, most.messageIds);
  if (ids.length === 0) return undefined;
  const found = await database
    .selectFrom("outbox")
    .select(sentColumns)
    .where("id", "in", ids)
    .execute();
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? [])[0];
}

function isOurs(from: string, { mailFrom, officeEmail, emergencyEmail }: Matching["mailOptions"]) {
  const ours = [mailFrom, officeEmail, emergencyEmail].map((mailbox) =>
    emailKey(addressOf(mailbox)),
  );
  return ours.includes(emailKey(from));
}

async function isStaff(database: Database, from: string): Promise<boolean> {
  const staff = await database
    .selectFrom("staff")
    .select("id")
    .where("email_key", "=", emailKey(from))
    .where("is_active", "=", 1)
    .executeTakeFirst();
  return staff !== undefined;
}

/** Whether a mailbox is one that the lead's person has given. */
async function isOfLead(
  database: Database,
  { email, person_id }: StoredLead,
  from: string,
): Promise<boolean> {
  const key = detailKey("mailbox", from);
  if (key !== "" && key === detailKey("mailbox", email)) return true;
  const people = await peopleWithMailbox(database, from);
  if (people.length === 0 || person_id === null) return false;
  const merged = await mergedPeople(database, [person_id]);
  return people.some((id) => merged.get(person_id)?.includes(id));
}

/** Ids of those who have given this mailbox. */
async function peopleWithMailbox(database: Database, mailbox: string): Promise<string[]> {
  const key = detailKey("mailbox", mailbox);
  if (key === "") return [];
  const known = await database
    .selectFrom("person_details")
    .select("person_id")
    .where("kind", "=", "mailbox")
    .where("key", "=", key)
    .execute();
  return known.map(({ person_id }) => person_id);
}

/** The newest open lead of whoever has a mailbox; undefined also when several people share it. */
async function openLeadOf(database: Database, mailbox: string): Promise<StoredLead | undefined> {
  const merged = await mergedPeople(database, await peopleWithMailbox(database, mailbox));
  const people = new Set([...merged.values()].map((ids) => ids.toSorted().join()));
  const [whole] = merged.values();
  return people.size === 1 && whole ? newestLead(database, whole, "open") : undefined;
}
