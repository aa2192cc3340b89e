import type { ComponentProps } from "react";
import { Link } from "react-router";

export type Look = "main" | "quiet" | "plain" | "danger";

const shape =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-sm border px-3 py-1 font-semibold no-underline transition-colors pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:opacity-60";

const looks: Record<Look, string> = {
  main: "border-action bg-action text-on-action enabled:hover:border-action-hover enabled:hover:bg-action-hover",
  quiet: "border-edge bg-panel text-ink hover:bg-hover",
  plain: "border-transparent bg-transparent text-ink hover:bg-hover",
  danger: "border-late bg-panel text-late hover:bg-late-ground",
};

/** While `busy`, keeps the focus and ignores presses. */
export function Button({
  look = "main",
  busy = false,
  type = "button",
  onClick,
  className = "",
  ...rest
}: ComponentProps<"button"> & { look?: Look; busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
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
