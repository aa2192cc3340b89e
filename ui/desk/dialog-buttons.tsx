import { dialogButtons as words } from "#content/en/desk/ui.ts";
import { Button, type Look } from "./button.tsx";

/** The end of a form in a dialog: what it does, and the way out. */
export function DialogButtons({
  submit,
  look = "main",
  busy = false,
  disabled = false,
  close = words.cancel,
  onClose,
}: {
  /** The action as a verb: 'Move it'. */
  submit: string;
  look?: Look;
  busy?: boolean;
  disabled?: boolean;
  close?: string;
  onClose: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" look={look} busy={busy} disabled={disabled}>
        {submit}
      </Button>
      <Button look="plain" onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}
