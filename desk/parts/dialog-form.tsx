import type { ReactNode } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { failureText } from "#desk/failure-text.ts";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";

/**
 * A dialog's form: sent once at a time. What is wrong with a field is said there, and takes the focus; any other fault is said
 * above the buttons.
 */
export function DialogForm({
  submit,
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: {
  /** The action as a verb: 'Make the token'. */
  submit: string;
  busy: boolean;
  /** Why it was refused. */
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields, each with what is wrong with it. */
  children: (faults: ApiFailure["fields"]) => ReactNode;
}) {
  const form = useTakeToFault(error);
  const faults = error instanceof ApiFailure ? error.fields : {};
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children(faults)}
      {error != null && Object.keys(faults).length === 0 && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      <DialogButtons submit={submit} busy={busy} onClose={onClose} />
    </form>
  );
}
