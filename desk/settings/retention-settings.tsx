import { useQuery } from "@tanstack/react-query";
import { retentionSettings as words } from "#content/en/desk/settings.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { RetentionForm } from "./retention-form.tsx";
import { retentionQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** How long data is kept. */
export function RetentionSettings() {
  const { data: retention, error, refetch } = useQuery(retentionQuery);
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      {retention && <RetentionForm stored={retention} />}
      {error && !retention && <Failed error={error} onRetry={refetch} />}
      {!error && !retention && <Waiting rows={3} label={words.loading} />}
    </SettingsSection>
  );
}
