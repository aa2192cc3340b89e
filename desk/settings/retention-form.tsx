import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { retentionForm as words } from "#content/en/desk/settings.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { type Retention, retention as retentionSchema } from "#domain/lead/records-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { retentionQuery } from "./settings-queries.ts";

type Typed = Record<keyof Retention, string>;

const fields: readonly { name: keyof Retention; label: string; hint: string; wrong: string }[] = [
  {
    name: "closedLeads",
    label: words.closedLeads.label,
    hint: words.closedLeads.hint,
    wrong: words.closedLeads.wrong,
  },
  {
    name: "spamLeads",
    label: words.spamLeads.label,
    hint: words.spamLeads.hint,
    wrong: words.spamLeads.wrong,
  },
  {
    name: "endedMails",
    label: words.endedMails.label,
    hint: words.endedMails.hint,
    wrong: words.endedMails.wrong,
  },
];

/** Three retention periods in days. The draft is kept until it is saved. */
export function RetentionForm({ stored }: { stored: Retention }) {
  const draft = useDraft<Typed | null>("settings:retention", null);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (retention: Retention) =>
      bodyOf(await deskClient.PUT("/desk/settings", { body: { retention } })).retention,
    onSuccess: (retention) => {
      queries.setQueryData(retentionQuery.queryKey, retention);
      draft.clear();
    },
  });
  const typed = draft.value ?? typedOf(stored);
  const read = retentionSchema.safeParse(readDays(typed));
  const isWrong = (name: keyof Retention) =>
    read.error?.issues.some(({ path }) => path[0] === name) ?? false;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (read.data && !save.isPending) save.mutate(read.data);
      }}
    >
      {fields.map(({ name, label, hint, wrong }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => draft.set({ ...typed, [name]: target.value })}
          error={isWrong(name) ? wrong : undefined}
          className="max-w-32 tabular-nums"
        />
      ))}
      {save.error && (
        <Notice tone="late">
          <p>{saveFailure(save.error)}</p>
        </Notice>
      )}
      {save.isSuccess && draft.value === null && (
        <p role="status" className="text-small text-good">
          {words.saved}
        </p>
      )}
      <Button
        look="quiet"
        type="submit"
        busy={save.isPending}
        disabled={!read.success}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  );
}

function typedOf(stored: Retention): Typed {
  const { closedLeads, spamLeads, endedMails } = stored;
  return {
    closedLeads: String(closedLeads ?? ""),
    spamLeads: String(spamLeads ?? ""),
    endedMails: String(endedMails),
  };
}

function readDays(typed: Typed): Record<keyof Retention, number | null> {
  const days = (text: string) => (text.trim() === "" ? null : Number(text));
  return {
    closedLeads: days(typed.closedLeads),
    spamLeads: days(typed.spamLeads),
    endedMails: days(typed.endedMails),
  };
}

function saveFailure(error: unknown): string {
  const field = error instanceof ApiFailure ? Object.values(error.fields)[0] : undefined;
  return field ?? failureText(error);
}
