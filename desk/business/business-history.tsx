import { businessHistory as words } from "#content/en/desk/business.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { shippedFacts } from "./business-queries.ts";
import { changeLines } from "./fact-words.ts";
import { useChangeBusiness } from "./use-change-business.ts";

/** Who changed the business settings, and how. The last change can be undone, which is a change as well. */
export function BusinessHistory({ business }: { business: Business }) {
  const { history, version } = business;
  const undo = useChangeBusiness(() => {});
  if (history.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <h2 className="text-heading">{words.heading}</h2>
      <ol className="w-full">
        {history.map((change, index) => (
          <li
            key={change.version}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-2 first:border-t"
          >
            <div className="min-w-0">
              <p className="text-small text-soft">
                {change.by ?? words.someoneGone}, <Moment at={change.at} />
              </p>
              <ul className="tabular-nums">
                {changeLines(change, shippedFacts(business)).map((line) => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
            {index === 0 && (
              <Button
                look="quiet"
                busy={undo.isPending}
                onClick={() => undo.mutate({ version, settings: change.from })}
              >
                {words.undo}
                <span className="sr-only">{words.undoWhat}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {undo.error && (
        <Notice tone="late">
          <p>{failureText(undo.error)}</p>
        </Notice>
      )}
      {undo.data?.version === version && (
        <p role="status" className="text-small text-good">
          {words.undone}
        </p>
      )}
    </div>
  );
}
