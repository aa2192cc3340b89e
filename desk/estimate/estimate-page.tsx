import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { estimatePage as words } from "#content/en/desk/estimate.ts";
import { failureText } from "#desk/failure-text.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { EstimateForm } from "./estimate-form.tsx";
import { SentEstimates } from "./sent-estimates.tsx";
import { useEstimate } from "./use-estimate.ts";

/** The estimates of a lead: those that were sent, and the draft. */
export function Component() {
  const { id = "" } = useParams();
  const queries = useQueryClient();
  const { data: lead, error } = useQuery({
    ...leadQuery(id),
    placeholderData: () => knownLead(queries, id),
  });
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={lead ? words.title(lead.name) : words.untitled}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/desk/leads/${id}`}>{words.lead}</ButtonLink>
          <ButtonLink to={`/desk/leads/${id}/report`}>{words.report}</ButtonLink>
        </div>
      </PageHeading>
      {lead?.address && <p className="-mt-2 text-soft">{lead.address}</p>}
      {isGone ? (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      ) : (
        <Estimates key={id} leadId={id} email={lead?.email ?? null} />
      )}
    </div>
  );
}

function Estimates({
  leadId,
  email,
}: {
  leadId: string;
  /** Empty: none; null: not known yet. */
  email: string | null;
}) {
  const estimate = useEstimate(leadId);
  const { entry, estimates, basis, draft, error, isPending } = estimate;
  const sent = estimates.filter(({ state }) => state !== "draft");
  return (
    <>
      {error && <p className="text-soon">{words.notRead}</p>}
      <SentEstimates
        leadId={leadId}
        estimates={sent}
        mayCorrect={entry === undefined && draft === undefined}
        onCorrect={(one) => estimate.begin(one)}
      />
      {entry ? (
        <EstimateForm key={entry.id} entry={entry} email={email} estimate={estimate} />
      ) : (
        !isPending && (
          <div className="grid justify-items-start gap-2">
            {sent.length === 0 && !draft && <p className="max-w-prose text-soft">{words.none}</p>}
            {basis?.reportId === null && !draft && (
              <p className="max-w-prose text-soft">{words.noReport}</p>
            )}
            {(draft || basis) && (
              <Button
                look={sent.length > 0 && !draft ? "quiet" : "main"}
                className="min-h-12"
                onClick={() => estimate.begin()}
              >
                {draft ? words.goOn : sent.length > 0 ? words.another : words.begin}
              </Button>
            )}
          </div>
        )
      )}
    </>
  );
}
