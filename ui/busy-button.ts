import type { ComponentProps, MouseEvent } from "react";

/** Props of a button that can be busy. */
export type BusyButtonProps = ComponentProps<"button"> & { busy?: boolean | undefined };

/**
 * What a button gets from its skin while `busy`: it keeps the focus, which it would lose if it were disabled, and ignores
 * presses.
 */
export function busyProps({ busy, disabled, onClick }: BusyButtonProps) {
  return {
    disabled: disabled && !busy,
    "aria-disabled": busy || undefined,
    "aria-busy": busy || undefined,
    onClick: busy ? ignore : onClick,
  };
}

/** Return in a field also presses its form's button. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
