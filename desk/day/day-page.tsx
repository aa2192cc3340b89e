import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { dayPage as words } from "#content/en/desk/day.ts";
import { useConnection } from "#desk/changes/desk-changes.ts";
import { today } from "#desk/moment-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { isEnded } from "#domain/appointment/visit-stage.ts";
import {
  addDays,
  type CalendarDay,
  formatDay,
  isCalendarDay,
} from "#domain/calendar/calendar-day.ts";
import { Empty } from "#ui/desk/empty.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { DayAge } from "./day-age.tsx";
import { dayEntries } from "./day-entries.ts";
import { DayItem } from "./day-item.tsx";
import { DayLinks } from "./day-links.tsx";
import { DayNews } from "./day-news.tsx";
import { dayQuery } from "./day-query.ts";
import { drivesBefore } from "./drive-before.ts";

/** A day's appointments in order, designed for a phone on the road. The day is in the address. */
export function Component() {
  const [search] = useSearchParams();
  const asked = search.get("date") ?? "";
  const day = isCalendarDay(asked) ? asked : today();
  const isOffice = useMay("leads");
  const { data, dataUpdatedAt, error, isPaused, refetch } = useQuery(dayQuery(day));
  const isOffline = useConnection() === "lost" || isPaused || error !== null;
  // So that the next day is known in the morning, wherever that is.
  useQuery(dayQuery(addDays(day, 1)));
  const entries = useMemo(() => data && dayEntries(data), [data]);
  // Somebody who sees several inspectors' appointments drives to none of them.
  const drives = useMemo(
    () => drivesBefore(isOffice || !entries ? [] : entries),
    [entries, isOffice],
  );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={day === today() ? words.today : formatDay(day, "yearless")}>
        <DayLinks day={day} />
      </PageHeading>
      {day === today() && <p className="-mt-3 text-soft">{formatDay(day, "yearless")}</p>}
      {day === today() && <LastUnended day={addDays(day, -1)} />}
      {entries && isOffline && <DayAge at={dataUpdatedAt} />}
      {!entries && error && <Failed error={error} onRetry={refetch} />}
      {!entries && isPaused && (
        <Empty heading={words.notKnown.heading}>{words.notKnown.text}</Empty>
      )}
      {!entries && !error && !isPaused && <Waiting label={words.loading} />}
      <DayNews key={day} entries={entries} />
      {entries?.length === 0 && (
        <Empty heading={words.none.heading}>{isOffice ? words.none.nobody : words.none.you}</Empty>
      )}
      {entries && entries.length > 0 && (
        <ol className="border-t border-line">
          {entries.map((entry) => (
            <DayItem
              key={entry.key}
              entry={entry}
              day={day}
              drive={drives.get(entry.key)}
              followUp={data?.quoteFollowUp}
              showsAssignee={isOffice}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Days. Nobody is asked for longer how a visit ended. */
const askedFor = 7;

/** The way back to what nobody has said the end of, such as Saturday's last visit on Monday: on the last day with visits. */
function LastUnended({ day }: { day: CalendarDay }) {
  const { data } = useQuery(dayQuery(day));
  const visits = data?.leads.filter(({ appointment }) => appointment?.status === "booked");
  if (visits?.length === 0 && day > addDays(today(), -askedFor)) {
    return <LastUnended day={addDays(day, -1)} />;
  }
  const open = visits?.filter(({ appointment }) => appointment && !isEnded(appointment.progress));
  if (!open?.length) return null;
  const when = day === addDays(today(), -1) ? words.yesterday : formatDay(day, "yearless");
  return (
    <p>
      <Link to={`?date=${day}`} className="text-link underline">
        {words.unended(when, open.length)}
      </Link>
    </p>
  );
}
