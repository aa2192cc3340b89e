import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { untoldPhotos as words } from "#content/en/desk/roof-photos.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { momentText } from "#desk/moment-text.ts";
import type { RoofWords } from "#domain/roof-photo/roof-words.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { PhotoEntry } from "./photo-entry.ts";
import { saidWords } from "./said-words.ts";
import { unsentPhotos } from "./unsent-photos.ts";
import { type UntoldRoof, untoldRoofs, untoldWords } from "./untold-photos.ts";
import { useRoofWords } from "./use-roof-words.ts";

/**
 * Says on every page of the desk which photos are only in this browser, and leads to the roofs that they are of; but for the
 * roof that the page shows, which says it itself.
 */
export function UntoldPhotos() {
  const { pathname } = useLocation();
  // Also keeps them for a roof that is opened without a network.
  const roofWords = useRoofWords();
  const entries = useSyncExternalStore(unsentPhotos.subscribe, unsentPhotos.entries);
  const forgotten = useSyncExternalStore(unsentPhotos.subscribe, unsentPhotos.forgotten);
  const roofs = untoldRoofs(entries, Date.now());
  const isShown = (leadId: string) => pathname === `/desk/leads/${leadId}/roof`;
  const refused = roofs.filter((roof) => roof.refused > 0 && !isShown(roof.leadId));
  // The lead's own page says how many of them are sent.
  const waiting = roofs.filter(
    ({ leadId, waiting }) =>
      waiting > 0 && !isShown(leadId) && pathname !== `/desk/leads/${leadId}`,
  );
  return (
    <>
      <Told roofs={refused} count={(roof) => roof.refused} text={words.refused} tone="late" />
      <Told roofs={waiting} count={(roof) => roof.waiting} text={words.waiting} tone="plain" />
      <UntoldWords entries={untoldWords(entries)} roofWords={roofWords} />
      {forgotten > 0 && (
        <div className="px-4 pt-3 md:px-6">
          <Notice tone="late">
            <p>{words.forgotten(forgotten)}</p>
          </Notice>
        </div>
      )}
    </>
  );
}

/** What the server would not be told of roofs, in words, until somebody has read it. */
function UntoldWords({
  entries,
  roofWords,
}: {
  entries: readonly PhotoEntry[];
  roofWords: RoofWords;
}) {
  const nameOf = useLeadNames();
  if (entries.length === 0) return null;
  return (
    <div className="px-4 pt-3 md:px-6">
      <Notice tone="late">
        <p className="font-semibold">{words.said(entries.length)}</p>
        <ul className="grid gap-2">
          {entries.map((entry) => {
            const name = nameOf(entry.leadId);
            const said = saidWords(entry, roofWords);
            return (
              <li key={entry.id} className="grid justify-items-start gap-1">
                <p className="wrap-anywhere">
                  <span className="font-semibold">
                    {entry.visitKind
                      ? words.saidOfVisit(name)
                      : words.saidOf(name, momentText(entry.takenAt))}
                  </span>
                  {": "}
                  {said}
                </p>
                <p className="text-small">{words.why(entry.refusal ?? "")}</p>
                <div className="flex flex-wrap gap-2">
                  <Button look="quiet" onClick={() => void unsentPhotos.retry(entry.id)}>
                    {words.again}
                    <span className="sr-only">{words.closeWhat(said)}</span>
                  </Button>
                  <Button look="quiet" onClick={() => void unsentPhotos.forget(entry.id)}>
                    {words.close}
                    <span className="sr-only">{words.closeWhat(said)}</span>
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

/** The names of leads, as far as this browser knows them. */
function useLeadNames(): (id: string) => string | undefined {
  const queries = useQueryClient();
  return (id) => (queries.getQueryData(leadQuery(id).queryKey) ?? knownLead(queries, id))?.name;
}

function Told({
  roofs,
  count,
  text,
  tone,
}: {
  roofs: readonly UntoldRoof[];
  count: (roof: UntoldRoof) => number;
  text: (count: number) => string;
  tone: "late" | "plain";
}) {
  const nameOf = useLeadNames();
  if (roofs.length === 0) return null;
  const ends = roofs.flatMap(({ endsAt }) => endsAt ?? []);
  return (
    <div className="px-4 pt-3 md:px-6">
      <Notice tone={tone}>
        <p>
          {text(roofs.reduce((sum, roof) => sum + count(roof), 0))}
          {ends.length > 0 &&
            ` ${words.endsAt(momentText(new Date(Math.min(...ends)).toISOString()))}`}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {roofs.map((roof) => (
            <li key={roof.leadId}>
              <Link
                to={`/desk/leads/${roof.leadId}/roof`}
                className="font-semibold text-link underline"
              >
                {words.roof(nameOf(roof.leadId), momentText(roof.takenAt), count(roof))}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
