import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { possiblySame as words } from "#content/en/desk/several-rooms.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { type KnownPerson, mergeUndoDays } from "#domain/person/known-person.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Told } from "#ui/desk/told.tsx";
import { knownPersonText } from "./known-person-text.ts";
import { usePersonCall } from "./use-person-call.ts";

/** Others with the same phone number: somebody decides whether they are the same person. */
export function PossiblySame({ id, others }: { id: string; others: readonly KnownPerson[] }) {
  const [decided, setDecided] = useState("");
  if (others.length === 0 && !decided) return null;
  return (
    <section aria-labelledby="possibly-same" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="possibly-same" className="text-heading">
        {words.heading}
      </h2>
      {decided && <Told key={decided}>{decided}</Told>}
      <ul>
        {others.map((other) => (
          <Suggestion key={other.id} id={id} other={other} onDecided={setDecided} />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({
  id,
  other,
  onDecided,
}: {
  id: string;
  other: KnownPerson;
  onDecided: (told: string) => void;
}) {
  const queries = useQueryClient();
  const path = { id };
  const body = { personId: other.id };
  const merge = usePersonCall(
    id,
    () => deskClient.POST("/desk/people/{id}/merges", { params: { path }, body }),
    () => onDecided(words.merged(other.name, mergeUndoDays)),
  );
  const tellApart = useMutation({
    mutationFn: () => deskClient.POST("/desk/people/{id}/different", { params: { path }, body }),
    onSuccess: () => {
      onDecided(words.isOther(other.name));
      void queries.invalidateQueries({ queryKey: ["person"] });
      void queries.invalidateQueries({ queryKey: ["lead"] });
    },
  });
  const isBusy = merge.isPending || tellApart.isPending;
  const error = merge.error ?? tellApart.error;
  return (
    <li className="grid gap-1.5 border-t border-line py-2">
      <span className="wrap-anywhere">
        <Link to={`/desk/people/${other.id}`} className="text-link underline underline-offset-2">
          {knownPersonText(other)}
        </Link>
        <span className="block text-small text-soft">{other.email || phoneOf(other).shown}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          busy={isBusy}
          aria-label={words.mergeLabel(other.name)}
          onClick={() => merge.mutate(undefined)}
        >
          {words.merge}
        </Button>
        <Button
          look="plain"
          busy={isBusy}
          aria-label={words.otherLabel(other.name)}
          onClick={() => tellApart.mutate()}
        >
          {words.other}
        </Button>
      </span>
      {error && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
    </li>
  );
}
