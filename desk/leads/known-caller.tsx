import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { knownCaller as words } from "#content/en/desk/leads.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Draft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { knownPersonText } from "#desk/person/known-person-text.ts";
import { callerQuery } from "#desk/person/person-queries.ts";
import type { KnownPerson } from "#domain/person/known-person.ts";
import { Button } from "#ui/desk/button.tsx";
import { Told } from "#ui/desk/told.tsx";
import { leadQuery } from "./lead-queries.ts";

type Typed = {
  phone: string;
  address: string;
  message: string;
  personId: string;
  isSomebodyElse: boolean;
};

/** Digits of a phone number, and letters of an address, from which somebody can be recognized. */
const fewestDigits = 7;
const fewestOfAddress = 6;

/** While a call is written down: who the caller may be, and what to do then. */
export function KnownCaller({
  typed,
  repeatable,
  onSame,
  onSomebodyElse,
  onNoted,
}: {
  typed: Typed;
  /** Keeps a call from being noted twice when its answer is lost. */
  repeatable: Draft<Typed>["repeatable"];
  onSame: (person: KnownPerson) => void;
  onSomebodyElse: () => void;
  /** The call was noted on this lead. */
  onNoted: (leadId: string) => void;
}) {
  const { phone, address, personId, isSomebodyElse } = typed;
  const isEnough =
    phone.replace(/\D/g, "").length >= fewestDigits || address.trim().length >= fewestOfAddress;
  const { data: people = [] } = useQuery({
    ...callerQuery({ phone, address }),
    enabled: isEnough && !isSomebodyElse,
    placeholderData: keepPreviousData,
  });
  const known = isEnough && !isSomebodyElse ? people : [];
  const chosen = known.find(({ id }) => id === personId);
  if (personId) {
    return (
      <div className="grid justify-items-start gap-1 border-s-2 border-action ps-3">
        <Told>{chosen ? words.newFor(chosen.name) : words.newForKnown}</Told>
        <Button look="plain" onClick={onSomebodyElse}>
          {words.somebodyElse.change}
        </Button>
      </div>
    );
  }
  if (isSomebodyElse) return <Told>{words.newForOther}</Told>;
  return (
    <>
      <p role="status" className="sr-only">
        {callersText(known)}
      </p>
      {known.length > 0 && (
        <ul aria-label={words.list} className="grid gap-2">
          {known.map((person) => (
            <li key={person.id} className="grid gap-1.5 border-s-2 border-action ps-3">
              <p className="wrap-anywhere">{words.same(knownPersonText(person))}</p>
              <div className="flex flex-wrap gap-2">
                <AddToNewest
                  person={person}
                  message={typed.message}
                  repeatable={repeatable}
                  onNoted={onNoted}
                />
                <Button look="quiet" onClick={() => onSame(person)}>
                  {words.newLead(person.name)}
                </Button>
                <Button look="plain" onClick={onSomebodyElse}>
                  {words.somebodyElse.choose}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** `2 possible callers: Ada Home, …; Ben Home, …`: without the buttons, which are found in the list. */
function callersText(known: readonly KnownPerson[]): string {
  if (known.length === 0) return "";
  const count = words.callers(known.length);
  return `${count}: ${known.map(knownPersonText).join("; ")}`;
}

/** Notes the call on their newest lead instead of writing down another. */
function AddToNewest({
  person: { newestLead },
  message,
  repeatable,
  onNoted,
}: {
  person: KnownPerson;
  message: string;
  repeatable: Draft<Typed>["repeatable"];
  onNoted: (leadId: string) => void;
}) {
  const queries = useQueryClient();
  const note = useMutation({
    mutationFn: async () => {
      const body = { outcome: "reached" as const, note: message.trim() };
      const header = repeatable({ leadId: newestLead.id, ...body });
      const params = { path: { id: newestLead.id }, header };
      return bodyOf(await deskClient.POST("/desk/leads/{id}/calls", { params, body })).lead;
    },
    onSuccess: (lead) => {
      queries.setQueryData(leadQuery(lead.id).queryKey, lead);
      onNoted(lead.id);
    },
  });
  return (
    <>
      <Button look="quiet" busy={note.isPending} onClick={() => note.mutate()}>
        {words.addTo(newestLead.number)}
      </Button>
      {note.error && (
        <p role="alert" className="w-full text-small font-semibold text-late">
          {failureText(note.error)}
        </p>
      )}
    </>
  );
}
