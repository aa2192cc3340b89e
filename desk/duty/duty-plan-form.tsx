import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { businessProfile } from "#content/business-profile.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { staffQuery } from "#desk/staff/staff-queries.ts";
import { Button } from "#desk/ui/button.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { isIncomplete, readShifts, typedShifts, WeeklyShifts } from "./weekly-shifts.tsx";

type Plan = StaffMember["dutyPlan"];

/** Somebody's weekly plan: its shifts, and whether they count on holidays. */
export function DutyPlanForm({
  member: { id, dutyPlan },
  onSaved,
}: {
  member: Pick<StaffMember, "id" | "dutyPlan">;
  onSaved?: () => void;
}) {
  const [shifts, setShifts] = useState(() => typedShifts(dutyPlan.shifts));
  const [onHolidays, setOnHolidays] = useState(dutyPlan.onHolidays);
  const [isTried, setTried] = useState(false);
  const save = useSavePlan(id, onSaved);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (save.isPending || isIncomplete(shifts)) return;
        save.mutate({ shifts: readShifts(shifts), onHolidays });
      }}
    >
      <p className="text-small text-soft">
        On duty every week at these times, {businessProfile.timeZoneName}. A shift that ends before
        it begins ends the next day.
      </p>
      <WeeklyShifts shifts={shifts} isTried={isTried} onChange={setShifts} />
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          checked={onHolidays}
          onChange={({ target }) => setOnHolidays(target.checked)}
          className="size-4.5 accent-action"
        />
        Also on holidays
      </label>
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" busy={save.isPending}>
          Save<span className="sr-only"> the duty plan</span>
        </Button>
        {save.isSuccess && (
          <p role="status" className="text-small text-good">
            Saved.
          </p>
        )}
      </div>
    </form>
  );
}

function useSavePlan(id: string, onSaved?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Plan) =>
      bodyOf(await deskClient.PUT("/desk/staff/{id}/duty-plan", { params: { path: { id } }, body }))
        .member,
    onSuccess: (changed) => {
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
      );
      queries.invalidateQueries(meQuery);
      queries.invalidateQueries({ queryKey: ["audit"] });
      onSaved?.();
    },
  });
}
