import { cancelForm as words } from "#content/en/desk/calendar.ts";
import { leadPlace } from "#desk/drafts/draft-store.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { TextareaField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { appointmentConflictOf } from "./appointment-conflict.ts";
import { whenText } from "./appointment-words.ts";
import { useCancel } from "./use-appointment-calls.ts";

/** Cancels an appointment for the person, with the reason for the desk. Nobody is told yet. */
export function CancelForm({
  appointment,
  onCanceled,
  onClose,
}: {
  appointment: CalendarAppointment;
  onCanceled: (appointment: CalendarAppointment) => void;
  onClose: () => void;
}) {
  const reason = useDraft(leadPlace(appointment.leadId, "cancel"), "");
  const cancel = useCancel({
    onDone: (canceled) => {
      reason.clear();
      onCanceled(canceled);
    },
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cancel.isPending) cancel.start(appointment, { reason: reason.value });
      }}
    >
      <p>{words.about(whenText(appointment), appointment.name)}</p>
      <TextareaField
        label={words.reason.label}
        hint={words.reason.hint}
        maxLength={500}
        value={reason.value}
        onChange={({ target }) => reason.set(target.value)}
      />
      {cancel.error !== null && (
        <Notice tone="late">
          <p>{appointmentConflictOf(cancel.error)?.error ?? failureText(cancel.error)}</p>
        </Notice>
      )}
      <DialogButtons
        submit={words.submit}
        look="danger"
        busy={cancel.isPending}
        close={words.close}
        onClose={onClose}
      />
    </form>
  );
}
