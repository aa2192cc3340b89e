import { X } from "lucide-react";
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
          data-foot-bar
          className="sticky max-md:bottom-(--above-foot) z-5 md:bottom-(--alarm) flex items-center gap-x-3 gap-y-2 border-t-2 border-action bg-panel px-4 py-2.5 @max-[60rem]/page:flex-wrap md:px-6"
        >
          <p className="min-w-0 shrink-0 font-semibold tabular-nums @max-[60rem]/page:flex-1 @max-[60rem]/page:shrink">
            {words.selected(selected.length)}
            {isTooMany && <span className="text-late"> {words.tooMany(mostLeads)}</span>}
          </p>
          {/* As many lines as it takes; of large text only one, which scrolls: more would cover the list. */}
          <div className="-m-1 flex min-w-0 flex-1 flex-wrap gap-1.5 p-1 @max-[60rem]/page:order-1 @max-[60rem]/page:basis-full max-sm:*:grow max-sm:*:px-2 tight:flex-nowrap tight:overflow-x-auto tight:*:shrink-0">
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
          <button
            type="button"
            aria-label={words.end}
            title={words.endTitle}
            onClick={onEnd}
            className="grid size-9 shrink-0 place-items-center rounded-sm hover:bg-hover pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
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
