import { useQuery } from "@tanstack/react-query";
import { Failed } from "#desk/ui/failed.tsx";
import { Waiting } from "#desk/ui/waiting.tsx";
import { CalendarFeedItem } from "./calendar-feed-item.tsx";
import { calendarFeedsQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The secret addresses at which the person's calendar can read inspections. */
export function CalendarFeedSettings() {
  const { data: feeds, error, refetch } = useQuery(calendarFeedsQuery);
  return (
    <SettingsSection
      title="Calendar feed"
      hint="See inspections in Google Calendar, Apple Calendar or Outlook."
    >
      {error && !feeds && <Failed error={error} onRetry={refetch} />}
      {!error && !feeds && <Waiting rows={1} label="Loading calendar feeds" />}
      {feeds && (
        <ul>
          {feeds.map((feed) => (
            <CalendarFeedItem key={feed.kind} feed={feed} />
          ))}
        </ul>
      )}
      <details className="text-small">
        <summary className="cursor-pointer font-semibold">How to subscribe</summary>
        <ul className="grid gap-2 pt-2">
          <li>
            <strong>Google:</strong> on a computer, next to "Other calendars", choose "From URL".
            Google reads it again once or twice a day.
          </li>
          <li>
            <strong>Apple:</strong> on a Mac, File, New Calendar Subscription, refresh every hour.
            On an iPhone, Calendars, Add Calendar, Add Subscription Calendar.
          </li>
          <li>
            <strong>Outlook:</strong> on the web, Add calendar, Subscribe from web. It reads it
            every few hours.
          </li>
        </ul>
        <p className="pt-2">
          Changes within the next two days also reach the inspector by email, or by text.
        </p>
      </details>
    </SettingsSection>
  );
}
