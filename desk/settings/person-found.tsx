import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { personFound as words } from "#content/en/desk/settings.ts";
import { stateNames } from "#content/en/desk/terms.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { saveJson } from "#desk/downloads/save-file.ts";
import { dropLeadDrafts } from "#desk/drafts/draft-sweeps.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { FoundLead } from "#domain/person/found-lead.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { EraseDialog, type Erased } from "./erase-dialog.tsx";

/** Everybody who has the mailbox or the phone number, each with their leads. */
export function PeopleFound({
  leads,
  onErased,
}: {
  leads: readonly FoundLead[];
  onErased: () => void;
}) {
  const people = Map.groupBy(leads, ({ personId }) => personId);
  if (people.size === 0) return <p role="status">{words.nothing}</p>;
  return (
    <div className="grid gap-6">
      <p role="status" className={people.size === 1 ? "sr-only" : ""}>
        {words.found(leads.length)}
        {people.size > 1 && words.sharedPhone(people.size)}
      </p>
      {[...people].map(([id, own]) => (
        <PersonFound key={id} leads={own} onErased={onErased} />
      ))}
    </div>
  );
}

/** The leads of a person, and what can be done with everything stored about them. */
function PersonFound({ leads, onErased }: { leads: readonly FoundLead[]; onErased: () => void }) {
  const [newest] = leads;
  const [isAsking, setAsking] = useState(false);
  const [erased, setErased] = useState<Erased>();
  const exporting = useMutation({
    mutationFn: async ({ personId, number }: FoundLead) => {
      const path = { id: personId };
      const answer = await deskClient.GET("/desk/people/{id}/export", { params: { path } });
      saveJson(`person-of-lead-${number}.json`, bodyOf(answer).export);
    },
  });
  if (erased) {
    return (
      <Notice tone="good">
        <p>{words.erased}</p>
        {erased.mailsUnderWay > 0 && <p>{words.mailsUnderWay(erased.mailsUnderWay)}</p>}
      </Notice>
    );
  }
  if (!newest) return null;
  return (
    <div className="grid gap-4">
      <ul>
        {leads.map(({ id, number, name, state, arrivedAt }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 first:border-t"
          >
            <Link to={`/desk/leads/${id}`} className="text-link underline">
              {words.lead(number, name)}
            </Link>
            <span className="text-soft">
              {stateNames[state]}, <Moment at={arrivedAt} />
            </span>
          </li>
        ))}
      </ul>
      {exporting.error && (
        <Notice tone="late">
          <p>{failureText(exporting.error)}</p>
        </Notice>
      )}
      {exporting.isSuccess && (
        <Notice tone="good">
          <p>{words.downloaded}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={exporting.isPending} onClick={() => exporting.mutate(newest)}>
          {words.export}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </div>
      <EraseDialog
        lead={newest}
        count={leads.length}
        bookedAhead={leads.reduce((sum, { bookedAhead = 0 }) => sum + bookedAhead, 0)}
        open={isAsking}
        onClose={() => setAsking(false)}
        onErased={(answer) => {
          for (const { id } of leads) dropLeadDrafts(localStorage, id);
          setErased(answer);
          onErased();
        }}
      />
    </div>
  );
}
