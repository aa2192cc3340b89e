import type { FormEvent } from "react";
import { personNotes as words } from "#content/en/desk/person.ts";
import { consentWayNames, personNoteNames } from "#content/en/desk/terms.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { personPlace } from "#desk/drafts/draft-store.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { type PersonNoteKind, personNoteKinds } from "#domain/person/known-person.ts";
import type { Person } from "#domain/person/people-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextareaField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { usePersonCall } from "./use-person-call.ts";

/** What holds for the person and not for one lead: notes, and what they have allowed or forbidden. */
export function PersonNotes({ person }: { person: Person }) {
  const decided = person.notes.filter(({ kind }) => kind !== "note");
  const notes = person.notes.filter(({ kind }) => kind === "note");
  return (
    <>
      <NoteList id="consents" title={words.consents.title} notes={decided}>
        {words.consents.none}
      </NoteList>
      <NoteList id="person-notes" title={words.notes.title} notes={notes}>
        {words.notes.none}
      </NoteList>
      <NoteForm key={person.id} id={person.id} />
    </>
  );
}

function NoteList({
  id,
  title,
  notes,
  children,
}: {
  id: string;
  title: string;
  notes: Person["notes"];
  children: string;
}) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {notes.length === 0 && <p className="text-soft">{children}</p>}
      {notes.length > 0 && (
        <ul>
          {notes.map(({ id: note, kind, text, at, staff, texts }) => (
            <li key={note} className="border-t border-line py-1.5">
              {kind !== "note" && (
                <p className="font-semibold">
                  {personNoteNames[kind]}
                  {texts && words.textsTo(texts.number)}
                </p>
              )}
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-small text-soft">
                {staff ? staff.name || words.someone : words.person}
                {!staff && texts && ` ${consentWayNames[texts.way]}`}, <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Typed = { kind: PersonNoteKind; text: string };

const nothing: Typed = { kind: "note", text: "" };

function NoteForm({ id }: { id: string }) {
  const draft = useDraft(personPlace(id, "note"), nothing);
  const { kind, text } = draft.value;
  const save = usePersonCall(
    id,
    (body: Typed) => {
      const params = { path: { id }, header: draft.repeatable(body) };
      return deskClient.POST("/desk/people/{id}/notes", { params, body });
    },
    draft.finish,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() && !save.isPending) save.mutate(draft.value);
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <SelectField
        label={words.kind}
        value={kind}
        onChange={({ target }) =>
          draft.set({ text, kind: personNoteKinds.find((each) => each === target.value) ?? "note" })
        }
      >
        {personNoteKinds.map((each) => (
          <option key={each} value={each}>
            {personNoteNames[each]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label={kind === "note" ? words.note : words.wording}
        value={text}
        onChange={({ target }) => draft.set({ kind, text: target.value })}
      />
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" type="submit" busy={save.isPending}>
          {words.save}
        </Button>
        <DraftMark draft={draft} />
        <span role="status" className="text-small text-soft">
          {save.isSuccess && !text && words.saved}
        </span>
      </div>
    </form>
  );
}
