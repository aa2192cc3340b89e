import { outcomeDialog as words } from "#content/en/desk/loose-ends.ts";
import { noOutcome, outcomePlace, wordsOf } from "#desk/day/outcome-draft.ts";
import { OutcomeForm } from "#desk/day/outcome-form.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { today } from "#desk/moment-text.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { unsent } from "#desk/unsent/unsent.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";

/** What came of the inspection of a loose end, by the form of the day. Without one, it is closed. */
export function OutcomeDialog({
  end,
  onClose,
}: {
  end: ListedEnd | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.title(end?.lead.name ?? "")} open={end !== undefined} onClose={onClose}>
      {end && <OutcomeOf end={end} onClose={onClose} />}
    </Dialog>
  );
}

function OutcomeOf({ end, onClose }: { end: ListedEnd; onClose: () => void }) {
  const { lead, appointment, proposedFollowUp } = end;
  const { id: staffId } = useMe();
  const draft = useDraft(outcomePlace(lead.id), noOutcome);
  // What was pressed, until another is chosen.
  const value = draft.value.state ? draft.value : { ...draft.value, state: "quoted" as const };

  function save(version: number): void {
    const { id: leadId, name, number } = lead;
    const isAlone = value.refusal?.isOfOtherVisit;
    const words = wordsOf(value);
    const day = appointment?.date ?? today();
    const appointmentId = isAlone ? undefined : appointment?.id;
    const outcome = { kind: "outcome", day, version, words, appointmentId } as const;
    unsent.add(outcome, { staffId, leadId, name, number });
    draft.clear();
    onClose();
  }

  return (
    <OutcomeForm
      lead={lead}
      draft={{ ...draft, value }}
      followUp={proposedFollowUp ?? undefined}
      onSave={save}
      onClose={onClose}
    />
  );
}
