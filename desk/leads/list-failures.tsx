import { Link } from "react-router";
import { listFailures as words } from "#content/en/desk/leads.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { useRelease } from "./use-release.ts";
import type { useTakeLead } from "./use-take-lead.ts";

/** Why an action did not take effect: somebody else was faster, or the server did not answer. */
export function ListFailures({
  take,
  release,
}: {
  take: ReturnType<typeof useTakeLead>;
  release: ReturnType<typeof useRelease>;
}) {
  const other = conflictOf(take.error)?.lead;
  const failed = take.error ? take : release.error ? release : undefined;
  const lead = failed?.variables;
  if (!failed || !lead) return null;
  return (
    <div className="px-4 pb-3 md:px-6">
      <Notice tone={other ? "soon" : "late"}>
        <p>
          <Link to={`/desk/leads/${lead.id}`} className="font-semibold text-link">
            {lead.number}, {lead.name}
          </Link>
          {other
            ? words.quicker(other.assignee?.name ?? words.somebodyElse)
            : `: ${failed === take ? words.notTaken : words.notReleased}. ${failureText(failed.error)}`}
        </p>
        <div className="flex gap-2">
          {!other && (
            <Button look="quiet" onClick={() => failed.mutate(lead)}>
              {words.tryAgain}
            </Button>
          )}
          <Button look="plain" onClick={() => failed.reset()}>
            {words.dismiss}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
