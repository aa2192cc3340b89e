import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { auditTrail as words } from "#content/en/desk/staff.ts";
import { DownloadCsv } from "#desk/downloads/download-csv.tsx";
import { auditFile } from "#desk/downloads/list-files.ts";
import { dayOf } from "#desk/moment-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { ShowOlder } from "#desk/parts/show-older.tsx";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { Empty } from "#ui/desk/empty.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditLine } from "./audit-line.tsx";
import { auditQuery, staffQuery } from "./staff-queries.ts";

/** What everybody did, by day, newest first. The filters are in the address. */
export function AuditTrail() {
  const [search] = useSearchParams();
  const filter = { staffId: search.get("by") ?? "", leadId: search.get("lead") ?? "" };
  const { data: staff = [] } = useQuery(staffQuery);
  const entriesByPage = useInfiniteQuery(auditQuery(filter));
  const { data, error, refetch } = entriesByPage;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  const nameOf = (id: unknown) => staff.find((each) => each.id === id)?.name ?? "someone";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AuditFilters staff={staff} filter={filter} />
        <DownloadCsv name="audit-trail" fetchFile={() => auditFile(filter)} />
      </div>
      {!data && !error && <Waiting label={words.loading} />}
      {error && <Failed error={error} onRetry={refetch} />}
      {data && entries.length === 0 && (
        <Empty heading={words.none.heading}>{words.none.text}</Empty>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2
            id={`day-${day}`}
            className="border-b border-line py-2 font-text text-small font-semibold text-soft"
          >
            {formatDay(day)}
          </h2>
          <ol>
            {ofDay.map((entry) => (
              <AuditLine key={entry.number} entry={entry} nameOf={nameOf} />
            ))}
          </ol>
        </section>
      ))}
      <ShowOlder of={entriesByPage} />
    </div>
  );
}
