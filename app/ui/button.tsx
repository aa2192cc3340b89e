import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Spinner } from "./spinner.tsx";

type Variant = "primary" | "quiet" | "danger";

const shape =
  "relative inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border-2 px-7 py-2 text-center font-semibold leading-tight no-underline transition-colors print:hidden";

/** `quiet` takes the text's colour, so that it stands on limestone and on slate. */
const looks: Record<Variant, string> = {
  primary:
    "border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover active:border-current",
  quiet: "border-current/60 hover:border-current hover:bg-current/8 active:bg-current/15",
  danger:
    "border-red-700 text-red-700 bg-limestone-50 hover:bg-red-700 hover:text-limestone-50 active:bg-slate-900 active:border-slate-900",
};

const whenDisabled =
  "disabled:cursor-not-allowed disabled:not-aria-busy:border-limestone-200 disabled:not-aria-busy:bg-limestone-200 disabled:not-aria-busy:text-slate-500 disabled:not-aria-busy:opacity-75 aria-busy:cursor-progress";

/**
 * Starts something on this page; to go somewhere, use `ButtonLink`. `busy` disables it and turns a
 * spinner inside its margin, so that its width stays; with `busyLabel` ('Submitting...') it is as
 * wide as the longer of the two labels from the start.
 */
export function Button({
  variant = "primary",
  busy = false,
  busyLabel,
  type = "submit",
  disabled,
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
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${shape} ${looks[variant]} ${whenDisabled} ${className}`}
    >
      {busy && <Spinner className="absolute left-1.5 size-4" />}
      {busyLabel ? (
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={busy ? "invisible" : ""}>{children}</span>
          <span className={busy ? "" : "invisible"}>{busyLabel}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/**
 * Looks like a button, is a link. `to` is a path of this site, or `tel:`, `mailto:`, `https:`,
 * `#place` and a file (`/…/inspection.ics`), which the browser follows by itself.
 */
export function ButtonLink({
  to,
  variant = "primary",
  className = "",
  children,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & {
  to: string;
  variant?: Variant | undefined;
  children: ReactNode;
}) {
  const look = `${shape} ${looks[variant]} ${className}`;
  if (/^([a-z]+:|#)|\.[a-z]+$/.test(to)) {
    return (
      <a {...rest} href={to} className={look}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} className={look}>
      {children}
    </Link>
  );
}
