import type { FastifyBaseLogger } from "fastify";
import type { ExpressionBuilder } from "kysely";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { phoneInWords } from "#domain/person/understood-phone.ts";
import { type TextReport, textLossOf } from "#domain/text/text-report.ts";
import { lockTelling } from "#server/calendar/undelivered-tellings.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { keepLoss } from "#server/lead/lost-messages.ts";
import { lockLead } from "#server/lead/stored-lead.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import type { PersonText } from "#server/text/person-text.ts";

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type TextReportServices = ReturnType<typeof createTextReportServices>;

/** What the provider reports of texts that it has taken. */
export function createTextReportServices(deps: Deps) {
  return {
    receive: (token: string, report: TextReport) => receive(deps, token, report),
  };
}

/**
 * Keeps what has become of a text: one that is lost is dead from now on, once, and all else follows from that, as it does
 * from a mail that came back. What is for good is not changed by what arrives after it, in whichever order.
 * @param token Names the text, at the address that was sent with it.
 */
async function receive(deps: Deps, token: string, report: TextReport): Promise<void> {
  const { connection, outbox, changes, log } = deps;
  if (report.fate === "under-way") return;
  const text = await findByToken(connection, token);
  // Whoever got it may be erased, and a text that is sent again is another one to the provider.
  if (!text || (text.provider_id !== null && text.provider_id !== report.providerId)) {
    return log.info(
      { status: report.status },
      "a report of the text provider is about no text of ours",
    );
  }
  const isNew =
    report.fate === "delivered"
      ? await keepDelivered(deps, text, report)
      : await keepLost(deps, text, report);
  if (!isNew) return;
  if (report.fate === "lost") {
    const { id, kind } = text;
    log.warn({ mail: id, kind, status: report.status, code: report.code }, "text did not arrive");
  }
  outbox.wake();
  changes.wake();
}

type SentText = Pick<
  OutboxTable,
  "id" | "kind" | "payload" | "lead_id" | "provider_id" | "telling_id"
>;

function findByToken({ database }: Connection, token: string): Promise<SentText | undefined> {
  return (
    database
      .selectFrom("outbox")
      .select(["id", "kind", "payload", "lead_id", "provider_id", "telling_id"])
      .where("return_token", "=", token)
      // Mails have such tokens, too.
      .where("recipient", "is", null)
      .executeTakeFirst()
  );
}

/** @returns whether a screen or the outbox has to know of it: not when it was known, lost before, or what everybody expects. */
function keepDelivered(
  { connection, profile, clock }: Deps,
  text: SentText,
  { providerId }: TextReport,
): Promise<boolean> {
  const now = clock();
  return connection.transact(async (transaction) => {
    const tell = await lockTelling(transaction, text);
    const lead = text.lead_id === null ? undefined : await lockLead(transaction, text.lead_id);
    const mark = (is: typeof isGivenUp, columns: object = {}) =>
      transaction
        .updateTable("outbox")
        .set({ delivered_at: now.toISOString(), provider_id: providerId, ...columns })
        .where("id", "=", text.id)
        .where("delivered_at", "is", null)
        .where(is)
        .returning("id")
        .executeTakeFirst();
    const sent = { state: "sent", sent_at: now.toISOString(), error: null, fault: null } as const;
    if (await mark(isSent)) {
      // Another message that was lost needs no call if this one has said the same.
      const isNews = lead !== undefined && (await hasDead(transaction, lead.id));
      if (isNews) await addLeadChange(transaction, lead.id, now);
      return isNews;
    }
    // The report has overtaken the provider's answer, which may be lost: nothing is left to send, or to give up.
    const isUnderWay = await mark(isTried, { ...sent, locked_until: null });
    // One whose answer never came was given up, and has arrived all the same: what it told is known by now.
    const found = !isUnderWay && (await mark(isGivenUp, { ...sent, failed_at: null }));
    if (found) await tell?.({ staffId: null, now, opening: profile });
    if (lead && (isUnderWay || found)) await addLeadChange(transaction, lead.id, now);
    return Boolean(isUnderWay || found);
  });
}

/** Whether a message about a lead was given up or lost. */
async function hasDead(database: Database, leadId: string): Promise<boolean> {
  const dead = await database
    .selectFrom("outbox")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("state", "=", "dead")
    .limit(1)
    .executeTakeFirst();
  return dead !== undefined;
}

/** @returns false when it was delivered, or reported lost before. */
function keepLost(
  { connection, clock }: Deps,
  text: SentText,
  { providerId, status, code }: TextReport,
): Promise<boolean> {
  const reason = textLossOf(code);
  const details = { textId: text.id, to: numberIn(text), reason };
  const loss = {
    error: ["The text provider reported:", status, code].filter(Boolean).join(" "),
    fault: { kind: "text-lost" as const, code },
    // Nothing but an answer is sent there from now on.
    refused: reason === "landline" ? ("recipient" as const) : null,
    // It can be sent again.
    columns: { provider_id: providerId, handed_over_at: null },
    isNews: (row: ExpressionBuilder<Schema, "outbox">) =>
      row.and([
        row("delivered_at", "is", null),
        row.or([row("state", "=", "sending"), isSent(row), isGivenUp(row)]),
      ]),
    event: text.kind === "person-text" ? { kind: "text-lost" as const, details } : null,
  };
  return keepLoss(connection, text, loss, clock());
}

function isSent(row: ExpressionBuilder<Schema, "outbox">) {
  return row("state", "=", "sent");
}

/** It is with the provider as far as we know, or would be sent once more because the provider has not answered. */
function isTried(row: ExpressionBuilder<Schema, "outbox">) {
  return row.or([
    row("state", "=", "sending"),
    row.and([row("state", "=", "queued"), row("attempts", ">", 0)]),
  ]);
}

/** Because nobody knew whether it had arrived. */
function isGivenUp(row: ExpressionBuilder<Schema, "outbox">) {
  return row.and([
    row("state", "=", "dead"),
    row("sent_at", "is", null),
    row("handed_over_at", "is not", null),
  ]);
}

/** Empty when it can no longer be read. */
function numberIn({ payload }: SentText): string {
  try {
    const { phone }: PersonText = JSON.parse(payload);
    return phoneInWords({ e164: phone, extension: null });
  } catch {
    return "";
  }
}
