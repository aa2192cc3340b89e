import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { idempotently } from "#server/idempotency/idempotent-call.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";

/** What runs a call of the desk. */
export type DeskDeps = {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
};

/**
 * Runs what staff do, each call in one transaction and once, however often it is sent; then sends its mails and tells open
 * screens.
 * @returns the id that the work returns: of the lead, closure or whatever else it is about.
 */
export async function deskWork(
  deps: DeskDeps,
  call: DeskCall,
  work: (transaction: DatabaseTransaction, doing: Doing) => Promise<string>,
): Promise<string> {
  const { id } = await answeredDeskWork(deps, call, async (transaction, doing) => ({
    id: await work(transaction, doing),
  }));
  return id;
}

/** The same for work that returns more than an id, all of which a repeat gets again: no personal data. */
export async function answeredDeskWork<Answer extends object>(
  { connection, profile, clock, outbox, changes }: DeskDeps,
  { staff, program, ...submission }: DeskCall,
  work: (transaction: DatabaseTransaction, doing: Doing) => Promise<Answer>,
): Promise<Answer> {
  // Two people may happen to send the same key.
  const name = `${submission.name} ${staff.id}`;
  const { body } = await idempotently(
    connection,
    { ...submission, name, now: clock() },
    async (transaction) => {
      const doing = { staffId: staff.id, now: clock(), opening: profile };
      const answer = await work(transaction, doing);
      if (program) {
        const by = { at: doing.now, staffId: staff.id, action: "token.used" as const };
        await addAuditEntry(transaction, { ...by, details: program });
      }
      return { status: 200, body: answer };
    },
  );
  outbox.wake();
  changes.wake();
  return body;
}
