import { businessProfile } from "#content/business-profile.ts";
import { samplesNotice as words } from "#content/en/desk/settings.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Says that visitors see made-up reviews, as long as they do. */
export function SamplesNotice() {
  if (!businessProfile.samples) return null;
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <Notice>
        <p className="font-semibold">{words.marked}</p>
        <p>
          {words.madeUp}
          <code>samples</code>
          {words.to}
          <code>false</code>
          {words.in}
          <code>content/business-profile.ts</code>
          {words.disappear}
        </p>
      </Notice>
    </SettingsSection>
  );
}
