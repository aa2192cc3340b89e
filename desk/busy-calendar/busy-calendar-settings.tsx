import { busyCalendarSettings as words } from "#content/en/desk/busy-calendar.ts";
import { SettingsSection } from "#desk/settings/settings-section.tsx";
import { useMe } from "#desk/shell/use-me.ts";
import { BusyCalendarPart } from "./busy-calendar-part.tsx";

/** The calendar that closes one's own times. */
export function BusyCalendarSettings() {
  const { id } = useMe();
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <BusyCalendarPart staffId={id} />
    </SettingsSection>
  );
}
