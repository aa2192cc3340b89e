import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { addPasskey as words } from "#content/en/desk/passkeys.ts";
import { sessionsQuery } from "#desk/settings/settings-queries.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { addPasskey, passkeyFailureText } from "./passkey-calls.ts";
import { passkeysQuery } from "./passkeys-query.ts";

/** Names a passkey and creates it. The default name is this browser's. */
export function AddPasskey({
  look = "quiet",
  onAdded,
}: {
  look?: "main" | "quiet";
  onAdded?: () => void;
}) {
  const queries = useQueryClient();
  const { data: sessions } = useQuery(sessionsQuery);
  const [typed, setTyped] = useState<string>();
  const device = sessions?.find(({ isThis }) => isThis)?.device;
  const label = typed ?? device ?? words.thisDevice;
  const add = useMutation({
    mutationFn: () => addPasskey(label),
    onSuccess: (passkeys) => {
      queries.setQueryData(passkeysQuery.queryKey, passkeys);
      queries.invalidateQueries(meQuery);
      setTyped(undefined);
      onAdded?.();
    },
  });
  const wrong = add.error instanceof ApiFailure ? add.error.fields.label : undefined;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate();
      }}
    >
      <TextField
        label={words.name.label}
        hint={words.name.hint}
        autoComplete="off"
        value={label}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong}
      />
      {add.error && !wrong && (
        <Notice tone="late">
          <p>{passkeyFailureText(add.error)}</p>
        </Notice>
      )}
      <Button look={look} type="submit" busy={add.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}
