import type { ExpressionBuilder, Selectable } from "kysely";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import type { SessionsTable } from "#server/database/schema/staff-tables.ts";
import { unlessPaused } from "#server/database/write-gate.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { digestOf, newSecret } from "./secret.ts";

const hour = 3_600_000;
/** A session ends after this idle time, in milliseconds, unless it is on somebody's own device. */
const idleFor = 12 * hour;
/** A session ends after this time even if used, in milliseconds. */
const lastsFor = 30 * 24 * hour;
/** On somebody's own device it lasts this long, used or not, in milliseconds. */
const ownLastsFor = 14 * 24 * hour;
/** How long it counts that somebody has proved who they are, in milliseconds. */
const proofLastsFor = hour;
/** `seen_at` is updated at most this often, in milliseconds. */
const seenEvery = 60_000;

/** A new session; the token goes into the browser's cookie and is not stored. */
export async function createSession(
  transaction: DatabaseTransaction,
  {
    staffId,
    device,
    isOwnDevice,
    now,
  }: { staffId: string; device: string; isOwnDevice: boolean; now: Date },
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
      expires_at: new Date(now.getTime() + (isOwnDevice ? ownLastsFor : lastsFor)).toISOString(),
      own_device: isOwnDevice ? 1 : 0,
      proven_at: now.toISOString(),
    })
    .execute();
  return { token, sessionId: id };
}

/** The session of a cookie's token; undefined when unknown or expired. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const session = await database
    .selectFrom("sessions")
    .select(["id", "staff_id", "seen_at", "created_at", "proven_at"])
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
    const touch = database
      .updateTable("sessions")
      .set({ seen_at: now.toISOString() })
      .where("id", "=", session.id);
    await unlessPaused(() => touch.execute());
  }
  const provenAt = Date.parse(session.proven_at ?? session.created_at);
  const hasProof = provenAt > now.getTime() - proofLastsFor;
  return { sessionId: session.id, staff, hasProof };
}

/** Remembers that the person of a session has proved who they are. */
export async function keepProof(
  transaction: DatabaseTransaction,
  sessionId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("sessions")
    .set({ proven_at: now.toISOString() })
    .where("id", "=", sessionId)
    .execute();
}

/** Where somebody is signed in, most recently used first. */
export function listSessions(
  database: Database,
  staffId: string,
  now: Date,
): Promise<Selectable<SessionsTable>[]> {
  return database
    .selectFrom("sessions")
    .selectAll()
    .where("staff_id", "=", staffId)
    .where(isAlive(now))
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one of somebody's sessions; false when it is not theirs. */
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

/** Signs somebody out everywhere. @returns the number of sessions ended. */
export async function endSessions(transaction: Database, staffId: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom("sessions")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The roles in those of these sessions that have not ended. Asking is not a use: an open screen keeps nobody signed
 * in.
 */
export async function rolesOfSessions(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, StaffRole>> {
  const sessions = await database
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .select(["sessions.id", "staff.role"])
    .where("sessions.id", "in", ids)
    .where(isAlive(now))
    .where("staff.is_active", "=", 1)
    .execute();
  return new Map(sessions.map(({ id, role }) => [id, role]));
}

function isAlive(now: Date) {
  return (row: ExpressionBuilder<Schema, "sessions">) =>
    row.and([
      row("sessions.expires_at", ">", now.toISOString()),
      row.or([
        row("sessions.own_device", "=", 1),
        row("sessions.seen_at", ">", new Date(now.getTime() - idleFor).toISOString()),
      ]),
    ]);
}
