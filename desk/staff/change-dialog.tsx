import { useState } from "react";
import { changeDialog as words } from "#content/en/desk/staff.ts";
import { EndingConnections } from "#desk/connections/ending-connections.tsx";
import { DialogForm } from "#desk/parts/dialog-form.tsx";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { staffChanges } from "./staff-changes.ts";
import { useChangeStaff } from "./use-change-staff.ts";

type Props = { member: StaffMember; onClose: () => void };

/** Changes somebody's name, phone and role. */
export function ChangeDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog title={words.title(props.member.name)} open={open} onClose={props.onClose}>
      <ChangeForm {...props} />
    </Dialog>
  );
}

function ChangeForm({ member, onClose }: Props) {
  const [name, setName] = useState(member.name);
  const [phone, setPhone] = useState(member.phone);
  const [role, setRole] = useState(member.role);
  const change = useChangeStaff(member, onClose);
  return (
    <DialogForm
      submit={words.submit}
      busy={change.isPending}
      error={change.error}
      onSubmit={() => change.mutate(staffChanges(member, { name, phone, role }))}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            label={words.name}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={faults.name}
          />
          <TextField
            label={words.phone.label}
            hint={words.phone.hint}
            type="tel"
            autoComplete="off"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
            error={faults.phone}
          />
          <RoleChoice role={role} onChoose={setRole} />
          {member.role === "owner" && role !== "owner" && <EndingConnections makerId={member.id} />}
        </>
      )}
    </DialogForm>
  );
}
