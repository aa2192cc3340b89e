import type { DeleteResult } from "kysely";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";

/** Deletes up to `limit` rows from before a moment. @returns how many were deleted. */
export type Batch = (connection: Connection, before: Date, limit: number) => Promise<number>;

/** Mails that were sent, given up or withheld. Waiting mails are never too old. */
export const deleteEndedMails: Batch = async ({ database }, before, limit) => {
  let deleted = 0;
  for (const state of ["sent", "dead", "withheld"] as const) {
    const old = database
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", state)
      .where("created_at", "<", before.toISOString())
      // A mail may have waited before it was sent, so its sending time counts.
      .where((row) =>
        row.or([row("sent_at", "is", null), row("sent_at", "<", before.toISOString())]),
      )
      .orderBy("created_at")
      .limit(limit - deleted);
    deleted += await deletedBy(database.deleteFrom("outbox").where("id", "in", old));
    if (deleted >= limit) break;
  }
  return deleted;
};

/** Links, codes and challenges that have expired. */
export const deleteEndedWaysIn: Batch = ({ database }, before, limit) => {
  const ended = database
    .selectFrom("sign_ins")
    .select("id")
    .where("expires_at", "<", before.toISOString())
    .orderBy("expires_at")
    .limit(limit);
  return deletedBy(database.deleteFrom("sign_ins").where("id", "in", ended));
};

/** Holds that have ended; a seat is free from then on. */
export const deleteEndedHolds: Batch = ({ database }, before, limit) => {
  const ended = database
    .selectFrom("holds")
    .select("id")
    .where("ends_at", "<", before.toISOString())
    .limit(limit);
  return deletedBy(database.deleteFrom("holds").where("id", "in", ended));
};

/** Freed times with their offers. Nobody can book as far ahead as they are old. */
export const deleteFreedTimes: Batch = ({ database }, before, limit) => {
  const old = database
    .selectFrom("freed_times")
    .select("id")
    .where("freed_at", "<", before.toISOString())
    .orderBy("freed_at")
    .limit(limit);
  return deletedBy(database.deleteFrom("freed_times").where("id", "in", old));
};

/**
 * Sessions that have not been used for the given time; on somebody's own device, those that have ended. There are only as
 * many as staff have devices.
 */
export const deleteIdleSessions: Batch = ({ database }, before, limit) => {
  const idle = database
    .selectFrom("sessions")
    .select("id")
    .where(
      (row) =>
        row
          .case()
          .when("own_device", "=", 1)
          .then(row.ref("expires_at"))
          .else(row.ref("seen_at"))
          .end(),
      "<",
      before.toISOString(),
    )
    .limit(limit);
  return deletedBy(database.deleteFrom("sessions").where("id", "in", idle));
};

/** Changes for open screens; a screen that was away for longer reloads everything. */
export const deleteLeadChanges: Batch = ({ database }, before, limit) => {
  const old = database
    .selectFrom("lead_changes")
    .select("number")
    .where("at", "<", before.toISOString())
    .orderBy("at")
    .limit(limit);
  return deletedBy(database.deleteFrom("lead_changes").where("number", "in", old));
};

/** Ids of texts that have arrived; a provider delivers one again within minutes. */
export const deleteIncomingTexts: Batch = ({ database }, before, limit) => {
  const old = database
    .selectFrom("incoming_texts")
    .select("provider_id")
    .where("at", "<", before.toISOString())
    .orderBy("at")
    .limit(limit);
  return deletedBy(database.deleteFrom("incoming_texts").where("provider_id", "in", old));
};

/**
 * Rows of files that were imported, or were to be: they hold what other programs kept of people. How many there were stays
 * with an import that took place; of another, nothing does.
 */
export const deleteImportRows: Batch = async ({ transact }, before, limit) => {
  let deleted = 0;
  for (let isMore = true; isMore && deleted < limit; ) {
    const now = await transact((transaction) =>
      deleteRowsOfImport(transaction, before, limit - deleted),
    );
    deleted += now;
    isMore = now > 0;
  }
  return deleted;
};

async function deleteRowsOfImport(
  transaction: DatabaseTransaction,
  before: Date,
  limit: number,
): Promise<number> {
  const ended = await transaction
    .selectFrom("imports")
    .select(["id", "imported_at"])
    .where("ends_at", "<", before.toISOString())
    // One that was asked to be undone in its last hour needs its rows until it is.
    .where("state", "not in", ["importing", "undoing"])
    .where((row) =>
      row.or([
        row("imported_at", "is", null),
        row.exists(
          row
            .selectFrom("import_rows")
            .select("import_rows.id")
            .whereRef("import_rows.import_id", "=", "imports.id"),
        ),
      ]),
    )
    .orderBy("ends_at")
    .limit(1)
    .executeTakeFirst();
  if (!ended) return 0;
  const rows = await transaction
    .selectFrom("import_rows")
    .select("id")
    .where("import_id", "=", ended.id)
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) {
    return deletedBy(transaction.deleteFrom("imports").where("id", "=", ended.id));
  }
  await transaction.deleteFrom("import_rows").where("id", "in", ids).execute();
  return ids.length;
}

/** What was sent to webhooks, and what waits for one that is paused. */
export const deleteWebhookDeliveries: Batch = ({ database }, before, limit) => {
  const old = database
    .selectFrom("webhook_deliveries")
    .select(["webhook_id", "id"])
    .where("created_at", "<", before.toISOString())
    .orderBy("created_at")
    .limit(limit);
  return deletedBy(
    database
      .deleteFrom("webhook_deliveries")
      .where(({ eb, refTuple }) =>
        eb(refTuple("webhook_id", "id"), "in", old.$asTuple("webhook_id", "id")),
      ),
  );
};

/** Digests of mails that have come in; a mailbox is not read again after that. */
export const deleteIncomingMails: Batch = ({ database }, before, limit) => {
  const old = database
    .selectFrom("incoming_mails")
    .select("digest")
    .where("at", "<", before.toISOString())
    .orderBy("at")
    .limit(limit);
  return deletedBy(database.deleteFrom("incoming_mails").where("digest", "in", old));
};

/** Keys have two columns and no id, so a batch is everything up to the age of its last row. */
export const deleteIdempotencyKeys: Batch = async ({ database }, before, limit) => {
  const last = await database
    .selectFrom("idempotency_keys")
    .select("created_at")
    .where("created_at", "<", before.toISOString())
    .orderBy("created_at")
    .limit(1)
    .offset(limit - 1)
    .executeTakeFirst();
  return deletedBy(
    database
      .deleteFrom("idempotency_keys")
      .where("created_at", "<", before.toISOString())
      .$if(last !== undefined, (query) => query.where("created_at", "<=", last?.created_at ?? "")),
  );
};

/** Assessments without contact details. Follow-ups with details are leads and stay, without a reference. */
export const deleteAnonymousAssessments: Batch = ({ transact }, before, limit) =>
  transact(async (transaction) => {
    const old = await transaction
      .selectFrom("assessments")
      .select("id")
      .where("created_at", "<", before.toISOString())
      .where("email", "is", null)
      .orderBy("created_at")
      .limit(limit)
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await transaction
      .updateTable("assessments")
      .set({ anonymous_id: null })
      .where("anonymous_id", "in", ids)
      .execute();
    await transaction.deleteFrom("assessments").where("id", "in", ids).execute();
    return ids.length;
  });

/** Runs a deletion. @returns how many rows it deleted. */
async function deletedBy(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>;
}): Promise<number> {
  return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
}
