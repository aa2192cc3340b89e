import { picturesText, textReplies } from "#content/en/text-replies.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { phoneInWords, understoodPhone } from "#domain/person/understood-phone.ts";
import type { IncomingText } from "#domain/text/incoming-text.ts";
import type { TextKind } from "#domain/text/text-kind.ts";
import { type TextMeaning, textMeaningOf } from "#domain/text/text-meaning.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { storeLead } from "#server/lead/arrivals.ts";
import {
  addIncomingText,
  lockLeadOfMessage,
  newestLead,
  returnAfterMessage,
} from "#server/lead/lead-of-message.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { findOrCreatePerson } from "#server/person/people-repository.ts";
import {
  addConsentOfAll,
  consentOf,
  lastAgreedTo,
  peopleWithNumber,
} from "#server/text/consents.ts";
import { queueText } from "#server/text/queue-text.ts";
import { answerText } from "./answer-text.ts";

/** A text from a number (E.164), with what it says and means. `isAnswered`: the provider has answered it itself. */
type Text = { number: string; words: string; meaning: TextMeaning; isAnswered: boolean };

export type IncomingTextServices = ReturnType<typeof createIncomingTextServices>;

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  limits: Limits;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
};

/** What visitors text to us. */
export function createIncomingTextServices(deps: Deps) {
  return {
    receive: (text: IncomingText) => receive(deps, text),
  };
}

/** Does what a text asks for, once, however often the provider delivers it. */
async function receive(
  deps: Deps,
  { MessageSid, From, Body, NumMedia, OptOutType }: IncomingText,
): Promise<void> {
  const { connection, outbox, changes, clock } = deps;
  const number = understoodPhone(From)?.e164;
  const pictures = NumMedia > 0 ? picturesText(NumMedia) : "";
  const words = [Body, pictures].filter(Boolean).join("\n");
  // Short codes are no people.
  if (!number || !words) return;
  await connection.transact(async (transaction) => {
    if (!(await isNewText(transaction, MessageSid, clock()))) return;
    // What we add to it, such as that a picture came, says nothing about what they mean.
    const meaning = textMeaningOf(Body);
    await handle(deps, transaction, { number, words, meaning, isAnswered: OptOutType !== "" });
  });
  outbox.wake();
  changes.wake();
}

/** Remembers a text by the provider's id of it; false when it has arrived before. */
async function isNewText(
  transaction: DatabaseTransaction,
  providerId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("incoming_texts")
    .values({ provider_id: providerId, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("provider_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

async function handle(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  switch (text.meaning) {
    case "stop":
      return stop(deps, transaction, text);
    case "start":
      return start(deps, transaction, text);
    case "help":
      return help(deps, transaction, text);
    case "1":
    case "2":
      return answer(deps, transaction, text, text.meaning);
    case "asks-to-stop":
      await pause(deps, transaction, text);
      return deliver(deps, transaction, text);
    case "message":
      return deliver(deps, transaction, text);
  }
}

/**
 * START begins texts again that have ended or are paused, for whoever had wanted them. Otherwise it is what people answer
 * to a question, and from somebody unknown it is nothing at all.
 */
async function start(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  if (await hasStopped(transaction, text.number)) return restart(deps, transaction, text);
  const people = await peopleWithNumber(transaction, text.number);
  if (await newestLead(transaction, people)) await deliver(deps, transaction, text);
}

/** What they agreed to is what they had agreed to before. */
async function restart(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  const { clock } = deps;
  const said = { number: text.number, state: "consented" as const, wording: text.words };
  await addConsentOfAll(transaction, { ...said, way: "text" }, clock());
  const leadId = await note(deps, transaction, text);
  await reply(deps, transaction, text, { leadId, kind: "restarted" });
}

async function reply(
  deps: Deps,
  transaction: DatabaseTransaction,
  { number, isAnswered }: Text,
  {
    leadId,
    kind,
  }: { leadId: string | null; kind: TextKind & keyof ReturnType<typeof textReplies> },
): Promise<void> {
  const { profile, mailOptions, limits, clock } = deps;
  if (isAnswered || !(await limits.mayAnswerText(transaction, number, kind))) return;
  const body = textReplies(profile)[kind];
  const text = { leadId, to: number, body, kind, notAfter: null };
  await queueText(transaction, text, { now: clock(), mailOptions });
}

/** Only shows a text on the lead, which nobody has to answer. @returns the lead's id, if there is one. */
async function note(
  deps: Deps,
  transaction: DatabaseTransaction,
  { number, words, meaning }: Text,
): Promise<string | null> {
  const { clock } = deps;
  const people = await peopleWithNumber(transaction, number);
  const lead =
    (await lockLeadOfMessage(transaction, people)) ?? (await newestLead(transaction, people));
  if (!lead) return null;
  await addIncomingText(transaction, lead.id, { text: words, from: number, meaning }, clock());
  return lead.id;
}

/** Whether texts have ended or are paused that the number once agreed to. */
async function hasStopped(transaction: DatabaseTransaction, number: string): Promise<boolean> {
  const consent = await consentOf(transaction, number);
  const isOver = consent?.state === "revoked" || consent?.state === "paused";
  return isOver && (await lastAgreedTo(transaction, number)) !== null;
}

/** Shows a text on the lead, which then waits for an answer; it may be a new one. */
async function deliver(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  const { profile, limits, clock } = deps;
  const { number, words, meaning } = text;
  if (!(await limits.mayTextUs(transaction, number))) return;
  const now = clock();
  const people = await peopleWithNumber(transaction, number);
  const lead = await lockLeadOfMessage(transaction, people);
  if (lead) {
    await returnAfterMessage(transaction, lead, "texted", now, rulesOf(profile));
    return addIncomingText(transaction, lead.id, { text: words, from: number, meaning }, now);
  }
  await arrive(deps, transaction, text, await newestLead(transaction, people));
}

async function arrive(
  deps: Deps,
  transaction: DatabaseTransaction,
  { number, words, meaning }: Text,
  known: Awaited<ReturnType<typeof newestLead>>,
): Promise<void> {
  const { profile, clock } = deps;
  const now = clock();
  const phone = phoneInWords({ e164: number, extension: null });
  const contact = { name: "", email: "", phone, address: "" };
  const personId = known?.person_id ?? (await findOrCreatePerson(transaction, contact, now));
  // Another text of theirs may have come in while the person was waited for.
  const lead = await lockLeadOfMessage(transaction, [personId]);
  if (lead) {
    await returnAfterMessage(transaction, lead, "texted", now, rulesOf(profile));
    return addIncomingText(transaction, lead.id, { text: words, from: number, meaning }, now);
  }
  const person = known
    ? { name: known.name, email: known.email, phone, address: known.address }
    : { ...contact, name: phone };
  await storeLead(
    transaction,
    {
      ...{ kind: "call", source: "text", person, personId, subject: "", message: words },
      textMeaning: meaning,
      ...{ emergency: false, suspicion: { isSuspected: false, isConfirmationWithheld: false } },
    },
    now,
    rulesOf(profile),
  );
}

async function answer(
  deps: Deps,
  transaction: DatabaseTransaction,
  text: Text,
  word: "1" | "2",
): Promise<void> {
  const { mailOptions, limits, clock } = deps;
  const { number } = text;
  const isSettled =
    (await limits.mayAnswerText(transaction, number, "answered")) &&
    (await answerText(transaction, { number, word }, { now: clock(), mailOptions }));
  if (isSettled) await note(deps, transaction, text);
  else await deliver(deps, transaction, text);
}

/** Texts to the number wait until somebody at the desk has looked at what they wrote. */
async function pause(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  const { clock } = deps;
  const before = await consentOf(transaction, text.number);
  if (before?.state !== "consented") return;
  const said = { number: text.number, state: "paused" as const, wording: text.words };
  await addConsentOfAll(transaction, { ...said, way: "text" }, clock());
}

async function stop(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  const { clock } = deps;
  const before = await consentOf(transaction, text.number);
  const said = { number: text.number, state: "revoked" as const, wording: text.words };
  await addConsentOfAll(transaction, { ...said, way: "text" }, clock());
  const leadId = await note(deps, transaction, text);
  // A number that gets no texts has had its answer.
  if (before && before.state !== "revoked")
    await reply(deps, transaction, text, { leadId, kind: "stopped" });
}

async function help(deps: Deps, transaction: DatabaseTransaction, text: Text): Promise<void> {
  const leadId = await note(deps, transaction, text);
  await reply(deps, transaction, text, { leadId, kind: "help" });
}

/** By when a text has to be answered. */
function rulesOf(profile: BusinessProfile) {
  return { opening: profile, promises: answerPromisesOf(profile) };
}
