import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type BusyButtonProps, busyProps } from "#ui/busy-button.ts";

export type Look = "main" | "quiet" | "plain" | "danger";

const shape =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-sm border px-3 py-1 font-semibold no-underline transition-colors pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:opacity-60";

const looks: Record<Look, string> = {
  main: "border-action bg-action text-on-action enabled:hover:border-action-hover enabled:hover:bg-action-hover",
  quiet: "border-edge bg-panel text-ink hover:bg-hover",
  plain: "border-transparent bg-transparent text-ink hover:bg-hover",
  danger: "border-late bg-panel text-late hover:bg-late-ground",
};

/** Starts an action on this page; fades while `busy`. */
export function Button({
  look = "main",
  busy,
  type = "button",
  disabled,
  onClick,
  className = "",
  ...rest
}: BusyButtonProps & { look?: Look }) {
  return (
    <button
      {...rest}
      type={type}
      {...busyProps({ busy, disabled, onClick })}
      className={`${shape} ${looks[look]} aria-busy:opacity-60 ${className}`}
    />
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  look = "quiet",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={`${shape} ${looks[look]} ${className}`} />;
}
