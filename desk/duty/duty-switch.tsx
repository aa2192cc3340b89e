import { useState } from "react";
import { dutySwitch as words } from "#content/en/desk/duty.ts";
import { failureText } from "#desk/failure-text.ts";
import { useChangeMe } from "#desk/settings/use-change-me.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { useNow } from "#desk/use-now.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { Switch } from "#ui/desk/switch.tsx";
import { DutyEndDialog } from "./duty-end-dialog.tsx";
import { dutyEndText, isOnDutyAt } from "./duty-words.ts";
import { NoPhone } from "./no-phone.tsx";

/**
 * Whether the signed-in person is alerted to new leads: in the settings and in the bar's account
 * menu. Going on duty asks until when. Only for those who answer leads, because nobody else is
 * alerted.
 */
export function DutySwitch({ hint }: { hint?: string }) {
  const me = useMe();
  const isOnDuty = useNow((now) => isOnDutyAt(me, now));
  const [isAsking, setAsking] = useState(false);
  const change = useChangeMe(() => setAsking(false));
  return (
    <div className="grid gap-2">
      <Switch
        label={words.label}
        hint={isOnDuty ? dutyEndText(me) : hint}
        checked={change.isPending ? change.variables.isOnDuty === true : isOnDuty}
        busy={change.isPending}
        onChange={(isOn) => (isOn ? setAsking(true) : change.mutate({ isOnDuty: false }))}
      />
      {isOnDuty && <NoPhone member={me} />}
      {change.error && !isAsking && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <DutyEndDialog
        title={words.untilWhen}
        open={isAsking}
        busy={change.isPending}
        error={change.error}
        onClose={() => setAsking(false)}
        onChoose={(end) => change.mutate({ isOnDuty: true, ...end })}
      />
    </div>
  );
}
