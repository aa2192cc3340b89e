import { useQuery } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { mailForm as words } from "#content/en/desk/lead.ts";
import { deskLetters, letterText } from "#content/en/desk/letters.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { type StatedFacts, useStatedFacts } from "#desk/facts/use-stated-facts.ts";
import { failureText } from "#desk/failure-text.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { answerSubject, replyToAnswer } from "#domain/reply/answered-reply.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextareaField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { freeSlotsQuery, slotText } from "./free-slots.ts";
import { useLeadCall } from "./use-lead-call.ts";
import { writingPlace } from "./writing.ts";

/** Loads after the rest of the form: most mails have no photos. */
const MailPhotos = lazy(async () => {
  const { MailPhotos } = await import("./mail-photos.tsx");
  return { default: MailPhotos };
});

type Letter = {
  subject: string;
  text: string;
  template: string;
  /** Ids of those that go along; missing: none. */
  photos?: string[];
};

const blank: Letter = { subject: "", text: "", template: "" };

function isBlank(letter: Letter): boolean {
  const { photos = [], ...typed } = letter;
  return photos.length === 0 && Object.values(typed).every((text) => text === "");
}

/** The letter that the system has left on the lead, signed by whoever looks at it. */
function waitingLetter(
  lead: Lead,
  staffName: string,
  stated: StatedFacts | undefined,
): Letter | undefined {
  const letter = deskLetters.find(({ id }) => id === lead.letterDraft);
  if (!letter || !stated) return undefined;
  const { name: company } = stated;
  const facts = {
    ...stated,
    company,
    name: lead.name,
    staffName,
    times: [],
    siteUrl: location.origin,
  };
  return { template: letter.id, subject: letter.subject, text: letterText(letter, facts) };
}

/** Under the subject of the mail that it answers, if there is one. */
function answerTo({ timeline }: Lead): Letter {
  return { ...blank, subject: answerSubject(replyToAnswer(timeline)?.subject ?? "") };
}

/** An email to the person, starting from a template or from nothing. Replies go to the office. */
export function MailForm({ lead }: { lead: Lead }) {
  const me = useMe();
  const { stated, missing } = useStatedFacts();
  const draft = useDraft(writingPlace(lead.id, "mail"), blank);
  const { data: slots = [] } = useQuery(freeSlotsQuery);
  /** What somebody had written before a template replaced it. */
  const [replaced, setReplaced] = useState<Letter>();
  // A letter that waits on the lead stands there for everybody who has not begun another.
  const shown = isBlank(draft.value)
    ? (waitingLetter(lead, me.name, stated) ?? answerTo(lead))
    : draft.value;
  const { subject, text, template, photos = [] } = shown;
  const send = useLeadCall(
    (letter: Letter) => {
      const { photos = [] } = letter;
      const body = { subject: letter.subject, text: letter.text, photos };
      const params = { path: { id: lead.id }, header: draft.repeatable(body) };
      return deskClient.POST("/desk/leads/{id}/mails", { params, body });
    },
    (_lead, letter) => {
      draft.finish(letter);
      setReplaced(undefined);
    },
  );
  const fields = send.error instanceof ApiFailure ? send.error.fields : {};

  function choose(id: string): void {
    const letter = deskLetters.find((known) => known.id === id);
    if (!letter) {
      draft.set({ ...shown, template: "" });
      return;
    }
    if (!stated) return;
    if (text) setReplaced(shown);
    const times = slots.map((slot) => slotText(slot, "letter"));
    const siteUrl = location.origin;
    const { name: company } = stated;
    const facts = { ...stated, company, name: lead.name, staffName: me.name, times, siteUrl };
    draft.set({ ...shown, template: id, subject: letter.subject, text: letterText(letter, facts) });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!send.isPending) send.mutate(shown);
  }

  if (!lead.email) return <p className="text-soft">{words.noAddress}</p>;
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-soft wrap-anywhere">{words.to(lead.email)}</p>
      <SelectField
        label={words.startFrom}
        hint={missing}
        value={template}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.empty}</option>
        {deskLetters.map(({ id, label }) => (
          <option key={id} value={id} disabled={!stated}>
            {label}
          </option>
        ))}
      </SelectField>
      {replaced && (
        <p className="flex flex-wrap gap-x-3 text-small">
          {words.replaced}
          <button
            type="button"
            onClick={() => {
              draft.set(replaced);
              setReplaced(undefined);
            }}
            className="min-h-6 font-semibold text-link underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {words.putBack}
          </button>
        </p>
      )}
      <TextField
        label={words.subject}
        required
        value={subject}
        error={fields.subject}
        onChange={({ target }) => draft.set({ ...shown, subject: target.value })}
      />
      <TextareaField
        label={words.text}
        required
        rows={12}
        value={text}
        error={fields.text}
        onChange={({ target }) => draft.set({ ...shown, text: target.value })}
      />
      <Suspense fallback={null}>
        <MailPhotos
          lead={lead}
          chosen={photos}
          fault={fields.photos}
          onChange={(chosen) => draft.set({ ...shown, photos: chosen })}
        />
      </Suspense>
      {send.error && (
        <Notice tone="late">
          <p>{failureText(send.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" type="submit" busy={send.isPending}>
          {words.submit}
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}
