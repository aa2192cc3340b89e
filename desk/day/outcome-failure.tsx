import { outcomeFailure as words } from "#content/en/desk/day.ts";
import { stateNames, stateText } from "#content/en/desk/terms.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { amountOf, type OutcomeDraft } from "./outcome-draft.ts";

/**
 * Why an outcome was not saved. If somebody else saved first, shows both versions to choose from; if its visit is no longer
 * this lead's, offers to save it without.
 */
export function OutcomeFailure({
  typed,
  onSetMine,
}: {
  typed: OutcomeDraft;
  onSetMine: (version: number) => void;
}) {
  const { state, refusal } = typed;
  if (!refusal) return null;
  const { text, stored, isOfOtherVisit } = refusal;
  if (stored && isOfOtherVisit) {
    return (
      <Notice tone="soon">
        <p>{text}</p>
        <Button look="quiet" onClick={() => onSetMine(stored.version)}>
          {words.withoutVisit}
        </Button>
      </Notice>
    );
  }
  if (!stored || !state) {
    return (
      <Notice tone="late">
        <p>{text}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="soon">
      <p>{text}</p>
      <p>
        {words.setTo}
        <strong>{stateText(stored.state, stored.amountCents)}</strong>
        {words.chose}
        <strong>{stateText(state, amountOf(typed) ?? undefined)}</strong>.
      </p>
      <Button look="quiet" onClick={() => onSetMine(stored.version)}>
        {words.set(stateNames[state].toLowerCase())}
      </Button>
    </Notice>
  );
}
