import { busyCalendarDialog as words } from "#content/en/desk/busy-calendar.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { BusyCalendarPart } from "./busy-calendar-part.tsx";

/** The calendar that closes somebody's times, as an owner sees it. */
export function BusyCalendarDialog({
  member: { id, name },
  open,
  onClose,
}: {
  member: Pick<StaffMember, "id" | "name">;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.title(name)} open={open} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-soft">{words.intro}</p>
        <BusyCalendarPart staffId={id} />
      </div>
    </Dialog>
  );
}
