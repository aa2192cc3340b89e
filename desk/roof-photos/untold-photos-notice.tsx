import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { untoldPhotos as words } from "#content/en/desk/roof-photos.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { momentText } from "#desk/moment-text.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { unsentPhotos } from "./unsent-photos.ts";
import { type UntoldRoof, untoldRoofs } from "./untold-photos.ts";

/**
 * Says on every page of the desk which photos are only in this browser, and leads to the roofs that they are of; but for the
 * roof that the page shows, which says it itself.
 */
export function UntoldPhotos() {
  const { pathname } = useLocation();
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
  const queries = useQueryClient();
  if (roofs.length === 0) return null;
  const ends = roofs.flatMap(({ endsAt }) => endsAt ?? []);
  const nameOf = (id: string) =>
    (queries.getQueryData(leadQuery(id).queryKey) ?? knownLead(queries, id))?.name;
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
