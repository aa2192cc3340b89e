import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { addressOf } from "#domain/person/mailbox-address.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { Connection } from "#server/database/connection.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { type OutboxKinds, payloadOf } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { deadMailsName } from "./dead-mails-mail.tsx";

/** What tells the office that something of the site does not work: nobody else would learn of it. */
const reports = [deadMailsName, "backup-trouble"] as const satisfies MailKindName[];

/** Older ones are no longer true. Milliseconds. */
const copiedFor = 7 * 24 * 3_600_000;

/**
 * Queues a report again, to the operator's mailbox, that could not be delivered to the one which an owner has set for the
 * office: that mailbox may be what the report is about. Each once, and none where both are one mailbox.
 */
export async function copyDeadReports(
  { transact, database, engine }: Connection,
  kinds: OutboxKinds,
  { mailOptions, now }: { mailOptions: MailOptions; now: Date },
): Promise<void> {
  const { officeEmail, operatorEmail = officeEmail } = mailOptions;
  const [office, operator] = [officeEmail, operatorEmail].map((one) => mailboxKey(addressOf(one)));
  if (office === operator) return;
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "kind", "payload", "refused"])
    .where("kind", "in", reports)
    .where("state", "=", "dead")
    .where("reported_in", "is", null)
    .where("created_at", ">", new Date(now.getTime() - copiedFor).toISOString())
    .execute();
  for (const { id: deadId, kind, payload, refused } of rows) {
    const report = contentOf(payload);
    // What the operator's mailbox does not take, either, is said again in the next report.
    if (!report || report.undeliveredTo || report.isRepeated) continue;
    await transact(async (transaction) => {
      const copyId = unguessableId();
      const row = await transaction
        .updateTable("outbox")
        .set({ reported_in: copyId })
        .where("id", "in", (outbox) =>
          outbox
            .selectFrom("outbox")
            .select("id")
            .where("id", "=", deadId)
            .where("state", "=", "dead")
            .where("reported_in", "is", null)
            // Another process has copied it, or does so now.
            .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .returning("id")
        .executeTakeFirst();
      if (!row) return;
      // No mail arrives there, so that what it reports is in the copy alone now. Whatever else failed may pass: then the office's
      // next report says it, too.
      if (refused === "recipient") {
        await transaction
          .updateTable("outbox")
          .set({ reported_in: copyId })
          .where("reported_in", "=", deadId)
          .execute();
      }
      const copy = { ...report, undeliveredTo: addressOf(officeEmail) };
      await enqueue(transaction, kinds, { id: copyId, kind, payload: copy } as never, now);
    });
  }
}

/** Undefined for what is damaged. */
function contentOf(payload: string): { undeliveredTo?: string; isRepeated?: boolean } | undefined {
  try {
    return payloadOf({ payload });
  } catch {
    return undefined;
  }
}
