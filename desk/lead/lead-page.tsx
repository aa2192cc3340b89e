import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { leadPage as words } from "#content/en/desk/lead.ts";
import { failureText } from "#desk/failure-text.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { knownLead } from "./known-lead.ts";
import { LeadView } from "./lead-view.tsx";

/** A lead's page: what the list knows at once, the rest when it has loaded. */
export function LeadPage() {
  const { id = "" } = useParams();
  const queries = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...leadQuery(id),
    placeholderData: () => knownLead(queries, id),
  });
  const isUnknown = error instanceof ApiFailure && error.status === 404;
  // Also when it was known before: the person may have been erased since.
  if (data && !isUnknown) return <LeadView key={id} lead={data} isComplete={!isPlaceholderData} />;
  return (
    <div className="grid max-w-xl justify-items-start gap-4 p-4 md:p-6">
      <PageHeading title={words.title} />
      {error ? (
        <>
          <Notice tone="late">
            <p>{failureText(error)}</p>
            {!isUnknown && <Button onClick={() => refetch()}>{words.tryAgain}</Button>}
          </Notice>
          <ButtonLink to="/desk/leads">{words.allLeads}</ButtonLink>
        </>
      ) : (
        <p className="text-soft">{words.loading}</p>
      )}
    </div>
  );
}
