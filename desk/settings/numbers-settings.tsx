import { Link } from "react-router";
import { numbersSettings as words } from "#content/en/desk/settings.ts";
import { failureText } from "#desk/failure-text.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { Switch } from "#ui/desk/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useChangeMe } from "./use-change-me.ts";

/** Whether an owner gets the mail about last week. */
export function NumbersSettings() {
  const { getsNumbersMail } = useMe();
  const change = useChangeMe();
  const { isPending, variables } = change;
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <Switch
        label={words.everyMonday}
        hint={
          <>
            {words.always}
            <Link to="/desk/numbers?period=last-week" className="text-link underline">
              {words.numbers}
            </Link>
            .
          </>
        }
        checked={isPending ? (variables?.getsNumbersMail ?? false) : getsNumbersMail}
        busy={isPending}
        onChange={(isOn) => change.mutate({ getsNumbersMail: isOn })}
      />
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
    </SettingsSection>
  );
}
