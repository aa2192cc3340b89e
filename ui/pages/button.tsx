import type { BusyButtonProps } from "#ui/busy-button.ts";
import { FocusWhileBusy } from "./focus-while-busy.tsx";

export type Look = "main" | "quiet" | "danger";

const shape =
  "relative inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border-2 px-7 py-2 text-center font-semibold leading-tight no-underline transition-colors print:hidden";

/** `quiet` takes the color of the text, so that it works on limestone and on slate. */
const looks: Record<Look, string> = {
  main: "border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover active:border-current",
  quiet: "border-current/60 hover:border-current hover:bg-current/8 active:bg-current/15",
  danger:
    "border-red-700 text-red-700 bg-limestone-50 hover:bg-red-700 hover:text-limestone-50 active:bg-slate-900 active:border-slate-900",
};

const whenDisabled =
  "disabled:cursor-not-allowed disabled:border-limestone-200 disabled:bg-limestone-200 disabled:text-slate-500 disabled:opacity-75";

/** The classes of what looks like a button. */
export function buttonClass(look: Look): string {
  return `${shape} ${looks[look]}`;
}

/** Starts an action on this page; for navigation, use `ButtonLink`. Busy as {@link BareButton}, whose other props it takes. */
export function Button({
  look = "main",
  className = "",
  ...rest
}: BareButtonProps & { look?: Look | undefined }) {
  const ifDisabled = rest.busy ? "" : whenDisabled;
  return <BareButton {...rest} className={`${buttonClass(look)} ${ifDisabled} ${className}`} />;
}

type BareButtonProps = BusyButtonProps & { busyLabel?: string | undefined };

/**
 * A button without a look of its own. While `busy` it is disabled, and what stands in for it has its focus; a ring turns
 * inside its padding, so that its width does not change; with `busyLabel` ('Submitting...') it is as wide as the longer
 * label from the start. The busy look depends on `aria-busy` alone, because a page whose scripts have not loaded sets that
 * itself (early-presses.ts).
 */
export function BareButton({
  busy,
  busyLabel,
  type = "submit",
  disabled,
  className,
  children,
  ...rest
}: BareButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
        className={`group/button busy-ring ${className}`}
      >
        {busyLabel ? (
          <span className="grid *:col-start-1 *:row-start-1">
            <span className="group-aria-busy/button:invisible">{children}</span>
            <span className="group-not-aria-busy/button:invisible">{busyLabel}</span>
          </span>
        ) : (
          children
        )}
      </button>
      {busy && <FocusWhileBusy>{busyLabel ?? children}</FocusWhileBusy>}
    </>
  );
}
