import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { reportPage as words } from "#content/en/desk/report.ts";
import { failureText } from "#desk/failure-text.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useRoof } from "#desk/roof-photos/use-roof.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { ReportForm } from "./report-form.tsx";
import { SentReports } from "./sent-reports.tsx";
import { useReport } from "./use-report.ts";

/** The reports about a lead's roof: those that were sent, and the draft that is written on the phone. Opens without a network. */
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
          <ButtonLink to={`/desk/leads/${id}/roof`}>{words.roof}</ButtonLink>
          <ButtonLink to={`/desk/day${lead?.appointment ? `?date=${lead.appointment.date}` : ""}`}>
            {words.day}
          </ButtonLink>
        </div>
      </PageHeading>
      {lead?.address && <p className="-mt-2 text-soft">{lead.address}</p>}
      {isGone ? (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      ) : (
        <Reports
          key={id}
          leadId={id}
          appointmentId={lead?.appointment?.id ?? null}
          email={lead?.email ?? null}
        />
      )}
    </div>
  );
}

function Reports({
  leadId,
  appointmentId,
  email,
}: {
  leadId: string;
  appointmentId: string | null;
  /** Empty: none; null: not known yet. */
  email: string | null;
}) {
  const report = useReport(leadId);
  const { photos } = useRoof(leadId);
  const { entry, reports, error } = report;
  const sent = reports.filter(({ state }) => state !== "draft");
  // Where one stands, what is new is a correction of it.
  const hasStanding = sent.some(({ state }) => state === "sent");
  return (
    <>
      {error && <p className="text-soon">{words.notRead}</p>}
      <SentReports
        leadId={leadId}
        reports={sent}
        mayCorrect={entry === undefined && report.draft === undefined}
        onCorrect={(one) => report.begin(one.appointmentId ?? appointmentId, one)}
      />
      {entry ? (
        <ReportForm leadId={leadId} email={email} entry={entry} report={report} photos={photos} />
      ) : (
        (!hasStanding || report.draft) && (
          <div className="grid justify-items-start gap-2">
            {sent.length === 0 && !report.draft && <p className="text-soft">{words.none}</p>}
            <Button className="min-h-12" onClick={() => report.begin(appointmentId)}>
              {report.draft ? words.goOn : words.begin}
            </Button>
          </div>
        )
      )}
    </>
  );
}
