import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { dialog as words } from "#content/en/desk/ui.ts";
import { standOnTop } from "./top-dialog.ts";

/**
 * A question to answer before anything else. Native `<dialog>`: the browser keeps the focus inside,
 * closes it on Escape and restores the focus. On a phone it sits at the bottom, within thumb's
 * reach. A press beside it does not close it, because something may have been typed. `onClose` is
 * called however it was closed; its owner then sets `open` to false. Its content is mounted again
 * each time.
 */
export function Dialog({
  title,
  open,
  onClose,
  isWide = false,
  onKey,
  children,
  actions,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Whether it takes what the screen has, as for a picture. */
  isWide?: boolean;
  /** Called with each key that is pressed in it. */
  onKey?: ((key: string) => void) | undefined;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // The first field, else the heading: never a button, which might destroy something.
    const field = element.querySelector<HTMLElement>("input, select, textarea");
    (field ?? element.querySelector("h2"))?.focus();
    const leave = standOnTop(element);
    return () => {
      leave();
      element.close();
    };
  }, [open]);

  // An emergency is shown at an edge of the window: the dialog leaves it room.
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => onKey?.(event.key)}
      className={`${isWide ? "w-[min(80rem,100%-2rem)]" : "w-[min(32rem,100%-2rem)]"} m-auto max-h-[calc(100dvh-2rem)] has-data-emergency:max-h-[max(50dvh,calc(100dvh-13rem))] rounded-md border border-line bg-panel text-ink shadow-float backdrop:bg-slate-950/60 max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none`}
    >
      {open && (
        <div className="grid gap-4 p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} tabIndex={-1} className="text-heading">
              {title}
            </h2>
            <button
              type="button"
              aria-label={words.close}
              onClick={() => dialog.current?.close()}
              className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-hover pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
          </div>
          {children}
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
