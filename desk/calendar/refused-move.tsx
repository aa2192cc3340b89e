import { refusedMove as words } from "#content/en/desk/calendar.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { appointmentConflictOf } from "./appointment-conflict.ts";

/** Why an appointment is back where it was, and what can be done all the same. */
export function RefusedMove({
  name,
  taken,
  error,
  onAnyway,
  onAgain,
  onClose,
}: {
  name: string;
  /** By whom the place is taken: `Taken by Pat Miller.` */
  taken: string;
  error: unknown;
  onAnyway: () => void;
  onAgain: () => void;
  onClose: () => void;
}) {
  const conflict = appointmentConflictOf(error);
  return (
    <Notice tone="late">
      <p>
        <strong>{words.isBack(name)}</strong> {conflict?.error ?? failureText(error)}{" "}
        {conflict && taken}
      </p>
      <div className="flex flex-wrap gap-2">
        {conflict?.canBookAnyway && (
          <Button look="quiet" onClick={onAnyway}>
            {words.bookAnyway}
          </Button>
        )}
        {!conflict && (
          <Button look="quiet" onClick={onAgain}>
            {words.tryAgain}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {words.leave}
        </Button>
      </div>
    </Notice>
  );
}
