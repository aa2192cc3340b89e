import { PencilLine } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { outcome as labels } from "#content/en/desk/day.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { UnsentEntries } from "#desk/unsent/unsent-entries.tsx";
import type { UnsentEntry } from "#desk/unsent/unsent-entry.ts";
import { useEntriesOf } from "#desk/unsent/use-unsent.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";
import { leaveOutcome } from "./leave-outcome.ts";
import { OutcomeForm } from "./outcome-form.tsx";
import { useOutcome } from "./use-outcome.ts";

/**
 * The outcome of an appointment, recorded on site, and whatever else about its lead is not sent yet. Starts open when
 * something is typed that was not saved yet, and opens again when it comes back. For an appointment that `isGone`, only
 * what was written before that.
 */
export function Outcome({
  lead,
  day,
  followUp,
  isGone,
}: {
  lead: LeadRow;
  day: string;
  /** The day that is proposed to follow up on a quote. */
  followUp?: string | undefined;
  isGone: boolean;
}) {
  const { id: staffId } = useMe();
  const appointmentId = isGone ? undefined : lead.appointment?.id;
  const { draft, save } = useOutcome(lead, { day, appointmentId });
  const navigate = useNavigate();
  const entries = useEntriesOf(lead.id);
  const last = entries.findLast(({ entry }) => entry.kind === "outcome");
  const isUnsent = last?.status === "pending";
  const isAnyUnsent = entries.some(({ status }) => status === "pending");
  const [isOpened, setOpened] = useState(draft.isKept);
  const place = useRef<HTMLFieldSetElement>(null);
  const isOpen = isOpened || draft.value.isBack === true;

  function leave(): void {
    setOpened(false);
    // The button that was pressed goes with its form.
    place.current?.focus();
  }

  function saveAndLeave(version: number): void {
    save(version);
    leave();
  }

  function close(): void {
    leaveOutcome(localStorage, { staffId, leadId: lead.id });
    leave();
  }

  function goOn({ kind }: UnsentEntry): void {
    // The button that was pressed goes, and the outcome's form opens.
    if (kind === "outcome" || kind === "visit") place.current?.focus();
    else navigate(`/desk/leads/${lead.id}?write=${kind}`);
  }

  if (isGone && !isOpen && !isAnyUnsent) return null;
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      // Named, because it takes the focus when its form is gone.
      aria-label={labels.of(lead.name)}
      className="flex min-w-0 flex-wrap gap-2 has-[form,ul]:w-full max-sm:[&>button]:flex-auto"
    >
      <UnsentEntries leadId={lead.id} onTakenBack={goOn} />
      {isUnsent ? null : isOpen ? (
        <OutcomeForm
          lead={lead}
          draft={draft}
          followUp={followUp}
          onSave={saveAndLeave}
          onClose={close}
        />
      ) : (
        <>
          <Button look="quiet" onClick={() => setOpened(true)}>
            <PencilLine aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {labels.button}
            <span className="sr-only">{labels.buttonOf(lead.name)}</span>
          </Button>
          {last?.status === "success" && (
            <p className="self-center text-small font-semibold text-good">{labels.saved}</p>
          )}
        </>
      )}
    </fieldset>
  );
}
