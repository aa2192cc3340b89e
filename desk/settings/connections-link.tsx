import { connectionsLink as words } from "#content/en/desk/settings.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The way to the programs of others that read and write here. */
export function ConnectionsLink() {
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <div>
        <ButtonLink to="/desk/connections">{words.open}</ButtonLink>
      </div>
    </SettingsSection>
  );
}
