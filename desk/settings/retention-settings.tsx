import { useQuery } from "@tanstack/react-query";
import { Failed } from "#desk/ui/failed.tsx";
import { Waiting } from "#desk/ui/waiting.tsx";
import { RetentionForm } from "./retention-form.tsx";
import { retentionQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** How long data is kept. */
export function RetentionSettings() {
  const { data: retention, error, refetch } = useQuery(retentionQuery);
  return (
    <SettingsSection
      title="Retention"
      hint="What is older is deleted within minutes. Backups keep it until they expire."
    >
      {retention && <RetentionForm stored={retention} />}
      {error && !retention && <Failed error={error} onRetry={refetch} />}
      {!error && !retention && <Waiting rows={3} label="Loading retention" />}
    </SettingsSection>
  );
}
