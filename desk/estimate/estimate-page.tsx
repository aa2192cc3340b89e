import { estimatePage as words } from "#content/en/desk/estimate.ts";
import { LeadDraftPage } from "#desk/drafts/lead-draft-page.tsx";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { EstimateForm } from "./estimate-form.tsx";
import { SentEstimates } from "./sent-estimates.tsx";
import { useEstimate } from "./use-estimate.ts";

/** The estimates of a lead: those that were sent, and the draft. */
export function Component() {
  return (
    <LeadDraftPage
      words={words}
      links={(id) => <ButtonLink to={`/desk/leads/${id}/report`}>{words.report}</ButtonLink>}
    >
      {(id, lead) => <Estimates key={id} leadId={id} email={lead?.email ?? null} />}
    </LeadDraftPage>
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
