import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useId, useRef } from "react";

/**
 * A question to answer before anything else. Native `<dialog>`: the browser keeps the focus inside,
 * closes it on Escape and restores the focus. `onClose` is called however it was closed; the owner
 * then sets `open` to false.
 */
export function Dialog({
  title,
  open,
  onClose,
  children,
  actions,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is a second way; Escape and the button are the first
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-auto w-[min(34rem,100%-2rem)] rounded-md bg-limestone-50 text-slate-900 shadow-float backdrop:bg-slate-950/70"
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-sm transition-colors hover:bg-limestone-200"
          >
            <X className="size-6" />
          </button>
        </div>
        <div className="mt-4">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap gap-4">{actions}</div>}
      </div>
    </dialog>
  );
}
