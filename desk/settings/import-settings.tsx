import { importSettings as words } from "#content/en/desk/settings.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The way to what another program has kept. */
export function ImportSettings() {
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <ButtonLink to="/desk/import" className="justify-self-start">
        {words.open}
      </ButtonLink>
    </SettingsSection>
  );
}
