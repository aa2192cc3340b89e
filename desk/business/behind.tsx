import { businessForm } from "#content/en/desk/business.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import { areSameFacts } from "#domain/business/facts.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { shippedFacts } from "./business-queries.ts";
import { changeLines } from "./fact-words.ts";

/**
 * Whether somebody has set a fact since that version. Settling a question is no reason to look again.
 * @param isAbout Which facts, by path.
 */
export function isChangedSince(
  { version, history }: Pick<Business, "version" | "history">,
  from: number,
  isAbout: (path: string) => boolean = () => true,
): boolean {
  if (version === from) return false;
  const since = history.filter((change) => change.version > from);
  return (
    since.length < version - from ||
    since.some((change) => {
      const [before, after] = [change.from.overrides, change.to.overrides];
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
        (path) => isAbout(path) && !areSameFacts(before[path], after[path]),
      );
    })
  );
}

/** Somebody else has changed the settings since this draft was begun: says what, and asks whose to keep. */
export function Behind({
  business,
  onUseMine,
  onDiscard,
}: {
  business: Business;
  onUseMine: () => void;
  onDiscard: () => void;
}) {
  const [last] = business.history;
  return (
    <Notice tone="soon">
      <p className="font-semibold">
        {last?.by ?? businessForm.behind.somebody}
        {businessForm.behind.changedFirst}
        {last && (
          <span className="font-normal">
            {", "}
            <Moment at={last.at} />
          </span>
        )}
      </p>
      {last && (
        <ul>
          {changeLines(last, shippedFacts(business)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onUseMine}>
          {businessForm.behind.saveMine}
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          {businessForm.behind.keepTheirs}
        </Button>
      </div>
    </Notice>
  );
}
