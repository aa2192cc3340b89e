import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dutyPlanForm as words } from "#content/en/desk/duty.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { failureText } from "#desk/failure-text.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { staffQuery } from "#desk/staff/staff-queries.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import {
  isIncomplete,
  readShifts,
  type TypedShift,
  typedShifts,
  WeeklyShifts,
} from "./weekly-shifts.tsx";

type Typed = { shifts: TypedShift[]; onHolidays: boolean };

/** Somebody's weekly plan: its shifts, and whether they count on holidays. The draft is kept until it is saved. */
export function DutyPlanForm({
  member: { id, dutyPlan },
  onSaved,
}: {
  member: Pick<StaffMember, "id" | "dutyPlan">;
  onSaved?: () => void;
}) {
  const draft = useDraft<Typed | null>(`staff:duty-plan:${id}`, null);
  const typed = draft.value ?? {
    shifts: typedShifts(dutyPlan.shifts),
    onHolidays: dutyPlan.onHolidays,
  };
  const { shifts, onHolidays } = typed;
  const [isTried, setTried] = useState(false);
  const save = useSavePlan(id, (sent) => {
    draft.finish(sent);
    onSaved?.();
  });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (save.isPending || isIncomplete(shifts)) return;
        save.mutate(typed);
      }}
    >
      <p className="text-small text-soft">{words.about(deskPlace().timeZoneName)}</p>
      <WeeklyShifts
        shifts={shifts}
        isTried={isTried}
        onChange={(changed) => draft.set({ ...typed, shifts: changed })}
      />
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          checked={onHolidays}
          onChange={({ target }) => draft.set({ ...typed, onHolidays: target.checked })}
          className="size-4.5 accent-action"
        />
        {words.alsoHolidays}
      </label>
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" busy={save.isPending}>
          {words.save}
          <span className="sr-only">{words.saveWhat}</span>
        </Button>
        {save.isSuccess && draft.value === null && (
          <p role="status" className="text-small text-good">
            {words.saved}
          </p>
        )}
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}

function useSavePlan(id: string, onSaved: (sent: Typed) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ shifts, onHolidays }: Typed) => {
      const body = { shifts: readShifts(shifts), onHolidays };
      const params = { path: { id } };
      return bodyOf(await deskClient.PUT("/desk/staff/{id}/duty-plan", { params, body })).member;
    },
    onSuccess: (changed, sent) => {
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
      );
      queries.invalidateQueries(meQuery);
      queries.invalidateQueries({ queryKey: ["audit"] });
      onSaved(sent);
    },
  });
}
