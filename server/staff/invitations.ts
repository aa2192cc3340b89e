import { hasEver } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { Refusal } from "#server/refusal.ts";
import { digestOf, newSecret } from "./secret.ts";
import { addStaff, findStaff, isAnyStaff, updateStaff } from "./staff-repository.ts";

const hour = 3_600_000;
const lastsFor = 7 * 24 * hour;
/** Milliseconds. Short, since anyone who can read the file can use it; every start makes a new one. */
const firstOwnerLastsFor = 24 * hour;

/** A one-time sign-in link; the token itself is not stored. */
export type Invitation = { token: string; until: Date };

/** A link for somebody, valid for seven days. It replaces their unused ones. */
export function createInvitation(
  transaction: DatabaseTransaction,
  staffId: string,
  now: Date,
): Promise<Invitation> {
  return replaceInvitation(transaction, staffId, new Date(now.getTime() + lastsFor), now);
}

/** A link for the first owner, valid for a day; undefined when there is staff. */
export async function inviteFirstOwner(
  transaction: DatabaseTransaction,
  now: Date,
): Promise<Invitation | undefined> {
  if (await isAnyStaff(transaction)) return undefined;
  return replaceInvitation(transaction, null, new Date(now.getTime() + firstOwnerLastsFor), now);
}

async function replaceInvitation(
  transaction: DatabaseTransaction,
  staffId: string | null,
  until: Date,
  now: Date,
): Promise<Invitation> {
  await transaction
    .deleteFrom("sign_ins")
    .where("kind", "=", "invitation")
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .where("used_at", "is", null)
    .execute();
  const token = newSecret();
  await transaction
    .insertInto("sign_ins")
    .values({
      id: digestOf(token),
      kind: "invitation",
      staff_id: staffId,
      code_digest: null,
      browser_digest: null,
      attempts: 0,
      created_at: now.toISOString(),
      expires_at: until.toISOString(),
      used_at: null,
    })
    .execute();
  return { token, until };
}

/**
 * Uses up an invitation. The first owner's creates the owner, with the office's address. An owner who joins is on duty
 * until they switch it off, or new leads would alert nobody.
 * @throws Refusal 400 when it is unknown, used or expired.
 */
export async function acceptInvitation(
  transaction: DatabaseTransaction,
  { token, officeEmail, now }: { token: string; officeEmail: string; now: Date },
): Promise<StaffTable> {
  const used = await transaction
    .updateTable("sign_ins")
    .set({ used_at: now.toISOString() })
    .where("id", "=", digestOf(token))
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning("staff_id")
    .executeTakeFirst();
  const staff = used && (await guest(transaction, used.staff_id, officeEmail, now));
  if (!staff?.is_active) {
    throw new Refusal(400, "This invitation has been used or has expired. Ask for a new one.");
  }
  if (staff.role !== "owner" || (await hasEver(transaction, staff.id, "session.began"))) {
    return staff;
  }
  return updateStaff(transaction, staff.id, { on_duty_since: now.toISOString() });
}

async function guest(
  transaction: DatabaseTransaction,
  staffId: string | null,
  officeEmail: string,
  now: Date,
): Promise<StaffTable | undefined> {
  if (staffId !== null) return findStaff(transaction, staffId);
  if (await isAnyStaff(transaction)) return undefined;
  return addStaff(transaction, { name: "Owner", email: officeEmail, role: "owner" }, now);
}
