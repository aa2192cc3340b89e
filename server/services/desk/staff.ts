import { mayDo, type StaffRole, staffPermissions } from "#domain/staff/staff.ts";
import type { ListedMember, Me, StaffMember } from "#domain/staff/staff-contract.ts";
import { addAuditEntry, joinedStaff } from "#server/audit/audit-trail.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema.ts";
import type { ChangeFeed } from "#server/lead/change-feed.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { Refusal } from "#server/refusal.ts";
import { mailKinds } from "#server/services/background/mail-kinds.ts";
import { createInvitation } from "#server/staff/invitations.ts";
import { memberOf } from "#server/staff/member.ts";
import { listPasskeys } from "#server/staff/passkeys-repository.ts";
import { endSessions, type SignedIn } from "#server/staff/sessions-repository.ts";
import { endWaysIn } from "#server/staff/sign-ins.ts";
import {
  addStaff,
  findStaff,
  keepAnOwner,
  listStaff,
  type NewStaff,
  updateStaff,
} from "#server/staff/staff-repository.ts";

type OwnChanges = { isOnDuty?: boolean | undefined; phone?: string | undefined };

type Changes = {
  name?: string | undefined;
  role?: StaffRole | undefined;
  isActive?: boolean | undefined;
  isOnDuty?: boolean | undefined;
};

/** The staff. */
export function createStaffServices(parts: {
  connection: Connection;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, outbox, changes: feed, clock } = parts;

  async function meOf({ staff }: SignedIn): Promise<Me> {
    const passkeys = await listPasskeys(connection.database, staff.id);
    return {
      ...memberOf(staff),
      permissions: staffPermissions.filter((permission) => mayDo(staff.role, permission)),
      hasPasskey: passkeys.length > 0,
    };
  }

  async function mailInvitation(
    transaction: DatabaseTransaction,
    by: SignedIn,
    { id, name, email }: StaffTable,
  ): Promise<void> {
    const { token, until } = await createInvitation(transaction, id, clock());
    const payload = {
      person: { name, email },
      token,
      invitedBy: by.staff.name,
      until: until.toISOString(),
    };
    await enqueue(transaction, mailKinds, { kind: "staff-invitation", payload }, clock());
  }

  return {
    meOf,

    /** What people may change about themselves. */
    async changeMe(signedIn: SignedIn, changes: OwnChanges): Promise<Me> {
      const staff = await connection.transact(async (transaction) => {
        const before = await known(transaction, signedIn.staff.id);
        const columns = {
          ...dutyOf(before, changes.isOnDuty, clock()),
          ...(changes.phone !== undefined && { phone: changes.phone }),
        };
        return store(transaction, signedIn, before, columns, clock());
      });
      return meOf({ ...signedIn, staff });
    },

    async list(): Promise<ListedMember[]> {
      const staff = await listStaff(connection.database);
      const joined = await joinedStaff(connection.database);
      return staff.map((member) => ({ ...memberOf(member), hasJoined: joined.has(member.id) }));
    },

    /** Mails an invitation to somebody new. @throws Refusal 409 when the mailbox belongs to staff already. */
    async invite(by: SignedIn, person: NewStaff): Promise<StaffMember> {
      const staff = await connection.transact(async (transaction) => {
        const added = await addStaff(transaction, person, clock());
        if (!added) {
          const sentence = "Somebody here has this address already.";
          throw new Refusal(409, sentence, { email: sentence });
        }
        await addAuditEntry(transaction, {
          at: clock(),
          staffId: by.staff.id,
          action: "staff.invited",
          details: { id: added.id, role: added.role },
        });
        await mailInvitation(transaction, by, added);
        return added;
      });
      outbox.wake();
      return memberOf(staff);
    },

    /** @throws Refusal 404 when unknown, 409 when deactivated. */
    async inviteAgain(by: SignedIn, id: string): Promise<void> {
      await connection.transact(async (transaction) => {
        const staff = await known(transaction, id);
        if (!staff.is_active) throw new Refusal(409, "This person is no longer active.");
        const details = { id, role: staff.role };
        const { staff: inviting } = by;
        await addAuditEntry(transaction, {
          at: clock(),
          staffId: inviting.id,
          action: "staff.invited",
          details,
        });
        await mailInvitation(transaction, by, staff);
      });
      outbox.wake();
    },

    /**
     * Changes name, role, duty, or whether somebody is active.
     * @throws Refusal 404 when unknown, 409 when no owner would be left.
     */
    async change(by: SignedIn, id: string, changes: Changes): Promise<StaffMember> {
      const staff = await connection.transact(async (transaction) => {
        const before = await known(transaction, id);
        const staysOwner = (changes.role ?? "owner") === "owner" && changes.isActive !== false;
        if (!staysOwner) await keepAnOwner(transaction, connection.engine, id);
        const isLeaving = changes.isActive === false;
        const columns: Partial<StaffTable> = {
          ...dutyOf(before, isLeaving ? false : changes.isOnDuty, clock()),
          ...(changes.name !== undefined && { name: changes.name }),
          ...(changes.role !== undefined && { role: changes.role }),
          ...(changes.isActive !== undefined && { is_active: changes.isActive ? 1 : 0 }),
        };
        const after = await store(transaction, by, before, columns, clock());
        if (isLeaving) {
          await endSessions(transaction, id);
          await endWaysIn(transaction, id);
        }
        return after;
      });
      feed.wake();
      return memberOf(staff);
    },
  };
}

async function known(transaction: DatabaseTransaction, id: string): Promise<StaffTable> {
  const staff = await findStaff(transaction, id);
  if (!staff) throw new Refusal(404, "Nobody here has this address.");
  return staff;
}

/** Somebody already on duty keeps their place in the order. */
function dutyOf(
  { on_duty_since }: StaffTable,
  isOnDuty: boolean | undefined,
  now: Date,
): { on_duty_since?: string | null } {
  if (isOnDuty === undefined) return {};
  return { on_duty_since: isOnDuty ? (on_duty_since ?? now.toISOString()) : null };
}

/** Stores what differs; records the changed fields and the resulting role and state. */
async function store(
  transaction: DatabaseTransaction,
  by: SignedIn,
  before: StaffTable,
  columns: Partial<StaffTable>,
  now: Date,
): Promise<StaffTable> {
  const changed = Object.entries(columns).filter(
    ([column, value]) => before[column as keyof StaffTable] !== value,
  );
  if (changed.length === 0) return before;
  const after = await updateStaff(transaction, before.id, Object.fromEntries(changed));
  await addAuditEntry(transaction, {
    at: now,
    staffId: by.staff.id,
    action: "staff.changed",
    details: {
      id: before.id,
      fields: changed.map(([column]) => column),
      role: after.role,
      isActive: after.is_active === 1,
    },
  });
  return after;
}
