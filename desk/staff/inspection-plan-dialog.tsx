import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inspectionPlanDialog as words } from "#content/en/desk/staff.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import { deskClient } from "#desk/desk-client.ts";
import {
  isIncomplete,
  readShifts,
  type TypedShift,
  typedShifts,
  WeeklyShifts,
} from "#desk/duty/weekly-shifts.tsx";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { failureText } from "#desk/failure-text.ts";
import { useOpeningHours } from "#desk/settings/use-opening-hours.ts";
import { weekdays } from "#domain/calendar/calendar-day.ts";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";
import { timeOf } from "#domain/staff/duty-choices.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Switch } from "#ui/desk/switch.tsx";
import { staffQuery } from "./staff-queries.ts";

type Plan = StaffMember["inspectionPlan"];

/** Whether somebody inspects, and at which times of the week: the site offers these. */
export function InspectionPlanDialog({
  member,
  open,
  onClose,
}: {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.title(member.name)} open={open} onClose={onClose}>
      <InspectionPlanForm member={member} onSaved={onClose} />
    </Dialog>
  );
}

function InspectionPlanForm({
  member: { id, inspectionPlan },
  onSaved,
}: {
  member: Pick<StaffMember, "id" | "inspectionPlan">;
  onSaved: () => void;
}) {
  const [inspects, setInspects] = useState(inspectionPlan !== null);
  const hours = useOpeningHours();
  const [typed, setShifts] = useState(() =>
    inspectionPlan ? typedShifts(inspectionPlan.shifts) : undefined,
  );
  const shifts = typed ?? openingShifts(hours);
  const [onHolidays, setOnHolidays] = useState(inspectionPlan?.onHolidays ?? false);
  const [isTried, setTried] = useState(false);
  const save = useSavePlan(id, onSaved);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (save.isPending || (inspects && isIncomplete(shifts))) return;
        save.mutate(inspects ? { shifts: readShifts(shifts), onHolidays } : null);
      }}
    >
      <Switch
        label={words.inspects.label}
        hint={words.inspects.hint}
        checked={inspects}
        onChange={setInspects}
      />
      {inspects && (
        <>
          <p className="text-small text-soft">{words.times(deskPlace().timeZoneName)}</p>
          <WeeklyShifts shifts={shifts} isTried={isTried} onChange={setShifts} />
          <label className="flex items-center gap-2.5">
            <input
              type="checkbox"
              checked={onHolidays}
              onChange={({ target }) => setOnHolidays(target.checked)}
              className="size-4.5 accent-action"
            />
            {words.alsoHolidays}
          </label>
        </>
      )}
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {words.save}
        <span className="sr-only">{words.saveWhat}</span>
      </Button>
    </form>
  );
}

function useSavePlan(id: string, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (plan: Plan) => {
      const params = { path: { id } };
      await deskClient.PUT("/desk/staff/{id}/inspection-plan", { params, body: { plan } });
    },
    onSuccess: (_saved, inspectionPlan) => {
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((each) => (each.id === id ? { ...each, inspectionPlan } : each)),
      );
      readCalendarAgain(queries);
      void queries.invalidateQueries({ queryKey: ["audit"] });
      onSaved();
    },
  });
}

/** The opening hours, to begin with. */
function openingShifts(hours: WeekHours): TypedShift[] {
  return weekdays.flatMap((weekday, key) => {
    const open = hours[weekday];
    return open ? [{ key, weekday, from: timeOf(open.opens), to: timeOf(open.closes) }] : [];
  });
}
