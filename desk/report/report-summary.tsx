import { reportStateNames, reportSummary as words } from "#content/en/desk/report.ts";
import { answerText } from "#content/en/report.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { useReport } from "./use-report.ts";

/** How far the reports about a lead's roof are, and the way to them. */
export function ReportSummary({ leadId }: { leadId: string }) {
  const { reports, entry, draft } = useReport(leadId);
  const sent =
    reports.find(({ state }) => state === "sent") ?? reports.find(({ sentAt }) => sentAt);
  const answer = sent && answerOf(sent.content);
  const hasDraft = entry !== undefined || draft !== undefined;
  return (
    <section aria-labelledby="reports" className="grid justify-items-start gap-2">
      <h2 id="reports" className="text-heading">
        {words.heading}
      </h2>
      {sent && answer && (
        <p>
          <strong>{reportStateNames[sent.state]}:</strong>{" "}
          {answerText(answer, sent.conditions ?? undefined)}
        </p>
      )}
      {hasDraft ? (
        <p className="text-soon">{entry ? words.local : words.draft}</p>
      ) : (
        !sent && <p className="text-soft">{words.none}</p>
      )}
      <ButtonLink to={`/desk/leads/${leadId}/report`}>
        {sent || hasDraft ? words.open : words.write}
      </ButtonLink>
    </section>
  );
}
