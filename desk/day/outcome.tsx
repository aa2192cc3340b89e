import { PencilLine } from "lucide-react";
import { useState } from "react";
import { leadPlace } from "#desk/drafts/draft-store.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { Button } from "#desk/ui/button.tsx";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { OutcomeForm } from "./outcome-form.tsx";
import type { OutcomeDraft } from "./use-save-outcome.ts";

const empty: OutcomeDraft = { state: "", lostReason: "", note: "" };

/**
 * The outcome of an appointment, recorded on site. Starts open when there is a draft that was not
 * sent yet.
 */
export function Outcome({ lead, day }: { lead: LeadRow; day: string }) {
  const draft = useDraft(leadPlace(lead.id, "outcome"), empty);
  const [isOpen, setOpen] = useState(draft.isKept);
  const [isSaved, setSaved] = useState(false);
  if (!isOpen) {
    return (
      <>
        <Button
          look="quiet"
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          <PencilLine aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Outcome<span className="sr-only"> of {lead.name}</span>
        </Button>
        {isSaved && (
          <p role="status" className="self-center text-small font-semibold text-good">
            Saved.
          </p>
        )}
      </>
    );
  }
  return (
    <OutcomeForm
      lead={lead}
      day={day}
      draft={draft}
      onSaved={() => {
        setSaved(true);
        setOpen(false);
      }}
      onClose={() => setOpen(false)}
    />
  );
}
