import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod/mini";
import { passkeyItem as words } from "#content/en/desk/passkeys.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { meQuery } from "#desk/shell/use-me.ts";
import type { passkey as passkeySchema } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { passkeysQuery } from "./passkeys-query.ts";

/** A passkey with its name and its last use. */
export function PasskeyItem({ passkey }: { passkey: z.output<typeof passkeySchema> }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      deskClient.DELETE("/desk/passkeys/{id}", { params: { path: { id: passkey.id } } }),
    onSuccess: () => {
      queries.setQueryData(passkeysQuery.queryKey, (all) =>
        all?.filter(({ id }) => id !== passkey.id),
      );
      queries.invalidateQueries(meQuery);
    },
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2 first:border-t">
      <div className="min-w-0">
        <p className="font-semibold break-words">{passkey.label}</p>
        <p className="text-small text-soft">
          {words.added}
          <Moment at={passkey.createdAt} />
          {passkey.usedAt ? (
            <>
              {words.lastUsed}
              <Moment at={passkey.usedAt} />
            </>
          ) : (
            words.notUsed
          )}
        </p>
      </div>
      <Button look="plain" onClick={() => setAsking(true)}>
        {words.delete}
        <span className="sr-only"> {passkey.label}</span>
      </Button>
      <ConfirmDialog
        title={words.deleteTitle(passkey.label)}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirm={words.deleteSubmit}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        error={remove.error}
      >
        <p>{words.deleteMeans}</p>
      </ConfirmDialog>
    </li>
  );
}
