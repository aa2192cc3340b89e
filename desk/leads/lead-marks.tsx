import { Siren } from "lucide-react";
import { leadMarks as words } from "#content/en/desk/leads.ts";
import { stateText } from "#content/en/desk/terms.ts";
import type { LeadState } from "#domain/lead/lead.ts";

export function EmergencyMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded-sm border border-late px-1.5 text-small font-bold whitespace-nowrap text-late max-xl:order-first max-xl:border-0 max-xl:px-0">
      <Siren aria-hidden="true" className="size-3.5 max-xl:size-4.5" strokeWidth={2} />
      <span className="max-xl:sr-only">{words.emergency}</span>
    </span>
  );
}

const dots: Record<LeadState, string> = {
  new: "bg-action",
  contacted: "bg-soon",
  scheduled: "bg-good",
  quoted: "bg-good",
  won: "bg-good",
  lost: "bg-edge",
  spam: "bg-edge",
};

/** A state, with the amount of the lead if it is to be said. */
export function StateMark({
  state,
  amountCents,
}: {
  state: LeadState;
  amountCents?: number | undefined;
}) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 forced-mark rounded-full ${dots[state]}`} />
      {stateText(state, amountCents)}
    </span>
  );
}
