import { useState } from "react";
import { staffDuty as words } from "#content/en/desk/staff.ts";
import { DutyEndDialog } from "#desk/duty/duty-end-dialog.tsx";
import { dutyEndText, isOnDutyAt } from "#desk/duty/duty-words.ts";
import { NoPhone } from "#desk/duty/no-phone.tsx";
import { failureText } from "#desk/failure-text.ts";
import { momentText } from "#desk/moment-text.ts";
import { useMay } from "#desk/shell/use-me.ts";
import { useNow } from "#desk/use-now.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { Switch } from "#ui/desk/switch.tsx";
import { useChangeStaff } from "./use-change-staff.ts";

/** Whether somebody is on duty, and until or from when; a switch for those who may change staff. */
export function StaffDuty({ member }: { member: StaffMember }) {
  const mayChange = useMay("staff");
  const [isAsking, setAsking] = useState(false);
  const change = useChangeStaff(member, () => setAsking(false));
  const isOnDuty = useNow((now) => isOnDutyAt(member, now));
  const { name, nextDutyAt } = member;
  const when = isOnDuty
    ? dutyEndText(member)
    : nextDutyAt
      ? words.next(momentText(nextDutyAt))
      : undefined;
  if (!mayChange) {
    return (
      <p>
        {isOnDuty ? words.onDuty : words.offDuty}
        {when && <span className="block text-small text-soft">{when}</span>}
        {isOnDuty && <NoPhone member={member} />}
      </p>
    );
  }
  return (
    <>
      <Switch
        label={
          <>
            {words.onDuty}
            <span className="sr-only">{words.onDutyFor(name)}</span>
          </>
        }
        hint={when}
        checked={change.isPending ? (change.variables.isOnDuty ?? isOnDuty) : isOnDuty}
        busy={change.isPending}
        onChange={(isOn) => (isOn ? setAsking(true) : change.mutate({ isOnDuty: false }))}
      />
      {isOnDuty && <NoPhone member={member} />}
      {change.error && !isAsking && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <DutyEndDialog
        title={words.untilWhen(name)}
        open={isAsking}
        busy={change.isPending}
        error={change.error}
        onClose={() => setAsking(false)}
        onChoose={(end) => change.mutate({ isOnDuty: true, ...end })}
      />
    </>
  );
}
