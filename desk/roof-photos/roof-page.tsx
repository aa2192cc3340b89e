import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { roofPage as words } from "#content/en/desk/roof-photos.ts";
import { failureText } from "#desk/failure-text.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { RoofPhotos } from "./roof-photos.tsx";

/** The photos of a roof on a page of their own, for a phone on that roof. Opens without a network. */
export function Component() {
  const { id = "" } = useParams();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...leadQuery(id),
    placeholderData: () => knownLead(queries, id),
  });
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={data ? words.title(data.name) : words.untitled}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/desk/leads/${id}`}>{words.lead}</ButtonLink>
          <ButtonLink to={`/desk/leads/${id}/report`}>{words.report}</ButtonLink>
          <ButtonLink to={`/desk/day${data?.appointment ? `?date=${data.appointment.date}` : ""}`}>
            {words.day}
          </ButtonLink>
        </div>
      </PageHeading>
      {data?.address && <p className="-mt-2 text-soft">{data.address}</p>}
      {isGone && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      <RoofPhotos key={id} lead={data ?? { id, appointment: null }} />
    </div>
  );
}
