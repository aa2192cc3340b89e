import { outcomeDialog as words } from "#content/en/desk/loose-ends.ts";
import { leaveOutcome } from "#desk/day/leave-outcome.ts";
import { OutcomeForm } from "#desk/day/outcome-form.tsx";
import { useOutcome } from "#desk/day/use-outcome.ts";
import { today } from "#desk/moment-text.ts";
import { useMe } from "#desk/shell/use-me.ts";
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
  const { id: staffId } = useMe();

  function close(): void {
    if (end) leaveOutcome(localStorage, { staffId, leadId: end.lead.id });
    onClose();
  }

  return (
    <Dialog title={words.title(end?.lead.name ?? "")} open={end !== undefined} onClose={close}>
      {end && <OutcomeOf end={end} onClose={close} />}
    </Dialog>
  );
}

function OutcomeOf({ end, onClose }: { end: ListedEnd; onClose: () => void }) {
  const { lead, appointment, proposedFollowUp } = end;
  const visit = { day: appointment?.date ?? today(), appointmentId: appointment?.id };
  const { draft, save } = useOutcome(lead, visit, "quoted");

  return (
    <OutcomeForm
      lead={lead}
      draft={draft}
      followUp={proposedFollowUp ?? undefined}
      onSave={(version) => {
        save(version);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
