import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { alertSettings as words } from "#content/en/desk/settings.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { DutyPlanForm } from "#desk/duty/duty-plan-form.tsx";
import { DutySwitch } from "#desk/duty/duty-switch.tsx";
import { TakeOver } from "#desk/duty/take-over.tsx";
import { failureText } from "#desk/failure-text.ts";
import { isSoundOn, setSound } from "#desk/leads/lead-sound.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Switch } from "#ui/desk/switch.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
import { MuteAlerts } from "./mute-alerts.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useChangeMe } from "./use-change-me.ts";

/** How the signed-in person is alerted to new leads: for those who answer them. */
export function AlertSettings() {
  const me = useMe();
  const [isHeard, setHeard] = useState(isSoundOn);
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <DutySwitch hint={words.whenOnDuty} />
      <TakeOver />
      <MuteAlerts />
      <PhoneForm />
      <Switch
        label={words.sound}
        checked={isHeard}
        onChange={(isOn) => {
          setSound(isOn);
          setHeard(isOn);
        }}
      />
      <h3 className="font-semibold">{words.dutyPlan}</h3>
      <DutyPlanForm member={me} />
    </SettingsSection>
  );
}

function PhoneForm() {
  const { phone } = useMe();
  const draft = useDraft<string | null>("settings:phone", null);
  const change = useChangeMe(draft.clear);
  const form = useTakeToFault(change.error);
  const wrong = change.error instanceof ApiFailure ? change.error.fields.phone : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ phone: draft.value ?? phone });
      }}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={words.phone.label}
            hint={words.phone.hint}
            type="tel"
            autoComplete="tel"
            value={draft.value ?? phone}
            onChange={({ target }) => draft.set(target.value)}
            error={wrong}
          />
        </div>
        <Button look="quiet" type="submit" busy={change.isPending}>
          {words.save}
          <span className="sr-only">{words.saveWhat}</span>
        </Button>
      </div>
      {change.error && !wrong && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      {change.isSuccess && draft.value === null && (
        <p role="status" className="text-small text-good">
          {words.saved}
        </p>
      )}
    </form>
  );
}
