import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { MuteChoice } from "#domain/staff/duty-choices.ts";
import { mayDo, type StaffRole, staffPermissions } from "#domain/staff/staff.ts";
import type { ListedMember, Me, StaffMember } from "#domain/staff/staff-contract.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { addAuditEntry, joinedStaff } from "#server/audit/audit-trail.ts";
import { deleteCalendar } from "#server/busy-calendar/busy-calendars-repository.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { dutyRulesOf } from "#server/database/stored-duty.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import { changeStaff, knownStaff } from "./change-staff.ts";
import { type DutyChange, dutyColumns, muteColumns } from "./duty-columns.ts";
import { endTokensOfMaker } from "./end-tokens.ts";
import { createInvitation } from "./invitations.ts";
import { memberOf } from "./member.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { endSessions } from "./sessions-repository.ts";
import { endWaysIn } from "./sign-ins.ts";
import { staffMailKinds } from "./staff-mail-kinds.ts";
import { staffPhone } from "./staff-phone.ts";
import { addStaff, keepAnOwner, listStaff, type NewStaff } from "./staff-repository.ts";

type OwnChanges = DutyChange & {
  phone?: string | undefined;
  muteAlerts?: MuteChoice | "off" | undefined;
  getsNumbersMail?: boolean | undefined;
};

type Changes = DutyChange & {
  name?: string | undefined;
  role?: StaffRole | undefined;
  phone?: string | undefined;
  isActive?: boolean | undefined;
};

export type StaffServices = ReturnType<typeof createStaffServices>;

type Deps = {
  connection: Connection;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changed">;
  mailOptions: Pick<MailOptions, "alertSms" | "visitorTexts">;
  profile: BusinessProfile;
  clock: () => Date;
};

/** The staff. */
export function createStaffServices(deps: Deps) {
  return {
    meOf: (signedIn: SignedIn) => meOf(deps, signedIn),
    changeMe: (signedIn: SignedIn, changes: OwnChanges) => changeMe(deps, signedIn, changes),
    list: () => list(deps),
    invite: (by: SignedIn, person: NewStaff) => invite(deps, by, person),
    inviteAgain: (by: SignedIn, id: string) => inviteAgain(deps, by, id),
    change: (by: SignedIn, id: string, changes: Changes) => change(deps, by, id, changes),
  };
}

async function meOf(deps: Deps, { staff }: SignedIn): Promise<Me> {
  const { connection } = deps;
  const passkeys = await listPasskeys(connection.database, staff.id);
  return {
    ...shown(deps, staff),
    permissions: staffPermissions.filter((permission) => mayDo(staff.role, permission)),
    hasPasskey: passkeys.length > 0,
    getsNumbersMail: staff.numbers_mail_off_since === null,
    visitorsGetTexts: deps.mailOptions.visitorTexts !== undefined,
  };
}

/** What people may change about themselves. */
async function changeMe(deps: Deps, signedIn: SignedIn, changes: OwnChanges): Promise<Me> {
  const { connection, clock } = deps;
  const staff = await connection.transact(async (transaction) => {
    const before = await knownStaff(transaction, signedIn.staff.id);
    const columns = {
      ...dutyColumns(before, changes, ruledNow(deps)),
      ...muteColumns(changes.muteAlerts, ruledNow(deps)),
      ...numbersMailColumns(before, changes.getsNumbersMail, clock()),
      ...(changes.phone !== undefined && { phone: staffPhone(changes.phone) }),
    };
    return changeStaff(transaction, signedIn, before, columns, clock());
  });
  return meOf(deps, { ...signedIn, staff });
}

async function list(deps: Deps): Promise<ListedMember[]> {
  const { connection } = deps;
  const staff = await listStaff(connection.database);
  const joined = await joinedStaff(connection.database);
  return staff.map((member) => ({ ...shown(deps, member), hasJoined: joined.has(member.id) }));
}

/** Mails an invitation to somebody new. @throws Refusal 409 when the mailbox belongs to staff already, 400 from `staffPhone` */
async function invite(deps: Deps, by: SignedIn, typed: NewStaff): Promise<StaffMember> {
  const { connection, outbox, clock } = deps;
  const person = { ...typed, phone: staffPhone(typed.phone ?? "") };
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
    await mailInvitation(deps, transaction, by, added);
    return added;
  });
  outbox.wake();
  return shown(deps, staff);
}

async function mailInvitation(
  deps: Deps,
  transaction: DatabaseTransaction,
  by: SignedIn,
  { id, name, email }: StaffTable,
): Promise<void> {
  const { clock } = deps;
  const { token, until } = await createInvitation(transaction, id, clock());
  const payload = {
    person: { name, email },
    token,
    invitedBy: by.staff.name,
    until: until.toISOString(),
  };
  await enqueue(transaction, staffMailKinds, { kind: "staff-invitation", payload }, clock());
}

/** @throws Refusal 404 when unknown, 409 when deactivated. */
async function inviteAgain(deps: Deps, by: SignedIn, id: string): Promise<void> {
  const { connection, outbox, clock } = deps;
  await connection.transact(async (transaction) => {
    const staff = await knownStaff(transaction, id);
    if (!staff.is_active) throw new Refusal(409, "This person is no longer active.");
    const details = { id, role: staff.role };
    const { staff: inviting } = by;
    await addAuditEntry(transaction, {
      at: clock(),
      staffId: inviting.id,
      action: "staff.invited",
      details,
    });
    await mailInvitation(deps, transaction, by, staff);
  });
  outbox.wake();
}

/**
 * Changes name, role, phone, duty, or whether somebody is active; whoever leaves is no longer called.
 * @throws Refusal 404 when unknown, 409 when no owner would be left, 400 from `dutyColumns` and `staffPhone`.
 */
async function change(
  deps: Deps,
  by: SignedIn,
  id: string,
  changes: Changes,
): Promise<StaffMember> {
  const { connection, changes: feed, availability, clock } = deps;
  const staff = await connection.transact(async (transaction) => {
    const before = await knownStaff(transaction, id);
    const staysOwner = (changes.role ?? "owner") === "owner" && changes.isActive !== false;
    if (!staysOwner) await keepAnOwner(transaction, connection.engine, id);
    const isLeaving = changes.isActive === false;
    const columns: Partial<StaffTable> = {
      ...dutyColumns(before, isLeaving ? { isOnDuty: false } : changes, ruledNow(deps)),
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.role !== undefined && { role: changes.role }),
      ...(changes.phone !== undefined && { phone: staffPhone(changes.phone) }),
      ...(isLeaving && { phone: "" }),
      ...(changes.isActive !== undefined && { is_active: changes.isActive ? 1 : 0 }),
    };
    const after = await changeStaff(transaction, by, before, columns, clock());
    if (after.inspection_plan && after.is_active !== before.is_active) {
      await addCalendarChange(transaction, clock());
    }
    // What somebody may do changes with their role: they sign in again to it.
    if (isLeaving || after.role !== before.role) await endSessions(transaction, id);
    await endTokensOfMaker(transaction, { before, after }, { by: by.staff.id, now: clock() });
    if (isLeaving) await endWaysIn(transaction, id);
    if (isLeaving) await deleteCalendar(transaction, id);
    return after;
  });
  // Whoever inspects leaves with their hours, and comes back with them.
  availability.changed();
  feed.wake();
  return shown(deps, staff);
}

/** Duty follows from closures, holidays and time zone as they are now. */
function ruledNow({ profile, clock }: Deps) {
  return { now: clock(), rules: dutyRulesOf(profile) };
}

function shown(deps: Deps, staff: StaffTable): StaffMember {
  return memberOf(staff, ruledNow(deps), { hasTexts: deps.mailOptions.alertSms !== undefined });
}

function numbersMailColumns(
  before: StaffTable,
  isWanted: boolean | undefined,
  now: Date,
): Partial<StaffTable> {
  if (isWanted === undefined) return {};
  const offSince = before.numbers_mail_off_since ?? now.toISOString();
  return { numbers_mail_off_since: isWanted ? null : offSince };
}
