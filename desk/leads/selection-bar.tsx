import { useState } from "react";
import { selectionBar as words } from "#content/en/desk/leads.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { type LeadsAction, mostLeads } from "#domain/lead/many-leads-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectionDialog, type SelectionQuestion } from "./selection-dialog.tsx";

/** What can be done with the selected leads at once. Stays in sight at the edge of the window. */
export function SelectionBar({
  selected,
  busy,
  error,
  onAct,
  onEnd,
}: {
  selected: readonly LeadRow[];
  busy: boolean;
  error: unknown;
  onAct: (action: LeadsAction) => Promise<unknown>;
  onEnd: () => void;
}) {
  const [asked, setAsked] = useState<SelectionQuestion>();
  const hasNew = selected.some(({ isNewBooking }) => isNewBooking);
  const isTooMany = selected.length > mostLeads;
  const questions: [SelectionQuestion, string][] = [
    ["assign", words.assign],
    ["follow-up", words.followUp],
    ["spam", words.spam],
    ["close", words.close],
  ];
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {selected.length > 0 && words.selected(selected.length)}
      </p>
      {selected.length > 0 && (
        <section
          aria-label={words.label}
          className="sticky bottom-0 z-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t-2 border-action bg-panel px-4 py-2.5 shadow-float max-md:bottom-14 md:px-6"
        >
          <p className="font-semibold tabular-nums max-md:grow">
            {words.selected(selected.length)}
            {isTooMany && <span className="text-late"> {words.tooMany(mostLeads)}</span>}
          </p>
          <div className="flex grow flex-wrap gap-1.5 max-md:order-1 max-md:w-full">
            {hasNew && (
              <Button
                busy={busy}
                disabled={isTooMany}
                onClick={() => void onAct({ does: "see" }).catch(() => {})}
              >
                {words.seen}
              </Button>
            )}
            {questions.map(([question, name]) => (
              <Button
                key={question}
                look="quiet"
                disabled={isTooMany}
                onClick={() => setAsked(question)}
              >
                {name}
              </Button>
            ))}
          </div>
          <Button look="plain" title={words.endTitle} onClick={onEnd}>
            {words.end}
          </Button>
        </section>
      )}
      <SelectionDialog
        asked={selected.length > 0 ? asked : undefined}
        selected={selected}
        busy={busy}
        error={error}
        onAct={(action) => onAct(action).then(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
