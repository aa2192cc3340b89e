import { note } from "#server/audit/audit-trail.ts";
import type { Connection } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import {
  endSession,
  endSessions,
  findSession,
  isSessionAlive,
  listSessions,
  type SignedIn,
} from "#server/staff/sessions-repository.ts";

export type { SignedIn } from "#server/staff/sessions-repository.ts";

/** The staff's sessions. */
export function createSessionServices(parts: { connection: Connection; clock: () => Date }) {
  const { connection, clock } = parts;

  return {
    /** The session of a cookie's token; undefined when unknown or expired. */
    findSession: (token: string): Promise<SignedIn | undefined> =>
      findSession(connection.database, token, clock()),

    /** Whether a session is still valid; checking does not extend it. */
    isSignedIn: ({ sessionId }: SignedIn): Promise<boolean> =>
      isSessionAlive(connection.database, sessionId, clock()),

    async sessionsOf({ staff, sessionId }: SignedIn) {
      const sessions = await listSessions(connection.database, staff.id, clock());
      return sessions.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        createdAt: created_at,
        seenAt: seen_at,
        isThis: id === sessionId,
      }));
    },

    /** Signs out on one device. @param id One of the caller's sessions. @throws Refusal 404 when it is not. */
    endSession({ staff, sessionId }: SignedIn, id: string): Promise<void> {
      return connection.transact(async (transaction) => {
        const isEnded = await endSession(transaction, { id, staffId: staff.id });
        if (!isEnded) throw new Refusal(404, "This device is not signed in.");
        const details = { by: id === sessionId ? "signing out" : "another session" };
        await note(transaction, {
          at: clock(),
          staffId: staff.id,
          action: "session.ended",
          details,
        });
      });
    },

    /** Signs out everywhere, including here. */
    endSessions({ staff }: SignedIn): Promise<void> {
      return connection.transact(async (transaction) => {
        const sessions = await endSessions(transaction, staff.id);
        await note(transaction, {
          at: clock(),
          staffId: staff.id,
          action: "session.ended",
          details: { by: "signing out everywhere", sessions },
        });
      });
    },
  };
}
