import { type FormEvent, useState } from "react";
import { personPreferences as words } from "#content/en/desk/person.ts";
import { channelNames } from "#content/en/desk/terms.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { contactChannels } from "#domain/person/known-person.ts";
import type { Person } from "#domain/person/people-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { usePersonCall } from "./use-person-call.ts";

/** In which language and how they want to be reached. */
export function PersonPreferences({ person }: { person: Person }) {
  const [language, setLanguage] = useState(person.preferredLanguage);
  const [channel, setChannel] = useState<Person["preferredChannel"]>(person.preferredChannel);
  const save = usePersonCall(person.id, () =>
    deskClient.PATCH("/desk/people/{id}", {
      params: { path: { id: person.id } },
      body: { preferredLanguage: language, preferredChannel: channel },
    }),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  }

  return (
    <section aria-labelledby="preferences" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="preferences" className="text-heading">
        {words.heading}
      </h2>
      <form onSubmit={submit} className="grid gap-2">
        <TextField
          label={words.language}
          autoComplete="off"
          maxLength={40}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        />
        <SelectField
          label={words.preferred}
          value={channel ?? ""}
          onChange={({ target }) =>
            setChannel(contactChannels.find((each) => each === target.value) ?? null)
          }
        >
          <option value="">{words.nothingSaid}</option>
          {contactChannels.map((each) => (
            <option key={each} value={each}>
              {channelNames[each]}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="quiet" type="submit" busy={save.isPending}>
            {words.save}
          </Button>
          <span role="status" className="text-small text-soft">
            {save.isSuccess && words.saved}
          </span>
        </div>
        {save.error && (
          <Notice tone="late">
            <p>{failureText(save.error)}</p>
          </Notice>
        )}
      </form>
    </section>
  );
}
