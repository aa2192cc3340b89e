import type { ExpressionBuilder } from "kysely";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Schema, SessionsTable, StaffTable } from "#server/database/schema.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { digestOf, newSecret } from "./secret.ts";

const hour = 3_600_000;
/** Who does nothing for so long has to sign in again. */
const idleFor = 12 * hour;
/** However busy somebody is, a session ends then. */
const lastsFor = 30 * 24 * hour;
/** `seen_at` is written no oftener. */
const seenEvery = 60_000;

/** Who has signed in, and with what session. */
export type SignedIn = { sessionId: string; staff: StaffTable };

/** A new session; the token goes into the browser's cookie and is stored nowhere. */
export async function createSession(
  transaction: DatabaseTransaction,
  { staffId, device, now }: { staffId: string; device: string; now: Date },
): Promise<{ token: string; sessionId: string }> {
  const token = newSecret();
  const id = unguessableId();
  await transaction
    .insertInto("sessions")
    .values({
      id,
      token_digest: digestOf(token),
      staff_id: staffId,
      device,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lastsFor).toISOString(),
    })
    .execute();
  return { token, sessionId: id };
}

/** Whose session a cookie's token is; undefined when it is none, or none any more. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const session = await database
    .selectFrom("sessions")
    .select(["id", "staff_id", "seen_at"])
    .where("token_digest", "=", digestOf(token))
    .where(isAlive(now))
    .executeTakeFirst();
  if (!session) return undefined;
  const staff = await database
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", session.staff_id)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  if (!staff) return undefined;
  if (Date.parse(session.seen_at) <= now.getTime() - seenEvery) {
    await database
      .updateTable("sessions")
      .set({ seen_at: now.toISOString() })
      .where("id", "=", session.id)
      .execute();
  }
  return { sessionId: session.id, staff };
}

/** Where somebody is signed in, seen last first. */
export function listSessions(
  database: Database,
  staffId: string,
  now: Date,
): Promise<SessionsTable[]> {
  return database
    .selectFrom("sessions")
    .selectAll()
    .where("staff_id", "=", staffId)
    .where(isAlive(now))
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one of somebody's sessions; false when they have no such one. */
export async function endSession(
  transaction: Database,
  { id, staffId }: { id: string; staffId: string },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Signs somebody out everywhere. @returns how many sessions there were. */
export async function endSessions(transaction: Database, staffId: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom("sessions")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function isAlive(now: Date) {
  return (row: ExpressionBuilder<Schema, "sessions">) =>
    row.and([
      row("expires_at", ">", now.toISOString()),
      row("seen_at", ">", new Date(now.getTime() - idleFor).toISOString()),
    ]);
}

/** Whether a session still holds. Asking is no use of it: a screen that stands open keeps nobody signed in. */
export async function isSessionAlive(database: Database, id: string, now: Date): Promise<boolean> {
  const session = await database
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .select("sessions.id")
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now.toISOString())
    .where("sessions.seen_at", ">", new Date(now.getTime() - idleFor).toISOString())
    .where("staff.is_active", "=", 1)
    .executeTakeFirst();
  return session !== undefined;
}
