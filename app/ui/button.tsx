import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { LinkTarget } from "#content/pages.ts";
import { PageLink } from "./page-link.tsx";

/** Targets that the browser handles itself. */
type OtherPlace = `${"tel" | "mailto" | "https"}:${string}` | `#${string}`;

type Variant = "primary" | "quiet" | "danger";

const shape =
  "relative inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border-2 px-7 py-2 text-center font-semibold leading-tight no-underline transition-colors print:hidden";

/** `quiet` takes the color of the text, so that it works on limestone and on slate. */
const looks: Record<Variant, string> = {
  primary:
    "border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover active:border-current",
  quiet: "border-current/60 hover:border-current hover:bg-current/8 active:bg-current/15",
  danger:
    "border-red-700 text-red-700 bg-limestone-50 hover:bg-red-700 hover:text-limestone-50 active:bg-slate-900 active:border-slate-900",
};

const whenDisabled =
  "disabled:cursor-not-allowed disabled:border-limestone-200 disabled:bg-limestone-200 disabled:text-slate-500 disabled:opacity-75";

/**
 * Starts an action on this page; for navigation, use `ButtonLink`. While `busy` it keeps the focus
 * and ignores presses, and a ring turns inside its padding, so that its width does not change; with
 * `busyLabel` ('Submitting...') it is as wide as the longer label from the start. The busy look
 * depends on `aria-busy` alone, because a page whose scripts have not loaded sets that itself
 * (early-presses.ts).
 */
export function Button({
  variant = "primary",
  busy = false,
  busyLabel,
  type = "submit",
  disabled,
  onClick,
  className = "",
  children,
  ...rest
}: ComponentProps<"button"> & {
  variant?: Variant | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}) {
  return (
    <button
      {...rest}
      type={type}
      // Disabling the button during a submission would lose the focus.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={`${shape} ${looks[variant]} ${whenDisabled} group/button busy-ring ${className}`}
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
  );
}

/** Return in a field also presses its form's button. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Looks like a button, is a link. `to` is a path of this site, or a target that the browser handles
 * itself: `tel:`, `mailto:`, `https:`, `#place` and a file (`/…/inspection.ics`).
 */
export function ButtonLink({
  to,
  variant = "primary",
  className = "",
  children,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & {
  to: LinkTarget | OtherPlace;
  variant?: Variant | undefined;
  children: ReactNode;
}) {
  const look = `${shape} ${looks[variant]} ${className}`;
  return isPage(to) ? (
    <PageLink {...rest} to={to} className={look}>
      {children}
    </PageLink>
  ) : (
    <a {...rest} href={to} className={look}>
      {children}
    </a>
  );
}

function isPage(to: LinkTarget | OtherPlace): to is LinkTarget {
  return !/^([a-z]+:|#)|\.[a-z]+$/.test(to);
}
