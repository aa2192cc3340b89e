import { useState } from "react";
import { inviteDialog as words } from "#content/en/desk/staff.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { DialogForm } from "#desk/parts/dialog-form.tsx";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { type Invited, useInvite } from "./use-invite.ts";

const nobody: Invited = { name: "", email: "", phone: "", role: "office" };

/** Invites somebody new. The draft is kept until it is sent. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const draft = useDraft("staff:invite", nobody);
  const [invited, setInvited] = useState<StaffMember>();
  const invite = useInvite((member) => {
    draft.clear();
    setInvited(member);
  });
  const close = () => {
    setInvited(undefined);
    invite.reset();
    onClose();
  };
  // One that an earlier release has kept has no phone.
  const person = { ...nobody, ...draft.value };
  const change = (changes: Partial<Invited>) => draft.set({ ...person, ...changes });
  if (invited) {
    return (
      <Dialog
        title={words.invited.title}
        open={open}
        onClose={close}
        actions={
          <Button autoFocus onClick={close}>
            {words.invited.done}
          </Button>
        }
      >
        <p>{words.invited.getsLink(invited.name, invited.email)}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.title} open={open} onClose={close}>
      <DialogForm
        submit={words.submit}
        busy={invite.isPending}
        error={invite.error}
        onSubmit={() => invite.mutate(person)}
        onClose={close}
      >
        {(faults) => (
          <>
            <TextField
              label={words.name}
              autoComplete="off"
              value={person.name}
              onChange={({ target }) => change({ name: target.value })}
              error={faults.name}
            />
            <TextField
              label={words.email}
              type="email"
              autoComplete="off"
              value={person.email}
              onChange={({ target }) => change({ email: target.value })}
              error={faults.email}
            />
            <TextField
              label={words.phone.label}
              hint={words.phone.hint}
              type="tel"
              autoComplete="off"
              value={person.phone}
              onChange={({ target }) => change({ phone: target.value })}
              error={faults.phone}
            />
            <RoleChoice role={person.role} onChoose={(role) => change({ role })} />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
