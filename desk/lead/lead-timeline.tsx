import {
  ArrowDownToLine,
  Bell,
  CalendarDays,
  Camera,
  ChevronRight,
  CircleHelp,
  ClipboardList,
  HandCoins,
  House,
  Link2,
  Mail,
  MailOpen,
  MailX,
  MessageSquare,
  MessageSquareX,
  PencilLine,
  Phone,
  ShieldCheck,
  StickyNote,
  Unlink,
} from "lucide-react";
import { leadTimeline as words } from "#content/en/desk/lead.ts";
import { timelineText } from "#content/en/desk/timeline.ts";
import { fullMomentText } from "#desk/moment-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { PressedAt } from "#desk/parts/pressed-at.tsx";
import { useNow } from "#desk/use-now.ts";
import { agoText } from "#domain/lead/lead-clock.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { TimelineEntry as Entry } from "#domain/lead/timeline-entry.ts";
import { groupText, type TimelineGroup, timelineGroups } from "./timeline-groups.ts";

const icons: Record<Entry["kind"], typeof Mail> = {
  arrived: ArrowDownToLine,
  mail: Mail,
  call: Phone,
  text: MessageSquare,
  note: StickyNote,
  changed: PencilLine,
  appointment: CalendarDays,
  released: ShieldCheck,
  alert: Bell,
  reply: MailOpen,
  bounced: MailX,
  "text-lost": MessageSquareX,
  "loose-end": Unlink,
  "roof-photos": Camera,
  "my-roof": Link2,
  project: House,
  report: ClipboardList,
  estimate: HandCoins,
  unknown: CircleHelp,
};

/** Everything that happened to a lead, newest first: what, who, when. */
export function LeadTimeline({ lead }: { lead: Lead }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-heading">
        {words.heading}
      </h2>
      <ol className="mt-2">
        {timelineGroups(lead.timeline.toReversed()).map(({ id, entries }) =>
          entries.length > 1 ? (
            <RoutineEntries key={id} entries={entries} source={lead.source} />
          ) : (
            <TimelineEntry key={id} entry={entries[0]} source={lead.source} />
          ),
        )}
      </ol>
    </section>
  );
}

/** What the system did on its own, as one line that opens. */
function RoutineEntries({
  entries,
  source,
}: {
  entries: TimelineGroup["entries"];
  source: string;
}) {
  const [{ at }] = entries;
  const ago = useNow((now) => agoText(at, now));
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 py-2 tight:grid-cols-[1.25rem_minmax(0,1fr)]">
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-4.5 text-soft transition-transform group-open:rotate-90"
            strokeWidth={1.75}
          />
          <span className="text-soft">{groupText(entries)}</span>
          <span className="text-small text-soft tight:col-start-2">{ago}</span>
        </summary>
        <ol className="ps-8">
          {entries.map((entry) => (
            <TimelineEntry key={entry.id} entry={entry} source={source} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function TimelineEntry({ entry, source }: { entry: Entry; source: string }) {
  const { title, text, trouble, attached, rest } = timelineText(entry, source);
  const Icon = icons[entry.kind] ?? icons.unknown;
  const ago = useNow((now) => agoText(entry.at, now));
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] tight:grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 text-soft" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {entry.staff && <span className="font-semibold">{entry.staff.name}: </span>}
          {title}
        </p>
        <PressedAt event={entry} />
        {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
        {attached && <p className="mt-1 text-small text-soft wrap-anywhere">{attached}</p>}
        {rest && (
          <details className="mt-1">
            <summary className="min-h-6 text-small text-soft pointer-coarse:min-h-11">
              {words.showRest}
            </summary>
            <p className="mt-1 border-s-2 border-line ps-3 text-soft whitespace-pre-line wrap-anywhere">
              {rest}
            </p>
          </details>
        )}
        {trouble && <p className="mt-1 font-semibold text-late">{trouble}</p>}
      </div>
      <p
        className="text-right tight:col-start-2 tight:text-left text-small text-soft"
        title={fullMomentText(entry.at)}
      >
        <Moment at={entry.at} />
        <br />
        {ago}
      </p>
    </li>
  );
}
