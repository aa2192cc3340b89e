import type { ComponentProps } from "react";

/**
 * A select in a row of others: its first option says what it is about, and its name is for screen
 * readers.
 */
export function SmallSelect({ name, ...rest }: ComponentProps<"select"> & { name: string }) {
  return (
    <select
      {...rest}
      aria-label={name}
      className="min-h-9 max-w-[min(100%,18rem)] min-w-0 rounded-sm border border-edge bg-panel px-2 py-1 text-ink pointer-coarse:min-h-11"
    />
  );
}
