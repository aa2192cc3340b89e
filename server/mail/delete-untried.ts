import type { DatabaseTransaction } from "#server/database/connection.ts";

/** Takes a row of the outbox back that nobody has tried to send. @returns whether it was still there. */
export async function deleteUntried(
  transaction: DatabaseTransaction,
  id: string,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}
