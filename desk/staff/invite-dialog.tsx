import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { inviteDialog as words } from "#content/en/desk/staff.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import type { StaffMember } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
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
  const form = useTakeToFault(invite.error);
  const fields = invite.error instanceof ApiFailure ? invite.error.fields : {};
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
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!invite.isPending) invite.mutate(person);
        }}
      >
        <TextField
          label={words.name}
          autoComplete="off"
          value={person.name}
          onChange={({ target }) => change({ name: target.value })}
          error={fields.name}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={person.email}
          onChange={({ target }) => change({ email: target.value })}
          error={fields.email}
        />
        <TextField
          label={words.phone.label}
          hint={words.phone.hint}
          type="tel"
          autoComplete="off"
          value={person.phone}
          onChange={({ target }) => change({ phone: target.value })}
          error={fields.phone}
        />
        <RoleChoice role={person.role} onChoose={(role) => change({ role })} />
        {invite.error && Object.keys(fields).length === 0 && (
          <Notice tone="late">
            <p>{failureText(invite.error)}</p>
          </Notice>
        )}
        <DialogButtons submit={words.submit} busy={invite.isPending} onClose={close} />
      </form>
    </Dialog>
  );
}
