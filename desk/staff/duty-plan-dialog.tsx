import { dutyPlanDialog as words } from "#content/en/desk/staff.ts";
import { DutyPlanForm } from "#desk/duty/duty-plan-form.tsx";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";

/** Changes somebody's weekly duty plan. */
export function DutyPlanDialog({
  member,
  open,
  onClose,
}: {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.title(member.name)} open={open} onClose={onClose}>
      <DutyPlanForm member={member} onSaved={onClose} />
    </Dialog>
  );
}
