import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { changeDialog as words } from "#content/en/desk/staff.ts";
import { failureText } from "#desk/failure-text.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useChangeStaff } from "./use-change-staff.ts";

type Props = { member: StaffMember; onClose: () => void };

/** Changes somebody's name and role. */
export function ChangeDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog title={words.title(props.member.name)} open={open} onClose={props.onClose}>
      <ChangeForm {...props} />
    </Dialog>
  );
}

function ChangeForm({ member, onClose }: Props) {
  const [name, setName] = useState(member.name);
  const [role, setRole] = useState(member.role);
  const change = useChangeStaff(member, onClose);
  const wrong = change.error instanceof ApiFailure ? change.error.fields.name : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ name, role });
      }}
    >
      <TextField
        label={words.name}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={wrong}
      />
      <RoleChoice role={role} onChoose={setRole} />
      {change.error && !wrong && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <DialogButtons submit={words.submit} busy={change.isPending} onClose={onClose} />
    </form>
  );
}
