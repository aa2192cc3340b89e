import { pressedAt as words } from "#content/en/desk/ui.ts";
import type { ShownEvent } from "#domain/lead/timeline-entry.ts";
import { Moment } from "./moment.tsx";

/** When something was pressed that reached us only later, since there was no network. */
export function PressedAt({ event }: { event: ShownEvent }) {
  const pressedAt = momentOf(event);
  if (!pressedAt) return null;
  return (
    <p className="text-small text-soft">
      {words.pressed}
      <Moment at={pressedAt} />
      {words.noNetwork}
    </p>
  );
}

function momentOf({ kind, details }: ShownEvent): string | undefined {
  if (kind === "changed" || kind === "note" || kind === "call") return details.pressedAt;
  if (kind === "appointment" && details.event === "progress") return details.pressedAt;
  if (kind === "text" && "pressedAt" in details) return details.pressedAt;
  return undefined;
}
