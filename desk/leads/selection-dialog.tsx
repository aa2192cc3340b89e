import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { selectionDialogs as words } from "#content/en/desk/leads.ts";
import { lostReasonNames } from "#content/en/desk/terms.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { lostReasons } from "#domain/lead/lead.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { LeadsAction } from "#domain/lead/many-leads-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { colleaguesQuery } from "./lead-queries.ts";

export type SelectionQuestion = Exclude<LeadsAction["does"], "see" | "unsee" | "undo">;

/** Asks what is missing before something is done with several leads: to whom, when, why. */
export function SelectionDialog({
  asked,
  selected,
  busy,
  error,
  onAct,
  onClose,
}: {
  asked: SelectionQuestion | undefined;
  selected: readonly LeadRow[];
  busy: boolean;
  error: unknown;
  onAct: (action: LeadsAction) => Promise<unknown>;
  onClose: () => void;
}) {
  const { title, submit, look, fields } = useQuestion(asked ?? "close", selected);
  return (
    <Dialog title={title} open={asked !== undefined} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const action = asked && actionOf(asked, new FormData(event.currentTarget));
          if (action) onAct(action).catch(() => {});
        }}
      >
        {fields}
        {error ? (
          <Notice tone="late">
            <p>{failureText(error)}</p>
          </Notice>
        ) : null}
        <DialogButtons submit={submit} look={look} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function useQuestion(
  asked: SelectionQuestion,
  selected: readonly LeadRow[],
): { title: string; submit: string; look: "main" | "danger"; fields: ReactNode } {
  const me = useMe();
  const { data: staff = [] } = useQuery(colleaguesQuery);
  const count = selected.length;
  const booked = selected.filter(({ appointment }) => appointment?.status === "booked").length;
  switch (asked) {
    case "assign": {
      const { title, submit, to, nobody } = words.assign;
      const others = staff.filter(({ id, isActive }) => isActive && id !== me.id);
      const fields = (
        <SelectField label={to} name="assigneeId" defaultValue={me.id}>
          <option value={me.id}>{me.name}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{nobody}</option>
        </SelectField>
      );
      return { title: title(count), submit, look: "main", fields };
    }
    case "follow-up": {
      const { title, submit, on, hint } = words.followUp;
      const fields = <TextField label={on} hint={hint} name="on" type="date" min={today()} />;
      return { title: title(count), submit, look: "main", fields };
    }
    case "spam": {
      const { title, submit, means, cancels, isFinal } = words.spam;
      const fields = (
        <div className="grid gap-2">
          <p>{means}</p>
          {booked > 0 && (
            <p className="font-semibold text-late">
              {cancels(booked)} {isFinal}
            </p>
          )}
        </div>
      );
      return { title: title(count), submit, look: "danger", fields };
    }
    case "close": {
      const { title, submit, reason, choose, keeps } = words.close;
      const fields = (
        <div className="grid gap-2">
          <SelectField label={reason} name="lostReason" required defaultValue="">
            <option value="" disabled>
              {choose}
            </option>
            {lostReasons.map((value) => (
              <option key={value} value={value}>
                {lostReasonNames[value]}
              </option>
            ))}
          </SelectField>
          {booked > 0 && <p>{keeps}</p>}
        </div>
      );
      return { title: title(count), submit, look: "main", fields };
    }
  }
}

/** What a form asks for; undefined while something is missing. */
function actionOf(does: SelectionQuestion, form: FormData): LeadsAction | undefined {
  const text = (name: string) => String(form.get(name) ?? "");
  switch (does) {
    case "assign":
      return { does, assigneeId: text("assigneeId") || null };
    case "follow-up": {
      const on = text("on");
      if (on === "") return { does, on: null };
      return isCalendarDay(on) ? { does, on } : undefined;
    }
    case "spam":
      return { does };
    case "close": {
      const lostReason = lostReasons.find((reason) => reason === text("lostReason"));
      return lostReason && { does, lostReason };
    }
  }
}
