import { ConfirmDialog } from "#desk/ui/confirm-dialog.tsx";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { useChangeStaff } from "./use-change-staff.ts";

/** Asks before somebody is deactivated, and says what follows. */
export function DeactivateDialog({
  member,
  open,
  onClose,
  onDone,
}: {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const change = useChangeStaff(member, () => {
    onClose();
    onDone();
  });
  return (
    <ConfirmDialog
      title={`Deactivate ${member.name}?`}
      open={open}
      onClose={onClose}
      confirm={`Deactivate ${member.name}`}
      onConfirm={() => change.mutate({ isActive: false })}
      busy={change.isPending}
      error={change.error}
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>All their devices are signed out at once.</li>
        <li>They cannot sign in, and invitations sent to them no longer work.</li>
        <li>They get no more alerts.</li>
        <li>Their leads stay theirs until you give them to someone else.</li>
        <li>What they did stays in the audit trail. You can activate them again.</li>
      </ul>
    </ConfirmDialog>
  );
}
