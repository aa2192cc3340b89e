import { useState } from "react";
import { emergencySettings as words } from "#content/en/desk/settings.ts";
import { areNoticesOn, canNotify, turnNotices } from "#desk/emergencies/desktop-notice.ts";
import { Switch } from "#ui/desk/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** How an emergency reaches somebody who is looking at something else. */
export function EmergencySettings() {
  const [hasNotices, setHasNotices] = useState(areNoticesOn);
  const [isRefused, setRefused] = useState(false);
  if (!canNotify()) return null;
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <Switch
        label={words.notices.label}
        hint={isRefused ? words.notices.refused : words.notices.hint}
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
