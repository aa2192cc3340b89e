import { useState } from "react";
import { areNoticesOn, canNotify, turnNotices } from "#desk/emergencies/desktop-notice.ts";
import { Switch } from "#desk/ui/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** How an emergency reaches somebody who is looking at something else. */
export function EmergencySettings() {
  const [hasNotices, setHasNotices] = useState(areNoticesOn);
  const [isRefused, setRefused] = useState(false);
  if (!canNotify()) return null;
  return (
    <SettingsSection
      title="Emergencies"
      hint="They show at the edge of every page until somebody has them."
    >
      <Switch
        label="Notifications in this browser"
        hint={
          isRefused
            ? "This browser does not allow notifications from the desk. Allow them in its settings for this site."
            : "When you are looking at something else. They show the name and address."
        }
        checked={hasNotices}
        onChange={async (on) => {
          const isOn = await turnNotices(on);
          setHasNotices(isOn);
          setRefused(on && !isOn);
        }}
      />
    </SettingsSection>
  );
}
