import { picturesText, textReplies } from "#content/en/text-replies.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { phoneInWords, understoodPhone } from "#domain/person/understood-phone.ts";
import type { IncomingText } from "#domain/text/incoming-text.ts";
import type { TextKind } from "#domain/text/text-kind.ts";
import { textWordOf } from "#domain/text/text-word.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { storeLead } from "#server/lead/arrivals.ts";
import type { ChangeFeed } from "#server/lead/change-feed.ts";
import {
  addIncomingText,
  lockLeadOfText,
  newestLead,
  returnAfterText,
} from "#server/lead/incoming-text.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { findOrCreatePerson } from "#server/person/people-repository.ts";
import {
  addConsentOfAll,
  consentOf,
  hasConsented,
  peopleWithNumber,
} from "#server/text/consents.ts";
import { isNewText } from "#server/text/incoming-texts.ts";
import { queueText } from "#server/text/queue-text.ts";
import { answerText } from "./answer-text.ts";

/** A text from a number (E.164), with what it says. */
type Text = { number: string; words: string; isAnswered: boolean };

/** What visitors text to us. */
export function createIncomingTextServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  limits: Limits;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, profile, mailOptions, limits, outbox, changes, clock } = parts;
  const rules = { opening: profile, promises: answerPromisesOf(profile) };

  return {
    /** Does what a text asks for, once, however often the provider delivers it. */
    async receive({ MessageSid, From, Body, NumMedia, OptOutType }: IncomingText): Promise<void> {
      const number = understoodPhone(From)?.e164;
      const pictures = NumMedia > 0 ? picturesText(NumMedia) : "";
      const words = [Body, pictures].filter(Boolean).join("\n");
      // Short codes are no people.
      if (!number || !words) return;
      await connection.transact(async (transaction) => {
        if (!(await isNewText(transaction, MessageSid, clock()))) return;
        await handle(transaction, { number, words, isAnswered: OptOutType !== "" });
      });
      outbox.wake();
      changes.wake();
    },
  };

  async function handle(transaction: DatabaseTransaction, text: Text): Promise<void> {
    const { number, words } = text;
    const word = textWordOf(words);
    if (word === "stop") return stop(transaction, text);
    if (word === "start" && (await hasStopped(transaction, number)))
      return restart(transaction, text);
    if (word === "help") return help(transaction, text);
    const texting = { now: clock(), mailOptions };
    const isSettled =
      (word === "1" || word === "2") && (await answerText(transaction, { number, word }, texting));
    if (isSettled) await note(transaction, text);
    else if (await limits.mayTextUs(transaction, number)) await deliver(transaction, text);
  }

  async function stop(transaction: DatabaseTransaction, text: Text): Promise<void> {
    const before = await consentOf(transaction, text.number);
    const said = { number: text.number, state: "revoked" as const, wording: text.words };
    await addConsentOfAll(transaction, { ...said, way: "text" }, clock());
    const leadId = await note(transaction, text);
    // A number that gets no texts has had its answer.
    if (before?.state === "consented") await reply(transaction, text, { leadId, kind: "stopped" });
  }

  /** What they agreed to is what they had agreed to before. */
  async function restart(transaction: DatabaseTransaction, text: Text): Promise<void> {
    const said = { number: text.number, state: "consented" as const, wording: text.words };
    await addConsentOfAll(transaction, { ...said, way: "text" }, clock());
    const leadId = await note(transaction, text);
    await reply(transaction, text, { leadId, kind: "restarted" });
  }

  async function help(transaction: DatabaseTransaction, text: Text): Promise<void> {
    const leadId = await note(transaction, text);
    await reply(transaction, text, { leadId, kind: "help" });
  }

  /** START means something only after STOP, and only to those who once agreed to texts. */
  async function hasStopped(transaction: DatabaseTransaction, number: string): Promise<boolean> {
    const consent = await consentOf(transaction, number);
    return consent?.state === "revoked" && hasConsented(transaction, number);
  }

  async function reply(
    transaction: DatabaseTransaction,
    { number, isAnswered }: Text,
    { leadId, kind }: { leadId: string | null; kind: TextKind & keyof typeof textReplies },
  ): Promise<void> {
    if (isAnswered) return;
    const body = textReplies[kind];
    const text = { leadId, to: number, body, kind, notAfter: null };
    await queueText(transaction, text, { now: clock(), mailOptions });
  }

  /** Only shows a text on the lead, which nobody has to answer. @returns the lead's id, if there is one. */
  async function note(
    transaction: DatabaseTransaction,
    { number, words }: Text,
  ): Promise<string | null> {
    const people = await peopleWithNumber(transaction, number);
    const lead =
      (await lockLeadOfText(transaction, people)) ?? (await newestLead(transaction, people));
    if (!lead) return null;
    await addIncomingText(transaction, lead.id, { text: words, from: number }, clock());
    return lead.id;
  }

  /** Shows a text on the lead, which then waits for an answer; it may be a new one. */
  async function deliver(transaction: DatabaseTransaction, { number, words }: Text): Promise<void> {
    const now = clock();
    const people = await peopleWithNumber(transaction, number);
    const lead = await lockLeadOfText(transaction, people);
    if (lead) {
      await returnAfterText(transaction, lead, now, rules);
      return addIncomingText(transaction, lead.id, { text: words, from: number }, now);
    }
    await arrive(transaction, { number, words, known: await newestLead(transaction, people) });
  }

  async function arrive(
    transaction: DatabaseTransaction,
    {
      number,
      words,
      known,
    }: Pick<Text, "number" | "words"> & { known: Awaited<ReturnType<typeof newestLead>> },
  ): Promise<void> {
    const now = clock();
    const phone = phoneInWords({ e164: number, extension: null });
    const contact = { name: "", email: "", phone, address: "" };
    const personId = known?.person_id ?? (await findOrCreatePerson(transaction, contact, now));
    // Another text of theirs may have come in while the person was waited for.
    const lead = await lockLeadOfText(transaction, [personId]);
    if (lead) {
      await returnAfterText(transaction, lead, now, rules);
      return addIncomingText(transaction, lead.id, { text: words, from: number }, now);
    }
    const person = known
      ? { name: known.name, email: known.email, phone, address: known.address }
      : { ...contact, name: phone };
    await storeLead(
      transaction,
      {
        ...{ kind: "call", source: "text", person, personId, subject: "", message: words },
        ...{ emergency: false, suspicion: { isSuspected: false, isConfirmationWithheld: false } },
      },
      now,
      rules,
    );
  }
}
