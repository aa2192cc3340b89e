import type { DutyPlan } from "#domain/staff/duty-plan.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import { changeStaff, knownStaff } from "#server/staff/change-staff.ts";

export type InspectionPlanServices = ReturnType<typeof createInspectionPlanServices>;

/** When staff inspect. */
export function createInspectionPlanServices({
  connection: { transact },
  clock,
  changes,
  availability,
}: {
  connection: Connection;
  clock: () => Date;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changed">;
}) {
  return {
    /**
     * Replaces the weekly plan by which somebody inspects; null: never. No day is locked: a booking of the same moment
     * counts as one before it, and what is booked stays.
     * @throws Refusal 404 when unknown.
     */
    async change(by: SignedIn, id: string, plan: DutyPlan | null): Promise<void> {
      const now = clock();
      await transact(async (transaction) => {
        const before = await knownStaff(transaction, id);
        const columns = { inspection_plan: plan && JSON.stringify(plan) };
        const after = await changeStaff(transaction, by, before, columns, now);
        if (after !== before) await addCalendarChange(transaction, now);
      });
      availability.changed();
      changes.wake();
    },
  };
}
