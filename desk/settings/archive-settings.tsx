import { useQuery } from "@tanstack/react-query";
import { archiveSettings as words } from "#content/en/desk/archive.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { ArchiveState } from "./archive-state.tsx";
import { archiveQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Everything that the site holds, in one file. */
export function ArchiveSettings() {
  const { data, error, refetch } = useQuery(archiveQuery);
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <ul className="grid list-disc gap-1 ps-5">
        {Object.entries(words.holds).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
      <Notice tone="soon">
        <p>{words.warning}</p>
      </Notice>
      {data && <p>{words.howMuch(data.holds)}</p>}
      {data && <ArchiveState archive={data.archive} />}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <Waiting rows={1} label={words.loading} />}
    </SettingsSection>
  );
}
