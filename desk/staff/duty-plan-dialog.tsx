import { dutyPlanDialog as words } from "#content/en/desk/staff.ts";
import { DutyPlanForm } from "#desk/duty/duty-plan-form.tsx";
import { NoPhone } from "#desk/duty/no-phone.tsx";
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
      <NoPhone member={member} />
      <DutyPlanForm member={member} onSaved={onClose} />
    </Dialog>
  );
}
