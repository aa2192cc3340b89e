import { closeDialog as words } from "#content/en/desk/loose-ends.ts";
import { LostReasonChoice } from "#desk/parts/lost-reason-choice.tsx";
import type { LostReason } from "#domain/lead/lead.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";

/** Asks why the lead of a loose end is lost, which closes it. Without one, it is closed. */
export function CloseDialog({
  end,
  onChosen,
  onClose,
}: {
  end: ListedEnd | undefined;
  onChosen: (reason: LostReason) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.title(end?.lead.name ?? "")} open={end !== undefined} onClose={onClose}>
      <LostReasonChoice onChosen={onChosen} onCancel={onClose} />
    </Dialog>
  );
}
