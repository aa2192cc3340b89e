import { useQuery } from "@tanstack/react-query";
import { calendarFeedSettings as words } from "#content/en/desk/settings.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { CalendarFeedItem } from "./calendar-feed-item.tsx";
import { calendarFeedsQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The secret addresses at which the person's calendar can read inspections. */
export function CalendarFeedSettings() {
  const { data: feeds, error, refetch } = useQuery(calendarFeedsQuery);
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      {error && !feeds && <Failed error={error} onRetry={refetch} />}
      {!error && !feeds && <Waiting rows={1} label={words.loading} />}
      {feeds && (
        <ul>
          {feeds.map((feed) => (
            <CalendarFeedItem key={feed.kind} feed={feed} />
          ))}
        </ul>
      )}
      <details className="text-small">
        <summary className="cursor-pointer font-semibold">{words.how}</summary>
        <ul className="grid gap-2 pt-2">
          <li>
            <strong>{words.google.name}</strong>
            {words.google.steps}
          </li>
          <li>
            <strong>{words.apple.name}</strong>
            {words.apple.steps}
          </li>
          <li>
            <strong>{words.outlook.name}</strong>
            {words.outlook.steps}
          </li>
        </ul>
        <p className="pt-2">{words.changes}</p>
      </details>
    </SettingsSection>
  );
}
