import type { DatabaseTransaction } from "#server/database/connection.ts";

/** Remembers a text by the provider's id of it; false when it has arrived before. */
export async function isNewText(
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
