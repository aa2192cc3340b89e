import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { createSession, endSession, findSession } from "./sessions-repository.ts";

/** Where somebody signs in: the browser's name, whether nobody else uses it, and the session to be replaced. */
export type Door = { device: string; isOwnDevice: boolean; previousToken: string | undefined };

export type WayIn = "link" | "code" | "passkey" | "invitation";

/** The result of signing in; the token goes into the browser's cookie. */
export type Entered = { token: string; signedIn: SignedIn };

/** Signs somebody in with a new session. */
export async function beginSession(
  transaction: DatabaseTransaction,
  staff: StaffTable,
  { by, door, now }: { by: WayIn; door: Door; now: Date },
): Promise<Entered> {
  const previous = door.previousToken
    ? await findSession(transaction, door.previousToken, now)
    : undefined;
  if (previous) {
    const { sessionId: id, staff: leaving } = previous;
    await endSession(transaction, { id, staffId: leaving.id });
    await addAuditEntry(transaction, {
      at: now,
      staffId: leaving.id,
      action: "session.ended",
      details: { by: "new session" },
    });
  }
  const { device, isOwnDevice } = door;
  const started = { staffId: staff.id, device, isOwnDevice, now };
  const session = await createSession(transaction, started);
  await addAuditEntry(transaction, {
    at: now,
    staffId: staff.id,
    action: "session.began",
    details: { by, device },
  });
  return {
    token: session.token,
    signedIn: { sessionId: session.sessionId, staff, hasProof: true },
  };
}
