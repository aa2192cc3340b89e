import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { changeDialog as words } from "#content/en/desk/staff.ts";
import { EndingConnections } from "#desk/connections/ending-connections.tsx";
import { failureText } from "#desk/failure-text.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
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
  const form = useTakeToFault(change.error);
  const fields = change.error instanceof ApiFailure ? change.error.fields : {};
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate(staffChanges(member, { name, phone, role }));
      }}
    >
      <TextField
        label={words.name}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fields.name}
      />
      <TextField
        label={words.phone.label}
        hint={words.phone.hint}
        type="tel"
        autoComplete="off"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        error={fields.phone}
      />
      <RoleChoice role={role} onChoose={setRole} />
      {member.role === "owner" && role !== "owner" && <EndingConnections makerId={member.id} />}
      {change.error && Object.keys(fields).length === 0 && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <DialogButtons submit={words.submit} busy={change.isPending} onClose={onClose} />
    </form>
  );
}
