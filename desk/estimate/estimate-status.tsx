import { clashFields, estimateStatus as words } from "#content/en/desk/estimate.ts";
import { percentText } from "#content/en/estimate/estimate-in-words.ts";
import { useIsOnline } from "#desk/unsent/use-unsent.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { Clash } from "#domain/report/three-way-merge.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { estimateBox } from "./estimate-box.ts";
import { type EstimateEntry, isUnsaved } from "./estimate-entry.ts";
import type { useEstimate } from "./use-estimate.ts";

/** Where the draft is: saved, on this device, or about to be sent; and what somebody else has written meanwhile. */
export function EstimateStatus({
  entry,
  estimate,
}: {
  entry: EstimateEntry;
  estimate: ReturnType<typeof useEstimate>;
}) {
  const isOnline = useIsOnline();
  const isWaiting = entry.sendAt !== null;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-small text-soft">
        {isWaiting
          ? isOnline
            ? words.sending
            : words.willBeSent
          : !isUnsaved(entry)
            ? words.saved
            : estimateBox.isInMemoryOnly(entry)
              ? words.lost
              : isOnline
                ? words.saving
                : words.kept}
      </p>
      {isWaiting && (
        <Button look="quiet" className="justify-self-start" onClick={estimate.takeBack}>
          {words.takeBack}
        </Button>
      )}
      {entry.refusal !== null && (
        <Notice tone="late">
          <p>{words.notSent(entry.refusal)}</p>
          {estimate.isSentBefore && (
            <Button look="quiet" onClick={estimate.correctWithEntry}>
              {words.makeCorrection}
            </Button>
          )}
        </Notice>
      )}
      {entry.clashes.length > 0 && (
        <Notice tone="soon">
          <p>{words.theirs}</p>
          <ul className="list-disc ps-5">
            {entry.clashes.map((clash) => (
              <li key={JSON.stringify(clash)}>
                {words.theirsIs(clashFields[clash.field] ?? clash.field, theirsText(clash))}
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={estimate.forgetClashes}>
            {words.seen}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function theirsText({ field, theirs }: Clash): string {
  if (theirs === null || theirs === undefined || theirs === "") return words.nothing;
  if (field === "priceCents") return amountText(Number(theirs));
  if (field === "quantity" || field === "included" || field === "most") {
    return String(Number(theirs) / 100);
  }
  if (field === "waste") return `${Number(theirs) / 10}%`;
  if (field === "share" || field === "rate") return percentText(Number(theirs));
  if (typeof theirs !== "object") return String(theirs);
  const said = new Map<string, unknown>(Object.entries(theirs));
  const span = [said.get("begin") ?? said.get("from"), said.get("end") ?? said.get("to")];
  const named = [said.get("name"), said.get("what"), said.get("text")].filter(Boolean);
  return named.length > 0 ? named.join(", ") : span.filter(Boolean).join(" – ");
}
