import { conflictNotice as words } from "#content/en/desk/lead.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Lead } from "#domain/lead/lead-page.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { lastChange, toldChange } from "./lead-change.ts";
import type { LeadChanging } from "./use-lead-change.ts";

/**
 * Two people changed the same lead: shows both choices and who was first, and asks which one
 * to keep.
 */
export function ConflictNotice({
  changing: { chosen, refused, isSaving, useMine, keepStored },
  staff,
}: {
  changing: LeadChanging;
  staff: readonly { id: string; name: string }[];
}) {
  if (!chosen || !refused) return null;
  const by = lastChange(refused.timeline);
  return (
    <Notice tone="soon">
      <p className="font-semibold">
        {by?.staff ? words.changedFirst(by.staff.name) : words.changed}
        {by && (
          <span className="font-normal">
            {", "}
            <Moment at={by.at} />
          </span>
        )}
      </p>
      <table className="w-full text-left">
        <thead className="text-small text-soft">
          <tr>
            <td />
            <th scope="col" className="pe-3 font-semibold">
              {words.youChose}
            </th>
            <th scope="col" className="font-semibold">
              {words.stored}
            </th>
          </tr>
        </thead>
        <tbody>
          {toldChange(chosen, refused, staff).map(({ field, label, chosen: mine, stored }) => (
            <tr key={field}>
              <th scope="row" className="pe-3 font-normal text-soft">
                {label}
              </th>
              <td className="pe-3 font-semibold">{mine}</td>
              <td className="font-semibold">{stored}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={isSaving} onClick={useMine}>
          {words.useMine}
        </Button>
        <Button look="quiet" onClick={keepStored}>
          {words.keepTheirs}
        </Button>
      </div>
    </Notice>
  );
}

/** A choice that could not be saved and is waiting to be. */
export function UnsavedNotice({
  lead,
  changing: { chosen, refused, isSaving, isWaiting, error, tryAgain, keepStored },
  staff,
  reason,
}: {
  lead: Lead;
  changing: LeadChanging;
  staff: readonly { id: string; name: string }[];
  reason: string;
}) {
  if (!chosen || refused || !(error || (isSaving && isWaiting))) return null;
  const told = toldChange(chosen, lead, staff);
  return (
    <Notice tone={error ? "late" : "soon"}>
      <p>
        <span className="font-semibold">
          {words.notSaved(told.map(({ label, chosen: mine }) => `${label} ${mine}`).join(", "))}
        </span>{" "}
        {error ? reason : words.keptHere}
      </p>
      <div className="flex flex-wrap gap-2">
        {error ? (
          <Button look="quiet" onClick={tryAgain}>
            {words.saveAgain}
          </Button>
        ) : null}
        <Button look="plain" onClick={keepStored}>
          {words.discard}
        </Button>
      </div>
    </Notice>
  );
}
