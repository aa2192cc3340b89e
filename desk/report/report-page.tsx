import { reportPage as words } from "#content/en/desk/report.ts";
import { LeadDraftPage } from "#desk/drafts/lead-draft-page.tsx";
import { useRoof } from "#desk/roof-photos/use-roof.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { ReportForm } from "./report-form.tsx";
import { SentReports } from "./sent-reports.tsx";
import { useReport } from "./use-report.ts";

/** The reports about a lead's roof: those that were sent, and the draft that is written on the phone. */
export function Component() {
  return (
    <LeadDraftPage
      words={words}
      links={(id, lead) => (
        <>
          <ButtonLink to={`/desk/leads/${id}/roof`}>{words.roof}</ButtonLink>
          <ButtonLink to={`/desk/day${lead?.appointment ? `?date=${lead.appointment.date}` : ""}`}>
            {words.day}
          </ButtonLink>
        </>
      )}
    >
      {(id, lead) => (
        <Reports
          key={id}
          leadId={id}
          appointmentId={lead?.appointment?.id ?? null}
          email={lead?.email ?? null}
        />
      )}
    </LeadDraftPage>
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
