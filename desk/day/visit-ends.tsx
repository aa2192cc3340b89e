import { CheckCheck, UserX } from "lucide-react";
import { visitEnds as words } from "#content/en/desk/day.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { unsent } from "#desk/unsent/unsent.ts";
import type { VisitEnd } from "#domain/appointment/visit-stage.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";

const ends = [
  { end: "done", Icon: CheckCheck },
  { end: "no-show", Icon: UserX },
] as const;

/** How an appointment ended, said with one tap. Without a network, it waits for one. */
export function VisitEnds({
  lead: { id: leadId, name, number },
  appointment: { id: appointmentId, date: day, progress: seen },
  onSaid,
}: {
  lead: Pick<LeadRow, "id" | "name" | "number">;
  appointment: NonNullable<LeadRow["appointment"]>;
  /** The buttons go. */
  onSaid: () => void;
}) {
  const { id: staffId } = useMe();
  const say = (progress: VisitEnd) => {
    unsent.add(
      { kind: "visit", day, appointmentId, progress, seen },
      { staffId, leadId, name, number },
    );
    onSaid();
  };
  return ends.map(({ end, Icon }) => (
    <Button key={end} look="quiet" onClick={() => say(end)}>
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      {words[end]}
      <span className="sr-only">, {name}</span>
    </Button>
  ));
}
