import { mayDo } from "#domain/staff/staff.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";

type Member = Pick<StaffTable, "id" | "role" | "is_active">;

/**
 * Revokes the access tokens of somebody who leaves, or may no longer make one, for good: they may have been the only one to know
 * where a token is, and nobody who makes them an owner again thinks of it. Becoming an owner ends those of an earlier time, too. Their
 * webhooks are ended where they are sent (server/webhook/end-webhook.ts).
 * @param by Null: the site's operator.
 */
export async function endTokensOfMaker(
  transaction: DatabaseTransaction,
  { before, after }: { before: Member; after: Member },
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  if (mayMake(before) === mayMake(after)) return;
  const ended = await transaction
    .updateTable("access_tokens")
    .set({ revoked_at: now.toISOString() })
    .where("made_by", "=", after.id)
    .where("revoked_at", "is", null)
    .returning(["id", "last_characters"])
    .execute();
  for (const { id, last_characters: ending } of ended) {
    const details = { token: id, ending };
    await addAuditEntry(transaction, {
      ...{ at: now, staffId: by, action: "token.revoked", details },
    });
  }
}

function mayMake({ is_active, role }: Member): boolean {
  return is_active === 1 && mayDo(role, "staff");
}
