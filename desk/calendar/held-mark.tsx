import { heldText } from "./spoken-place.ts";

/** Says that visitors are booking seats of a time on the site. */
export function HeldMark({ held }: { held: { count: number; until: string } }) {
  return (
    <p className="rounded-sm border border-dashed border-edge bg-ground px-1.5 py-0.5 text-small text-soft tabular-nums">
      {heldText(held)}
    </p>
  );
}
