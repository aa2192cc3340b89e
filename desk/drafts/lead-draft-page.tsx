import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { failureText } from "#desk/failure-text.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import type { Lead } from "#domain/lead/lead-page.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** A page on which something is written for a lead. Opens without a network. */
export function LeadDraftPage({
  words,
  links,
  children,
}: {
  words: { title: (name: string) => string; untitled: string; lead: string };
  /** Besides that to the lead. */
  links: (id: string, lead: Known) => ReactNode;
  children: (id: string, lead: Known) => ReactNode;
}) {
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
          {links(id, lead)}
        </div>
      </PageHeading>
      {lead?.address && <p className="-mt-2 text-soft">{lead.address}</p>}
      {isGone ? (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      ) : (
        children(id, lead)
      )}
    </div>
  );
}

/** Undefined: not known yet. */
type Known = Lead | undefined;
