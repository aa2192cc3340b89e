import type { ReactNode } from "react";
import { confirmDialog as words } from "#content/en/desk/ui.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button, type Look } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Asks before something that is hard to undo, and says what follows. */
export function ConfirmDialog({
  title,
  open,
  onClose,
  confirm,
  look = "danger",
  onConfirm,
  busy,
  error,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The action as a verb: 'Deactivate Ben'. */
  confirm: string;
  look?: Extract<Look, "danger" | "main">;
  onConfirm: () => void;
  busy: boolean;
  error?: unknown;
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button look={look} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button look="plain" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">{children}</div>
      {error ? (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      ) : null}
    </Dialog>
  );
}
