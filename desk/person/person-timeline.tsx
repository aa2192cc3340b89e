import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { personTimeline as words } from "#content/en/desk/person.ts";
import { timelineText } from "#content/en/desk/timeline.ts";
import { groupText, type TimelineGroup, timelineGroups } from "#desk/lead/timeline-groups.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { PressedAt } from "#desk/parts/pressed-at.tsx";
import { ShowOlder } from "#desk/parts/show-older.tsx";
import type { PersonEvent } from "#domain/person/people-contract.ts";
import { Waiting } from "#ui/desk/waiting.tsx";
import { personTimelineQuery } from "./person-queries.ts";

/** Mails, calls and everything else about all their leads, newest first. */
export function PersonTimeline({ id }: { id: string }) {
  const pages = useInfiniteQuery(personTimelineQuery(id));
  const { data, error, refetch } = pages;
  return (
    <section aria-labelledby="timeline" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="timeline" className="text-heading">
        {words.heading}
      </h2>
      {!data && !error && <Waiting label={words.loading} />}
      {error && <Failed error={error} onRetry={refetch} />}
      <ol>
        {timelineGroups(data?.pages.flatMap(({ entries }) => entries) ?? []).map(
          ({ id: first, entries }) =>
            entries.length > 1 ? (
              <RoutineEntries key={first} entries={entries} />
            ) : (
              <Entry key={first} entry={entries[0]} />
            ),
        )}
      </ol>
      <ShowOlder of={pages} />
    </section>
  );
}

/** What the system did on its own, as one line that opens. */
function RoutineEntries({ entries }: { entries: TimelineGroup<PersonEvent>["entries"] }) {
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="flex items-start gap-x-2 py-2 text-soft">
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-4.5 shrink-0 transition-transform group-open:rotate-90"
            strokeWidth={1.75}
          />
          <span className="min-w-0 flex-1">{groupText(entries)}</span>
          <span className="text-small">
            <Moment at={entries[0].at} />
          </span>
        </summary>
        <ol className="ps-6.5">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function Entry({ entry }: { entry: PersonEvent }) {
  const { title, text, trouble } = timelineText(entry, entry.lead.source);
  return (
    <li className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {entry.staff && <span className="font-semibold">{entry.staff.name}: </span>}
          {title}
        </p>
        <PressedAt event={entry} />
        {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
        {trouble && <p className="mt-1 font-semibold text-late">{trouble}</p>}
      </div>
      <p className="text-small text-soft">
        <Link
          to={`/desk/leads/${entry.lead.id}`}
          className="text-link underline underline-offset-2"
        >
          {words.lead(entry.lead.number)}
        </Link>
        , <Moment at={entry.at} />
      </p>
    </li>
  );
}
