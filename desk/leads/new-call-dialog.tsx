import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { newCallDialog as words } from "#content/en/desk/leads.ts";
import { saidBack } from "#content/en/said-back.ts";
import { textConsentOnCall } from "#content/en/text-consent.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { leadAddressWith } from "#desk/lead/carried-time.ts";
import { type FreeSlot, slotText } from "#desk/lead/free-slots.ts";
import { useSaidBack } from "#desk/parts/use-said-back.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { KnownPerson } from "#domain/person/known-person.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { TextareaField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useTakeToFault } from "#ui/desk/use-take-to-fault.ts";
import { KnownCaller } from "./known-caller.tsx";
import { leadQuery } from "./lead-queries.ts";
import { typedCaller } from "./typed-caller.ts";

const nothing = {
  ...{ name: "", phone: "", email: "", address: "", message: "" },
  /** Whose call it is; empty while nobody has recognized the caller. */
  personId: "",
  isSomebodyElse: false,
  textConsent: false,
};

/** For a phone call: staff enter the lead while the caller speaks. */
export function NewCallDialog({
  open,
  onClose,
  typed = "",
  time,
}: {
  open: boolean;
  onClose: () => void;
  /** Whom somebody has just looked for, by name or phone. */
  typed?: string | undefined;
  /** What is about to be booked for them. */
  time?: FreeSlot | undefined;
}) {
  const draft = useDraft("new-call", nothing);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { visitorsGetTexts } = useMe();
  const consentId = useId();
  const emailField = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: async (body: typeof nothing) => {
      const { personId, ...call } = body;
      const sent = { ...call, ...(personId && { personId }) };
      const params = { header: draft.repeatable(sent) };
      return bodyOf(await deskClient.POST("/desk/leads", { params, body: sent })).lead;
    },
    onSuccess: (lead, body) => {
      draft.finish(body);
      queries.setQueryData(leadQuery(lead.id).queryKey, lead);
      navigate(leadAddressWith(lead.id, time));
    },
  });
  const carry = useEffectEvent(() => {
    const { value } = draft;
    const caller = typedCaller(typed);
    const details = { name: value.name || caller.name, phone: value.phone || caller.phone };
    draft.set({ ...value, ...details });
  });
  useEffect(() => {
    if (open && typed) carry();
  }, [open, typed]);
  const form = useTakeToFault(save.error);
  const fields = save.error instanceof ApiFailure ? save.error.fields : {};
  const field = (
    name: keyof Omit<typeof nothing, "personId" | "isSomebodyElse" | "textConsent">,
  ) => ({
    ...{ name, value: draft.value[name], error: fields[name] },
    onChange: ({ target }: { target: { value: string } }) =>
      draft.set({ ...draft.value, [name]: target.value }),
  });

  const phone = useSaidBack(draft.value.phone, async () => {
    return (await import("#domain/person/said-back-phone.ts")).saidBackPhone;
  });
  const email = useSaidBack(draft.value.email, async () => {
    return (await import("#domain/person/mailbox-typo.ts")).meantMailbox;
  });

  /** Their details go where nothing was typed. */
  function prefill({ id, name, email, address }: KnownPerson): void {
    const { value } = draft;
    draft.set({
      ...{ ...value, personId: id, isSomebodyElse: false, name: value.name || name },
      ...{ email: value.email || email, address: value.address || address },
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate(draft.value);
  }

  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      {time && <p className="text-soft">{words.thenBook(slotText(time, "letter"))}</p>}
      <form ref={form} onSubmit={submit} className="grid gap-3">
        <TextField label={words.name} autoComplete="off" required {...field("name")} />
        <TextField
          label={words.phone}
          type="tel"
          autoComplete="off"
          required
          {...field("phone")}
          onBlur={phone.onBlur}
          said={phone.said && saidBack.phone(phone.said)}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          {...field("email")}
          ref={emailField}
          onBlur={email.onBlur}
          said={
            email.said && (
              <button
                type="button"
                onClick={() => {
                  draft.set({ ...draft.value, email: email.said ?? "" });
                  emailField.current?.focus();
                }}
                className="min-h-6 text-left wrap-anywhere pointer-coarse:min-h-11"
              >
                {saidBack.email.before}
                <span className="font-semibold text-link underline underline-offset-2">
                  {email.said}
                </span>
                {saidBack.email.after}
              </button>
            )
          }
        />
        <TextField label={words.address} autoComplete="off" {...field("address")} />
        <KnownCaller
          typed={draft.value}
          repeatable={draft.repeatable}
          onSame={prefill}
          onSomebodyElse={() => draft.set({ ...draft.value, personId: "", isSomebodyElse: true })}
          onNoted={(leadId) => {
            draft.clear();
            navigate(leadAddressWith(leadId, time));
          }}
        />
        <TextareaField label={words.need} rows={4} {...field("message")} />
        {visitorsGetTexts && (
          <div className="grid gap-1">
            <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                // A draft that an earlier release has kept has no answer.
                checked={draft.value.textConsent ?? false}
                onChange={({ target }) =>
                  draft.set({ ...draft.value, textConsent: target.checked })
                }
                aria-describedby={consentId}
                className="size-4.5 accent-action"
              />
              <span className="font-semibold">{words.mayText}</span>
            </label>
            <p id={consentId} className="text-small text-soft">
              {words.readAloud} “{textConsentOnCall}”
            </p>
          </div>
        )}
        {save.error && (
          <Notice tone="late">
            <p>{failureText(save.error)}</p>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={save.isPending}>
            {words.save}
          </Button>
          <Button look="plain" onClick={onClose}>
            {words.close}
          </Button>
          <DraftMark draft={draft} />
        </div>
      </form>
    </Dialog>
  );
}
