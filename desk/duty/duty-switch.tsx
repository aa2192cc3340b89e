import { failureText } from "#desk/failure-text.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { Notice } from "#desk/ui/notice.tsx";
import { Switch } from "#desk/ui/switch.tsx";
import { useChangeMe } from "./use-change-me.ts";

/**
 * Whether the signed-in person is alerted to new leads: in the settings and in the bar's account
 * menu. Only for those who answer leads, because nobody else is alerted.
 */
export function DutySwitch({ hint }: { hint?: string }) {
  const { isOnDuty } = useMe();
  const change = useChangeMe();
  return (
    <div className="grid gap-2">
      <Switch
        label="On duty"
        hint={hint}
        checked={change.isPending ? change.variables.isOnDuty === true : isOnDuty}
        busy={change.isPending}
        onChange={(isOn) => change.mutate({ isOnDuty: isOn })}
      />
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
    </div>
  );
}
