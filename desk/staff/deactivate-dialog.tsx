import { deactivateDialog as words } from "#content/en/desk/staff.ts";
import { EndingConnections } from "#desk/connections/ending-connections.tsx";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
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
      title={words.title(member.name)}
      open={open}
      onClose={onClose}
      confirm={words.submit(member.name)}
      onConfirm={() => change.mutate({ isActive: false })}
      busy={change.isPending}
      error={change.error}
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>{words.signedOut}</li>
        <li>{words.cannotSignIn}</li>
        <li>{words.noAlerts}</li>
        <li>{words.leads}</li>
        <li>{words.stays}</li>
      </ul>
      {open && member.role === "owner" && <EndingConnections makerId={member.id} />}
    </ConfirmDialog>
  );
}
