import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dutyAt } from "#domain/staff/duty.ts";
import type { DutyPlan } from "#domain/staff/duty-plan.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { dutyRulesOf, storedDuty } from "#server/database/stored-duty.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { Refusal } from "#server/refusal.ts";
import { changeStaff, knownStaff } from "./change-staff.ts";
import { dutyColumns, onDutyColumns } from "./duty-columns.ts";
import { memberOf } from "./member.ts";
import { lockStaff } from "./staff-repository.ts";

export type DutyServices = ReturnType<typeof createDutyServices>;

/** Who is on duty, beyond everybody's own switch. */
export function createDutyServices({
  connection: { engine, transact },
  mailOptions,
  profile,
  clock,
}: {
  connection: Connection;
  mailOptions: Pick<MailOptions, "alertSms">;
  profile: BusinessProfile;
  clock: () => Date;
}) {
  /** The moment, and the rules that hold then: an owner may move the business, and with it its holidays and its time zone. */
  const ruledNow = () => ({ now: clock(), rules: dutyRulesOf(profile) });

  return {
    /** Replaces somebody's weekly plan. @throws Refusal 404 when unknown. */
    async changePlan(by: SignedIn, id: string, plan: DutyPlan): Promise<StaffMember> {
      const { now, rules } = ruledNow();
      const staff = await transact(async (transaction) => {
        const before = await knownStaff(transaction, id);
        const isEmpty = plan.shifts.length === 0 && !plan.onHolidays;
        const columns = { duty_plan: isEmpty ? null : JSON.stringify(plan) };
        return changeStaff(transaction, by, before, columns, now);
      });
      const hasTexts = mailOptions.alertSms !== undefined;
      return memberOf(staff, { now, rules }, { hasTexts });
    },

    /**
     * Switches somebody off duty and the caller on, until the same moment.
     * @returns the caller. @throws Refusal 404 when unknown, 409 when they are off duty or are the caller.
     */
    async takeOver(by: SignedIn, id: string): Promise<SignedIn> {
      const { now, rules } = ruledNow();
      const staff = await transact(async (transaction) => {
        await lockStaff(transaction, engine, [id, by.staff.id]);
        const leaving = await knownStaff(transaction, id);
        const taking = await knownStaff(transaction, by.staff.id);
        if (leaving.id === taking.id) throw new Refusal(409, "You cannot take over from yourself.");
        const onDuty = leaving.is_active ? dutyAt(storedDuty(leaving), now, rules) : null;
        if (!onDuty) throw new Refusal(409, `${leaving.name} is no longer on duty.`);
        const off = dutyColumns(leaving, { isOnDuty: false }, { now, rules });
        await changeStaff(transaction, by, leaving, off, now);
        const on = onDutyColumns(taking, onDuty.until, { now, rules });
        return changeStaff(transaction, by, taking, on, now);
      });
      return { ...by, staff };
    },
  };
}
