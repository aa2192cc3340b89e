import type { Insertable } from "kysely";
import { emailKey } from "#domain/person/mailbox-key.ts";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type NewStaff = {
  name: string;
  email: string;
  role: StaffRole;
  /** E.164; absent or empty: none. */
  phone?: string | undefined;
};

/** Adds somebody; undefined when the mailbox belongs to staff already, also since a moment ago. */
export function addStaff(
  transaction: DatabaseTransaction,
  person: NewStaff,
  now: Date,
): Promise<StaffTable | undefined> {
  return transaction
    .insertInto("staff")
    .values(rowOf(person, now))
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Adds somebody, or reactivates the person with this mailbox and sets their name and role. */
export function addOrChangeStaff(
  transaction: DatabaseTransaction,
  person: NewStaff,
  now: Date,
): Promise<StaffTable> {
  const { name, role } = person;
  return transaction
    .insertInto("staff")
    .values(rowOf(person, now))
    .onConflict((conflict) =>
      conflict.column("email_key").doUpdateSet({ name, role, is_active: 1 }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

function rowOf({ name, email, role, phone = "" }: NewStaff, now: Date): Insertable<StaffTable> {
  return {
    id: unguessableId(),
    email_key: emailKey(email),
    email,
    name,
    role,
    phone,
    is_active: 1,
    on_duty_since: null,
    created_at: now.toISOString(),
  };
}

export function findStaff(database: Database, id: string): Promise<StaffTable | undefined> {
  return database.selectFrom("staff").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @param email As it was typed. */
export function findStaffByEmail(
  database: Database,
  email: string,
): Promise<StaffTable | undefined> {
  return database
    .selectFrom("staff")
    .selectAll()
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
}

/** Everybody by name, active staff first. */
export function listStaff(database: Database): Promise<StaffTable[]> {
  return database
    .selectFrom("staff")
    .selectAll()
    .orderBy("is_active", "desc")
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export async function isAnyStaff(database: Database): Promise<boolean> {
  const any = await database.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return any !== undefined;
}

export async function updateStaff(
  transaction: DatabaseTransaction,
  id: string,
  changes: Partial<Omit<StaffTable, "id">>,
): Promise<StaffTable> {
  return transaction
    .updateTable("staff")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Lets other callers with one of these people wait for the end of the transaction, so that what is read afterwards stays
 * true until then.
 */
export async function lockStaff(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  ids: readonly string[],
): Promise<void> {
  // SQLite has one writer at a time.
  if (engine !== "postgres") return;
  // In one order, so that two callers never wait for each other.
  const rows = transaction.selectFrom("staff").select("id").where("id", "in", ids).orderBy("id");
  await rows.forUpdate().execute();
}

/**
 * Called before an owner loses that role. Other callers wait for the end of the transaction, so that two owners cannot
 * remove each other.
 * @throws Refusal 409 when nobody else is an owner.
 */
export async function keepAnOwner(
  transaction: DatabaseTransaction,
  engine: Connection["engine"],
  leavingId: string,
): Promise<void> {
  const owners = await transaction
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "owner")
    .where("is_active", "=", 1)
    .orderBy("id")
    // Unnecessary on SQLite, which has one writer at a time.
    .$if(engine === "postgres", (query) => query.forUpdate())
    .execute();
  const isOwner = owners.some(({ id }) => id === leavingId);
  if (isOwner && owners.length === 1) {
    throw new Refusal(409, "This is the last owner. Make somebody else an owner first.");
  }
}
