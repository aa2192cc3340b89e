import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { eraseDialog as words } from "#content/en/desk/settings.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { FoundLead } from "#domain/person/found-lead.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Emails that were being sent at the moment of the erasure may still arrive. */
export type Erased = { mailsUnderWay: number };

type Props = {
  lead: FoundLead;
  count: number;
  /** Inspections that are booked and still ahead. */
  bookedAhead: number;
  onClose: () => void;
  onErased: (erased: Erased) => void;
};

/** An erased person cannot be restored, so the lead's number has to be typed. */
export function EraseDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog title={words.title(props.lead.name)} open={open} onClose={props.onClose}>
      <EraseForm {...props} />
    </Dialog>
  );
}

function EraseForm({ lead, count, bookedAhead, onClose, onErased }: Props) {
  const [confirm, setConfirm] = useState("");
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: () =>
      deskClient.POST("/desk/people/{id}/erase", {
        params: { path: { id: lead.personId } },
        body: { confirm },
      }),
    onSuccess: (answer) => {
      // Everything but the signed-in user is removed from the cache, so no page of this tab still shows the
      // erased person.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
      onErased(bodyOf(answer));
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (confirm.trim() && !erase.isPending) erase.mutate();
      }}
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>{words.erased(count)}</li>
        {bookedAhead > 0 && <li className="font-semibold text-late">{words.lost(bookedAhead)}</li>}
        <li>{words.backups}</li>
        <li>{words.audit}</li>
        <li>{words.final}</li>
      </ul>
      <TextField
        label={words.confirm.label(lead.number)}
        hint={words.confirm.hint(lead.name)}
        inputMode="numeric"
        autoComplete="off"
        value={confirm}
        onChange={({ target }) => setConfirm(target.value)}
      />
      {erase.error && (
        <Notice tone="late">
          <p>{failureText(erase.error)}</p>
        </Notice>
      )}
      <DialogButtons
        submit={words.submit}
        look="danger"
        busy={erase.isPending}
        disabled={confirm.trim() !== String(lead.number)}
        onClose={onClose}
      />
    </form>
  );
}
