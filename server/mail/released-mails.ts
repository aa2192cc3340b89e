import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { RefusedForGood } from "./delivery-fault.ts";
import { kindOf, type OutboxKinds, payloadOf } from "./kinds.ts";
import { decideWriting } from "./writing-gate.ts";

/**
 * Queues what was withheld of a lead that has just been released, in the transaction of the release. The gate is asked
 * again; of what it lets through only the newest mail and the newest text are sent, since the state before a move would be
 * confusing. What is no longer true is deleted.
 */
export async function queueReleased(
  transaction: DatabaseTransaction,
  kinds: OutboxKinds,
  leadId: string,
  at: { now: Date; timeZone: string },
): Promise<void> {
  const withheld = await transaction
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("state", "=", "withheld")
    .orderBy("created_at", "desc")
    .execute();
  const queued = new Set<"mail" | "text">();
  for (const row of withheld) {
    const decision = await decideReleased(transaction, kinds, row, at);
    if (decision === "drop") {
      await transaction.deleteFrom("outbox").where("id", "=", row.id).execute();
      continue;
    }
    const way = row.lane === "text" ? "text" : "mail";
    if (decision === "send" && !queued.has(way)) {
      await transaction
        .updateTable("outbox")
        .set({ state: "queued", due_at: at.now.toISOString() })
        .where("id", "=", row.id)
        .execute();
      queued.add(way);
    }
  }
}

/** What becomes of a withheld row. One that this release cannot read stays as it is. */
async function decideReleased(
  transaction: DatabaseTransaction,
  kinds: OutboxKinds,
  row: OutboxTable,
  at: { now: Date; timeZone: string },
) {
  const kind = kindOf(kinds, row);
  const payload = kind && readable(row);
  if (!kind || !payload) return "withhold";
  const decision = await decideWriting(transaction, kind, payload, { leadId: row.lead_id });
  const holds =
    kind.to !== "person" || !kind.stillHolds || (await kind.stillHolds(payload, transaction, at));
  return holds ? decision : "drop";
}

function readable(row: OutboxTable): object | undefined {
  try {
    return payloadOf(row);
  } catch (error) {
    if (error instanceof RefusedForGood) return undefined;
    throw error;
  }
}
