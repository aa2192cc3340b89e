import { clashFields, estimateStatus as words } from "#content/en/desk/estimate.ts";
import { percentText } from "#content/en/estimate/estimate-in-words.ts";
import { DraftStatus } from "#desk/drafts/draft-status.tsx";
import { amountText } from "#domain/lead/amount.ts";
import type { Clash } from "#domain/report/three-way-merge.ts";
import { estimateBox } from "./estimate-box.ts";
import { type EstimateEntry, isUnsaved } from "./estimate-entry.ts";
import type { useEstimate } from "./use-estimate.ts";

/** Where the draft is, and what somebody else has written meanwhile. */
export function EstimateStatus({
  entry,
  estimate,
}: {
  entry: EstimateEntry;
  estimate: ReturnType<typeof useEstimate>;
}) {
  return (
    <DraftStatus
      {...{ entry, words }}
      isUnsaved={isUnsaved(entry)}
      isInMemoryOnly={estimateBox.isInMemoryOnly(entry)}
      can={estimate}
      clashes={entry.clashes.map((clash) => (
        <li key={JSON.stringify(clash)}>
          {words.theirsIs(clashFields[clash.field] ?? clash.field, theirsText(clash))}
        </li>
      ))}
    />
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
