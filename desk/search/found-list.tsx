import { Link } from "react-router";
import { foundList as words } from "#content/en/desk/search.ts";
import { foundKindNames } from "#content/en/desk/terms.ts";
import { EmergencyMark, StateMark } from "#desk/leads/lead-marks.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import type { SearchHit } from "#domain/lead/search-contract.ts";
import { Marked } from "./marked.tsx";

/** What a search has found, best first. */
export function FoundList({
  hits,
  cursor,
  onPoint,
}: {
  hits: readonly SearchHit[];
  /** The one that j and k are on. */
  cursor: string | undefined;
  onPoint: (id: string) => void;
}) {
  return (
    <ol aria-label={words.label} className="border-t border-line">
      {hits.map((hit) => (
        <FoundItem
          key={hit.id}
          hit={hit}
          isCursor={hit.id === cursor}
          onPoint={() => onPoint(hit.id)}
        />
      ))}
    </ol>
  );
}

/** Where a finding opens: the lead, or the person whom it is a note on. */
export function foundAddress({ lead, personId }: SearchHit): string {
  return personId ? `/desk/people/${personId}` : `/desk/leads/${lead.id}`;
}

/** One finding: what it is, whose, and the words around what matched. The whole row opens it. */
function FoundItem({
  hit,
  isCursor,
  onPoint,
}: {
  hit: SearchHit;
  isCursor: boolean;
  onPoint: () => void;
}) {
  const { id, kind, tier, at, lead, name, reach, text, by, personId } = hit;
  return (
    <li
      id={`found-${id}`}
      onFocus={onPoint}
      data-cursor={isCursor || undefined}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-line px-4 py-2.5 hover:bg-hover focus-within:bg-chosen data-cursor:bg-chosen md:px-6"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="text-soft tabular-nums">
          <span className="sr-only">{words.lead}</span>
          {lead.number}
        </span>
        <Link
          to={foundAddress(hit)}
          className="min-w-0 font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action"
        >
          <Marked text={name} />
        </Link>
        {lead.emergency && <EmergencyMark />}
        <StateMark state={lead.state} />
      </p>
      <Moment at={at} className="text-end text-small text-soft" />
      {reach.length > 0 && (
        <p className="col-span-full flex flex-wrap gap-x-3 text-small">
          {reach.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: phone, mailbox and address, always in this order
            <span key={index} className="min-w-0 wrap-anywhere">
              <Marked text={part} />
            </span>
          ))}
        </p>
      )}
      <p className="col-span-full min-w-0 wrap-anywhere">
        <span className="text-soft">
          {personId ? words.personNote : foundKindNames[kind]}
          {by && words.by(by)}
          {tier === "sound" && words.soundsAlike}
        </span>{" "}
        <Marked text={text} />
      </p>
    </li>
  );
}
