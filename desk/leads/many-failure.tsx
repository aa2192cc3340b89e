import { listFailures as words } from "#content/en/desk/leads.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import type { ManyLeads, useManyLeads } from "./use-many-leads.ts";

/** Why something was not done that no dialog has asked about, such as that a booking has been seen. */
export function ManyFailure({
  error,
  tried,
  many,
}: {
  error: Error;
  tried: ManyLeads;
  many: Pick<ReturnType<typeof useManyLeads>, "mutate" | "reset">;
}) {
  return (
    <div className="px-4 pb-3 md:px-6">
      <Notice tone="late">
        <p>{failureText(error)}</p>
        <div className="flex gap-2">
          <Button look="quiet" onClick={() => many.mutate(tried)}>
            {words.tryAgain}
          </Button>
          <Button look="plain" onClick={() => many.reset()}>
            {words.dismiss}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
