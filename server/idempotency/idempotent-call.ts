import { createHash } from "node:crypto";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AnsweredStatus } from "#server/database/schema/delivery-tables.ts";
import { Refusal } from "#server/refusal.ts";

export type CallResponse<Body extends object> = { status: AnsweredStatus; body: Body };

/** Identifies a submission, so that a repeat has no second effect. */
export type Submission = {
  /** The call. Keys are unique per call. */
  name: string;
  key: string | undefined;
  body: unknown;
  /** For how long after the first one a repeat is recognized, in milliseconds; at most 24 hours. */
  repeatsWithin?: number;
};

/** Longest lifetime of a key, in milliseconds; it may be deleted afterwards. */
const keyLifetime = 24 * 3_600 * 1_000;

/**
 * Runs a submission in one transaction. With a key, a repeat of the same call and body within 24 hours, or the
 * submission's own limit, gets the first response again; a repeat that arrives while the first is being processed waits
 * for it.
 * The key is a row in the submission's own transaction: a second insert waits in the database until the first commits
 * (then its response is read) or rolls back (then the second does the work). So a response is never kept without its
 * submission, nor a submission without its response.
 * @throws Refusal 422 when the key was used with another body.
 */
export async function idempotently<Body extends object>(
  connection: Connection,
  call: Submission & { now: Date },
  work: (transaction: DatabaseTransaction) => Promise<CallResponse<Body>>,
): Promise<CallResponse<Body>> {
  const { key, now, repeatsWithin } = call;
  if (!key) return connection.transact(work);
  const bodyHash = createHash("sha256")
    .update(JSON.stringify(call.body ?? null))
    .digest("hex");

  return connection.transact(async (transaction) => {
    const keptSince = new Date(now.getTime() - (repeatsWithin ?? keyLifetime)).toISOString();
    await transaction
      .deleteFrom("idempotency_keys")
      .where("call", "=", call.name)
      .where("key", "=", key)
      .where("created_at", "<", keptSince)
      .execute();
    const claimed = await transaction
      .insertInto("idempotency_keys")
      .values({
        call: call.name,
        key,
        body_hash: bodyHash,
        status: 0,
        answer: "",
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(["call", "key"]).doNothing())
      .returning("key")
      .executeTakeFirst();

    if (!claimed) {
      const first = await transaction
        .selectFrom("idempotency_keys")
        .selectAll()
        .where("call", "=", call.name)
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      if (first.body_hash !== bodyHash) {
        throw new Refusal(422, "This Idempotency-Key was used with another request.");
      }
      return { status: first.status, body: JSON.parse(first.answer) };
    }

    const response = await work(transaction);
    await transaction
      .updateTable("idempotency_keys")
      .set({ status: response.status, answer: JSON.stringify(response.body) })
      .where("call", "=", call.name)
      .where("key", "=", key)
      .execute();
    return response;
  });
}
