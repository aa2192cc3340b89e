import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { makeTokenDialog as words } from "#content/en/desk/connections.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { ShownOnce } from "#desk/parts/shown-once.tsx";
import { tokenLifetimes } from "#domain/token/access-token.ts";
import type { NewToken } from "#domain/token/token-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
import { ScopeChoice } from "./scope-choice.tsx";
import { useMakeToken } from "./use-make-token.ts";

const nothing: NewToken = { name: "", scopes: [], expiresInDays: 365 };

/** Makes a token, and shows it once. What was chosen is kept until then; the token itself never. */
export function MakeTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const draft = useDraft("connections:token", nothing);
  const [made, setMade] = useState<string>();
  const make = useMakeToken((token) => {
    draft.clear();
    setMade(token);
  });
  const form = useTakeToFault(make.error);
  const close = () => {
    setMade(undefined);
    make.reset();
    onClose();
  };
  if (made) return <ShownOnce words={words.made} secret={made} open={open} onClose={close} />;
  const { error } = make;
  const fields = error instanceof ApiFailure ? error.fields : {};
  const wanted = draft.value;
  const change = (changes: Partial<NewToken>) => draft.set({ ...wanted, ...changes });
  return (
    <Dialog title={words.title} open={open} onClose={close}>
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate(wanted);
        }}
      >
        <TextField
          label={words.name.label}
          hint={words.name.hint}
          autoComplete="off"
          value={wanted.name}
          onChange={({ target }) => change({ name: target.value })}
          error={fields.name}
        />
        <ScopeChoice
          scopes={wanted.scopes}
          onChoose={(scopes) => change({ scopes })}
          error={fields.scopes}
        />
        <SelectField
          label={words.expires.label}
          hint={words.expires.hint}
          value={wanted.expiresInDays ?? ""}
          onChange={({ target }) =>
            change({
              expiresInDays: tokenLifetimes.find((days) => String(days) === target.value) ?? null,
            })
          }
        >
          {tokenLifetimes.map((days) => (
            <option key={days} value={days}>
              {words.expires.days[days]}
            </option>
          ))}
          <option value="">{words.expires.never}</option>
        </SelectField>
        {error && Object.keys(fields).length === 0 && (
          <Notice tone="late">
            <p>{failureText(error)}</p>
          </Notice>
        )}
        <DialogButtons submit={words.submit} busy={make.isPending} onClose={close} />
      </form>
    </Dialog>
  );
}
