import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { correction, reportAnswer, reportPage } from "#content/en/desk/report.ts";
import { answerText } from "#content/en/report.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { useRoofWords } from "#desk/roof-photos/use-roof-words.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import { reportLimits } from "#domain/report/report-terms.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextareaField } from "#ui/desk/field.tsx";
import { Advice } from "./advice.tsx";
import { Findings } from "./findings.tsx";
import { LeftOut } from "./left-out.tsx";
import { LookedAt } from "./looked-at.tsx";
import { Measures } from "./measures.tsx";
import type { ReportEntry } from "./report-entry.ts";
import { reportsQuery } from "./report-query.ts";
import { ReportStatus } from "./report-status.tsx";
import { SendReport } from "./send-report.tsx";
import type { useReport } from "./use-report.ts";

/** The draft of a report, in the order of a walk around the house. While it waits to be sent, it is only shown. */
export function ReportForm({
  leadId,
  email,
  entry,
  report,
  photos,
}: {
  leadId: string;
  email: string | null;
  entry: ReportEntry;
  report: ReturnType<typeof useReport>;
  photos: readonly ShownPhoto[];
}) {
  const { content } = entry;
  const set = (said: Partial<ReportContent>) => report.change({ ...content, ...said });
  const isWaiting = entry.sendAt !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Answer content={content} />
        <ReportStatus entry={entry} report={report} />
      </div>
      <fieldset disabled={isWaiting} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        {/* A draft that was joined brings its words along, which only somebody can take out. */}
        {(entry.corrects !== null || content.correction !== "") && (
          <section aria-labelledby="correction" className="grid gap-2">
            <h2 id="correction" tabIndex={-1} className="text-heading">
              {correction.heading}
            </h2>
            <TextareaField
              label={correction.text}
              rows={2}
              maxLength={reportLimits.correction}
              value={content.correction}
              onChange={({ target }) => set({ correction: target.value })}
            />
          </section>
        )}
        <LookedAt value={content.lookedAt} onChange={(lookedAt) => set({ lookedAt })} />
        <Findings
          leadId={leadId}
          photos={photos}
          value={content.findings}
          onChange={(findings) => set({ findings })}
        />
        <Measures value={content.measures} onChange={(measures) => set({ measures })} />
        <Advice value={content.advice} onChange={(advice) => set({ advice })} />
        {photos.length > 0 && (
          <LeftOut
            leadId={leadId}
            photos={photos}
            value={content.leftOut}
            onChange={(leftOut) =>
              set({
                leftOut,
                findings: content.findings.map((finding) => ({
                  ...finding,
                  photos: finding.photos.filter((id) => !leftOut.includes(id)),
                })),
              })
            }
          />
        )}
      </fieldset>
      {!isWaiting && <SendReport entry={entry} email={email} onSend={report.send} />}
      {!isWaiting && <DiscardDraft entry={entry} onGone={report.drop} />}
    </div>
  );
}

/** The first sentence, as it will be read. */
function Answer({ content }: { content: ReportContent }) {
  const answer = answerOf(content);
  const { conditions } = useRoofWords();
  return (
    <section
      aria-labelledby="answer"
      className="rounded-md border border-line bg-panel px-4 py-3 sm:px-5 sm:py-4"
    >
      <h2 id="answer" className="text-small font-semibold text-soft">
        {reportAnswer.heading}
      </h2>
      {answer ? (
        <p className="mt-1 font-heading text-heading font-bold text-balance">
          {answerText(answer, conditions)}
        </p>
      ) : (
        <p className="mt-1 text-soft">{reportAnswer.none}</p>
      )}
    </section>
  );
}

function DiscardDraft({ entry, onGone }: { entry: ReportEntry; onGone: () => void }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { id, leadId } = entry;
  const discard = useMutation({
    mutationFn: async () => {
      // One that the server never had is nowhere else.
      if (entry.base === null) return;
      const params = { path: { id: leadId, report: id } };
      // One that was sent, or is gone, stays as it is: what is here goes all the same.
      await deskClient.DELETE("/desk/leads/{id}/reports/{report}", { params }).catch(unlessSettled);
    },
    onSuccess: () => {
      setAsked(false);
      onGone();
      void queries.invalidateQueries({ queryKey: reportsQuery(leadId).queryKey });
    },
  });
  return (
    <>
      <Button look="plain" className="justify-self-start text-soft" onClick={() => setAsked(true)}>
        {reportPage.discard}
      </Button>
      <ConfirmDialog
        title={reportPage.discardConfirm}
        open={isAsked}
        onClose={() => {
          setAsked(false);
          discard.reset();
        }}
        confirm={reportPage.discard}
        onConfirm={() => discard.mutate()}
        busy={discard.isPending}
        error={discard.error}
      >
        <p>{reportPage.discardText}</p>
      </ConfirmDialog>
    </>
  );
}

function unlessSettled(error: unknown): void {
  const isSettled = error instanceof ApiFailure && [404, 409].includes(error.status);
  if (!isSettled) throw error;
}
