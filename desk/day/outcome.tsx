import { PencilLine } from "lucide-react";
import { useRef, useState } from "react";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { Button } from "#desk/ui/button.tsx";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { outcomes } from "./outcome-calls.ts";
import { noOutcome, outcomePlace, wordsOf } from "./outcome-draft.ts";
import { OutcomeForm } from "./outcome-form.tsx";
import { UnsentOutcome } from "./unsent-outcome.tsx";
import { useOutcomeOf } from "./use-outcomes.ts";

/**
 * The outcome of an appointment, recorded on site. Starts open when something is typed that was not saved yet, and opens
 * again when it comes back refused. For an appointment that `isGone`, only what was written before that.
 */
export function Outcome({ lead, day, isGone }: { lead: LeadRow; day: string; isGone: boolean }) {
  const { id: staffId } = useMe();
  const draft = useDraft(outcomePlace(lead.id), noOutcome);
  const last = useOutcomeOf(lead.id);
  const [isOpened, setOpened] = useState(draft.isKept);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isOpened || draft.value.refusal !== undefined;

  function save(version: number): void {
    outcomes.add(draft.value, { staffId, leadId: lead.id, name: lead.name, day, version });
    draft.clear();
    setOpened(false);
    // The button that was pressed goes with its form.
    place.current?.focus();
  }

  function close(): void {
    if (draft.value.refusal) draft.set(wordsOf(draft.value));
    setOpened(false);
    place.current?.focus();
  }

  if (isGone && !isOpen && last?.status !== "pending") return null;
  return (
    <div ref={place} tabIndex={-1} className="flex min-w-0 flex-wrap gap-2 has-[form,p]:w-full">
      {last?.outcome && last.status === "pending" ? (
        <UnsentOutcome
          outcome={last.outcome}
          isWaiting={last.isWaiting}
          onChange={(outcome) => {
            outcomes.takeBack(outcome);
            setOpened(true);
          }}
        />
      ) : isOpen ? (
        <OutcomeForm lead={lead} draft={draft} onSave={save} onClose={close} />
      ) : (
        <>
          <Button look="quiet" onClick={() => setOpened(true)}>
            <PencilLine aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            Outcome<span className="sr-only"> of {lead.name}</span>
          </Button>
          {last?.status === "success" && (
            <p role="status" className="self-center text-small font-semibold text-good">
              Saved.
            </p>
          )}
        </>
      )}
    </div>
  );
}
