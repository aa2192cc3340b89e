import { createHash } from "node:crypto";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { singleHeaderLine } from "#domain/page/single-line.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { storeLead } from "#server/lead/arrivals.ts";
import { addReply, lockLeadOfMessage, returnAfterMessage } from "#server/lead/lead-of-message.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import { addPhotosTo } from "#server/photo/photos-repository.ts";
import type { PhotoServices } from "#server/photo/waiting-photos.ts";
import type { MatchedLead } from "./matched-lead.ts";
import type { ReadMail } from "./read-mail.ts";
import { readReply } from "./reply.ts";
import { type TakenFiles, takeFiles } from "./reply-photos.ts";

export type TakingDeps = {
  connection: Connection;
  profile: BusinessProfile;
  limits: Limits;
  photos: Pick<PhotoServices, "add" | "remove">;
  clock: () => Date;
};

/** Why a mail that is about a lead is not taken: it was before, its sender sends too many, or its person was erased meanwhile. */
export type NotTaken = "known" | "too-many" | "gone";

/** Names of files that a lead keeps, and characters of one. */
const mostNames = { files: 20, characters: 100 };
const longestMessageId = 300;

/**
 * Puts a mail on the timeline of its lead, with its pictures among the lead's, once. What a person writes is what somebody has to
 * answer: an open lead waits again, and for a closed one there is a new lead, as after a text. What a program writes is shown there, and that is all.
 */
export async function takeReply(
  deps: TakingDeps,
  mail: ReadMail,
  match: MatchedLead,
): Promise<"taken" | NotTaken> {
  const { connection, limits, photos } = deps;
  const digest = digestOf(mail);
  const isAutomatic = match.author !== "person";
  const obstacle = await connection.transact(async (transaction): Promise<NotTaken | undefined> => {
    if (await isKnown(transaction, digest)) return "known";
    // Programs often write without a sender.
    const by = { from: mailboxKey(match.from) || `lead ${match.lead.id}`, isAutomatic };
    return (await limits.mayReply(transaction, by)) ? undefined : "too-many";
  });
  if (obstacle) return obstacle;
  const reply = readReply(mail);
  // Decoding takes its time, which no transaction waits for.
  const files = isAutomatic
    ? { photos: [], names: [] }
    : await takeFiles(reply.files, match.from, photos);
  return connection.transact(async (transaction) => {
    // First: of two copies that arrive at once, only one may make a new lead.
    if (!(await remember(transaction, digest, deps.clock()))) return "known";
    const lead = await leadFor(deps, transaction, match, reply);
    if (!lead) return "gone";
    await store(deps, transaction, lead, { match, mail, reply, files });
    return "taken";
  });
}

type Taking = {
  match: MatchedLead;
  mail: ReadMail;
  reply: ReturnType<typeof readReply>;
  files: TakenFiles;
};

async function store(
  { profile, clock }: TakingDeps,
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { match: { author, from, isFromElsewhere }, mail, reply, files }: Taking,
): Promise<void> {
  const now = clock();
  const { count, left } = await givePhotos(transaction, lead.id, files, now);
  const names = [...left, ...files.names].map(shownName).slice(0, mostNames.files);
  const messageId = singleHeaderLine(mail.messageId ?? "");
  if (author === "person") {
    const rules = { opening: profile, promises: answerPromisesOf(profile) };
    await returnAfterMessage(transaction, lead, "mailed", now, rules);
  }
  const details = {
    ...{ author, from, subject: reply.subject, text: reply.text },
    ...(isFromElsewhere && { isFromElsewhere }),
    ...(reply.rest && { rest: reply.rest }),
    ...(count > 0 && { photos: count }),
    ...(names.length > 0 && { files: names }),
    ...(messageId && messageId.length <= longestMessageId && { messageId }),
  };
  await addReply(transaction, lead.id, details, now);
}

/** @returns how many the lead got, and the names of those that it did not. */
async function givePhotos(
  transaction: DatabaseTransaction,
  leadId: string,
  { photos }: TakenFiles,
  now: Date,
): Promise<{ count: number; left: string[] }> {
  const ids = photos.map(({ id }) => id);
  const count = await addPhotosTo(transaction, leadId, ids, now);
  if (count === ids.length) return { count, left: [] };
  const given = await transaction
    .selectFrom("photos")
    .select("id")
    .where("id", "in", ids)
    .where("lead_id", "=", leadId)
    .execute();
  const taken = new Set(given.map(({ id }) => id));
  return { count, left: photos.flatMap(({ id, name }) => (taken.has(id) ? [] : name)) };
}

/** The lead that takes the mail, locked; undefined when its person was erased. */
async function leadFor(
  deps: TakingDeps,
  transaction: DatabaseTransaction,
  { lead: { id }, author }: MatchedLead,
  reply: ReturnType<typeof readReply>,
): Promise<StoredLead | undefined> {
  const lead = await lockLead(transaction, id);
  if (!lead || author !== "person") return lead;
  if (lead.state !== "won" && lead.state !== "lost") return lead;
  // What somebody writes after a lead was closed is something new.
  const people = lead.person_id === null ? [] : [lead.person_id];
  const other = await lockLeadOfMessage(transaction, people);
  return other ?? lockLead(transaction, await arrive(deps, transaction, lead, reply));
}

function arrive(
  { profile, clock }: TakingDeps,
  transaction: DatabaseTransaction,
  { name, email, phone, address, person_id }: StoredLead,
  { subject, text }: ReturnType<typeof readReply>,
): Promise<string> {
  return storeLead(
    transaction,
    {
      ...{ kind: "call", source: "mail", person: { name, email, phone, address } },
      ...(person_id !== null && { personId: person_id }),
      ...{ subject: "", message: text || subject, emergency: false },
      suspicion: { isSuspected: false, isConfirmationWithheld: false },
    },
    clock(),
    { opening: profile, promises: answerPromisesOf(profile) },
  );
}

/** The same for every copy of a mail. One without a Message-ID is known by what it says. */
function digestOf({ messageId, from, subject, date, text, html }: ReadMail): string {
  const says = messageId?.trim() || JSON.stringify([from?.address, subject, date, text, html]);
  return createHash("sha256").update(says).digest("hex");
}

async function isKnown(transaction: DatabaseTransaction, digest: string): Promise<boolean> {
  const known = await transaction
    .selectFrom("incoming_mails")
    .select("digest")
    .where("digest", "=", digest)
    .executeTakeFirst();
  return known !== undefined;
}

/** @returns false when it has come in before. */
async function remember(
  transaction: DatabaseTransaction,
  digest: string,
  now: Date,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("incoming_mails")
    .values({ digest, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("digest")
    .executeTakeFirst();
  return inserted !== undefined;
}

function shownName(name: string): string {
  const line = Array.from(singleHeaderLine(name)).slice(0, mostNames.characters).join("");
  return line || "without a name";
}
