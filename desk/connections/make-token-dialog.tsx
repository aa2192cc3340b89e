import { useState } from "react";
import { makeTokenDialog as words } from "#content/en/desk/connections.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { DialogForm } from "#desk/parts/dialog-form.tsx";
import { ShownOnce } from "#desk/parts/shown-once.tsx";
import { tokenLifetimes } from "#domain/token/access-token.ts";
import type { NewToken } from "#domain/token/token-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
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
  const close = () => {
    setMade(undefined);
    make.reset();
    onClose();
  };
  if (made) return <ShownOnce words={words.made} secret={made} open={open} onClose={close} />;
  const wanted = draft.value;
  const change = (changes: Partial<NewToken>) => draft.set({ ...wanted, ...changes });
  return (
    <Dialog title={words.title} open={open} onClose={close}>
      <DialogForm
        submit={words.submit}
        busy={make.isPending}
        error={make.error}
        onSubmit={() => make.mutate(wanted)}
        onClose={close}
      >
        {(faults) => (
          <>
            <TextField
              label={words.name.label}
              hint={words.name.hint}
              autoComplete="off"
              value={wanted.name}
              onChange={({ target }) => change({ name: target.value })}
              error={faults.name}
            />
            <ScopeChoice
              scopes={wanted.scopes}
              onChoose={(scopes) => change({ scopes })}
              error={faults.scopes}
            />
            <SelectField
              label={words.expires.label}
              hint={words.expires.hint}
              value={wanted.expiresInDays ?? ""}
              onChange={({ target }) =>
                change({
                  expiresInDays:
                    tokenLifetimes.find((days) => String(days) === target.value) ?? null,
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
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
