import { withHolidays } from "#content/holidays-now.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type Duty, dutyAt } from "#domain/staff/duty.ts";
import { type DutyPlan, type DutyRules, noPlan } from "#domain/staff/duty-plan.ts";
import type { Database } from "./connection.ts";
import type { StaffTable } from "./schema/staff-tables.ts";

/** The rules by which a contractor's staff are on duty. */
export function dutyRulesOf(profile: BusinessProfile): DutyRules {
  return withHolidays(profile);
}

/** What decides whether somebody is on duty. */
export function storedDuty(staff: StaffTable): Duty {
  return {
    plan: storedPlan(staff),
    onSince: momentOf(staff.on_duty_since),
    onUntil: momentOf(staff.on_duty_until),
    offUntil: momentOf(staff.off_duty_until),
  };
}

/** Staff who answer leads and are on duty at a moment, longest on duty first. */
export async function findOnDuty(
  database: Database,
  now: Date,
  rules: DutyRules,
): Promise<StaffTable[]> {
  const staff = await database
    .selectFrom("staff")
    .selectAll()
    .where("is_active", "=", 1)
    .where("role", "in", ["owner", "office"])
    .where((person) =>
      person.or([
        person("duty_plan", "is not", null),
        person.and([
          person("on_duty_since", "is not", null),
          person.or([
            person("on_duty_until", "is", null),
            person("on_duty_until", ">", now.toISOString()),
          ]),
        ]),
      ]),
    )
    .orderBy("id")
    .execute();
  return staff
    .map((person) => ({ person, since: dutyAt(storedDuty(person), now, rules)?.since }))
    .filter(({ since }) => since !== undefined)
    .sort((one, other) => Number(one.since) - Number(other.since))
    .map(({ person }) => person);
}

export function momentOf(stored: string | null): Date | null {
  return stored === null ? null : new Date(stored);
}

/** When somebody is on duty. */
function storedPlan({ duty_plan }: StaffTable): DutyPlan {
  return planOf(duty_plan);
}

/** A damaged plan counts as none, or one person's would silence everybody's alerts. */
export function planOf(stored: string | null): DutyPlan {
  try {
    const { shifts, onHolidays } = JSON.parse(stored ?? "") as DutyPlan;
    return Array.isArray(shifts) ? { shifts, onHolidays } : noPlan;
  } catch {
    return noPlan;
  }
}
