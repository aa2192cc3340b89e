import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";

type SavedView = { id: string; name: string; query: string };

const mostViews = 50;

/** Somebody's own views, in the order they were saved. */
export function savedViews(database: Database, staffId: string): Promise<SavedView[]> {
  return database
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** @throws Refusal 409 when the caller already has the maximum number of views. */
export async function saveView(
  transaction: DatabaseTransaction,
  staffId: string,
  view: Omit<SavedView, "id">,
  now: Date,
): Promise<void> {
  if ((await savedViews(transaction, staffId)).length >= mostViews) {
    throw new Refusal(409, `You have ${mostViews} views. Delete one first.`);
  }
  const { name, query } = view;
  const row = { id: unguessableId(), staff_id: staffId, name, query };
  await transaction
    .insertInto("saved_views")
    .values({ ...row, created_at: now.toISOString() })
    .execute();
}

/** Deletes one of the caller's own views. @throws Refusal 404 */
export async function deleteView(
  transaction: DatabaseTransaction,
  staffId: string,
  id: string,
): Promise<void> {
  const deleted = await transaction
    .deleteFrom("saved_views")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .returning("id")
    .executeTakeFirst();
  if (!deleted) throw new Refusal(404, "We cannot find this view.");
}
