import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { personPage as words } from "#content/en/desk/person.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { Person } from "#domain/person/people-contract.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonLeads } from "./person-leads.tsx";
import { PersonMerges } from "./person-merges.tsx";
import { PersonNotes } from "./person-notes.tsx";
import { PersonPreferences } from "./person-preferences.tsx";
import { personQuery } from "./person-queries.ts";
import { PersonTimeline } from "./person-timeline.tsx";
import { PossiblySame } from "./possibly-same.tsx";

/** Everything about one person, whatever leads it came with. */
export function Component() {
  const { id = "" } = useParams();
  const mayLead = useMay("leads");
  const { data, error, refetch } = useQuery({ ...personQuery(id), enabled: mayLead });
  const isUnknown = error instanceof ApiFailure && error.status === 404;
  if (!mayLead) {
    return (
      <div className="p-4 md:p-6">
        <PageHeading title={words.title} />
        <Empty heading={words.forOffice.heading}>{words.forOffice.text}</Empty>
      </div>
    );
  }
  // Also when they were known before: they may have been erased since.
  if (data && !isUnknown) return <PersonView key={data.id} person={data} />;
  return (
    <div className="grid max-w-xl justify-items-start gap-4 p-4 md:p-6">
      <PageHeading title={words.title} />
      {error ? <Failed error={error} onRetry={refetch} /> : <Waiting label={words.loading} />}
      <ButtonLink to="/desk/leads">{words.allLeads}</ButtonLink>
    </div>
  );
}

function PersonView({ person }: { person: Person }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={person.names[0] ?? words.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <PersonLeads person={person} />
          <PersonTimeline id={person.id} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:border-s lg:border-line lg:ps-6 max-lg:row-start-1">
          <PersonFacts person={person} />
          <PossiblySame id={person.id} others={person.possiblySame} />
          <PersonPreferences person={person} />
          <PersonNotes person={person} />
          <PersonMerges person={person} />
        </div>
      </div>
    </div>
  );
}
