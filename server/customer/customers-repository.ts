import { emailKey } from "#domain/person/mailbox-key.ts";
import type { Registration } from "#domain/person/registration.ts";
import { phoneDigits } from "#domain/person/understood-phone.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";

/**
 * The customer with this mailbox, or with this phone number if no email is given; created if missing. Stored details
 * are never changed.
 */
export async function findOrCreateCustomer(
  transaction: DatabaseTransaction,
  details: Registration,
  now: Date,
): Promise<{ customerId: string; created: boolean }> {
  const key = emailKey(details.email) || `tel:${phoneDigits(details.phone)}`;
  const inserted = await transaction
    .insertInto("customers")
    .values({
      id: unguessableId(),
      email_key: key,
      name: details.name,
      email: details.email,
      phone: details.phone,
      address: details.address,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return { customerId: inserted.id, created: true };

  const known = await transaction
    .selectFrom("customers")
    .select("id")
    .where("email_key", "=", key)
    .executeTakeFirstOrThrow();
  return { customerId: known.id, created: false };
}

export async function customerExists(
  transaction: DatabaseTransaction,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const row = await transaction
    .selectFrom("customers")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
