import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { peopleRights as words } from "#content/en/desk/settings.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { PeopleFound } from "./person-found.tsx";
import { SettingsSection } from "./settings-section.tsx";

/**
 * Export and erasure of one person's data. The search terms are stored nowhere, not even as a
 * draft.
 */
export function PeopleRights() {
  const [email, setEmail] = useState("");
  const [phone, setPhone] = useState("");
  const search = useMutation({
    mutationFn: async () =>
      bodyOf(await deskClient.POST("/desk/people/search", { body: { email, phone } })).leads,
  });
  const isEmpty = !email.trim() && !phone.trim();
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !search.isPending) search.mutate();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label={words.phone}
            type="tel"
            autoComplete="off"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </div>
        <Button
          look="quiet"
          type="submit"
          busy={search.isPending}
          disabled={isEmpty}
          className="justify-self-start"
        >
          {words.search}
        </Button>
      </form>
      {search.error && (
        <Notice tone="late">
          <p>{failureText(search.error)}</p>
        </Notice>
      )}
      {search.data && (
        <PeopleFound
          key={search.submittedAt}
          leads={search.data}
          onErased={() => {
            setEmail("");
            setPhone("");
          }}
        />
      )}
    </SettingsSection>
  );
}
