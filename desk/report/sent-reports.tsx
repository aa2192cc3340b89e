import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportStateNames, wholeReport, sentReports as words } from "#content/en/desk/report.ts";
import { answerText } from "#content/en/report.ts";
import { deskClient } from "#desk/desk-client.ts";
import { momentText } from "#desk/moment-text.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { answerOf } from "#domain/report/report-answer.ts";
import type { Report } from "#domain/report/report-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { reportsQuery } from "./report-query.ts";
import { WholeReport } from "./whole-report.tsx";

/** Reports that were sent: what they say first, whether they were opened; correcting and revoking those that stand. */
export function SentReports({
  leadId,
  reports,
  mayCorrect,
  onCorrect,
}: {
  leadId: string;
  reports: readonly Report[];
  /** Whether no draft is open, of which there is one at a time. */
  mayCorrect: boolean;
  onCorrect: (report: Report) => void;
}) {
  const queries = useQueryClient();
  const [read, setRead] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<string | null>(null);
  const revoke = useMutation({
    mutationFn: async (report: string) => {
      const params = { path: { id: leadId, report } };
      await deskClient.PUT("/desk/leads/{id}/reports/{report}/revocation", { params });
    },
    onSuccess: () => {
      setRevoking(null);
      void queries.invalidateQueries({ queryKey: reportsQuery(leadId).queryKey });
      void queries.invalidateQueries({ queryKey: ["lead", leadId] });
    },
  });
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="sent-reports" className="grid gap-3">
      <h2 id="sent-reports" className="text-heading">
        {words.heading}
      </h2>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li
            key={report.id}
            className="grid justify-items-start gap-2 rounded-md border border-line bg-panel p-3 sm:p-4"
          >
            <p className="text-small text-soft">
              <strong className={report.state === "sent" ? "text-good" : "text-soon"}>
                {reportStateNames[report.state]}
              </strong>
              {whenSent(report)}
              {". "}
              {report.openedAt ? words.opened(momentText(report.openedAt)) : words.notOpened}
              {"."}
            </p>
            <p className="font-semibold">{sentenceOf(report)}</p>
            <div className="flex flex-wrap items-center gap-2">
              <Button
                look="quiet"
                aria-expanded={read === report.id}
                onClick={() => setRead(read === report.id ? null : report.id)}
              >
                {read === report.id ? wholeReport.close : wholeReport.read}
              </Button>
              {report.state === "sent" && (
                <>
                  <Button look="quiet" disabled={!mayCorrect} onClick={() => onCorrect(report)}>
                    {words.correct}
                  </Button>
                  <Button look="plain" onClick={() => setRevoking(report.id)}>
                    {words.revoke}
                  </Button>
                  {!mayCorrect && <span className="text-small text-soft">{words.hasDraft}</span>}
                </>
              )}
            </div>
            {read === report.id && <WholeReport report={report} />}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={words.revokeConfirm}
        open={revoking !== null}
        onClose={() => {
          setRevoking(null);
          revoke.reset();
        }}
        confirm={words.revoke}
        onConfirm={() => revoking !== null && revoke.mutate(revoking)}
        busy={revoke.isPending}
        error={revoke.error}
      >
        <p>{words.revokeText}</p>
        {reports.some(({ id, corrects }) => id === revoking && corrects !== null) && (
          <p>{words.revokeCorrection}</p>
        )}
      </ConfirmDialog>
    </section>
  );
}

function whenSent({ state, sentAt, startedAt, sentBy }: Report): string {
  const [when, who] = [momentText(sentAt ?? startedAt), sentBy?.name ?? ""];
  return state === "sent" ? ` ${words.at(when, who)}` : words.sentAt(when, who);
}

function sentenceOf({ content, conditions }: Report): string {
  const answer = answerOf(content);
  return answer ? answerText(answer, conditions ?? undefined) : "";
}
