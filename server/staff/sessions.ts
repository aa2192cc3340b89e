import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import { endSession, endSessions, findSession, listSessions } from "./sessions-repository.ts";

export type SessionServices = ReturnType<typeof createSessionServices>;

/** The staff's sessions. */
export function createSessionServices(parts: {
  connection: Connection;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, changes, clock } = parts;

  return {
    /** The session of a cookie's token; undefined when unknown or expired. */
    find: (token: string): Promise<SignedIn | undefined> =>
      findSession(connection.database, token, clock()),

    async list({ staff, sessionId }: SignedIn) {
      const sessions = await listSessions(connection.database, staff.id, clock());
      return sessions.map(({ id, device, created_at, seen_at, own_device, expires_at }) => ({
        id,
        device,
        createdAt: created_at,
        seenAt: seen_at,
        isThis: id === sessionId,
        keptUntil: own_device === 1 ? expires_at : null,
      }));
    },

    /** Signs out on one device. @param id One of the caller's sessions. @throws Refusal 404 when it is not. */
    async end({ staff, sessionId }: SignedIn, id: string): Promise<void> {
      await connection.transact(async (transaction) => {
        const isEnded = await endSession(transaction, { id, staffId: staff.id });
        if (!isEnded) throw new Refusal(404, "This device is not signed in.");
        const by = id === sessionId ? ("signing out" as const) : ("another session" as const);
        await addAuditEntry(transaction, {
          at: clock(),
          staffId: staff.id,
          action: "session.ended",
          details: { by },
        });
      });
      changes.wake();
    },

    /** Signs out everywhere, including here. */
    async endAll({ staff }: SignedIn): Promise<void> {
      await connection.transact(async (transaction) => {
        const sessions = await endSessions(transaction, staff.id);
        await addAuditEntry(transaction, {
          at: clock(),
          staffId: staff.id,
          action: "session.ended",
          details: { by: "signing out everywhere", sessions },
        });
      });
      changes.wake();
    },
  };
}
