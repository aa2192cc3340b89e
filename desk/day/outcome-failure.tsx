import { stateNames } from "#content/en/desk-words.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#desk/ui/button.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import type { OutcomeDraft } from "./use-save-outcome.ts";

/**
 * Why an outcome was not saved. If somebody else saved first, shows both versions to choose from.
 */
export function OutcomeFailure({
  error,
  typed,
  onSetMine,
}: {
  error: unknown;
  typed: OutcomeDraft;
  onSetMine: (version: number) => void;
}) {
  const conflict = conflictOf(error);
  if (!conflict || !typed.state) {
    return (
      <Notice tone="late">
        <p>{failureText(error)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="soon">
      <p>{conflict.error}</p>
      <p>
        It is set to <strong>{stateNames[conflict.lead.state]}</strong> now. You chose{" "}
        <strong>{stateNames[typed.state]}</strong>.
      </p>
      <Button look="quiet" onClick={() => onSetMine(conflict.lead.version)}>
        Set it to {stateNames[typed.state].toLowerCase()}
      </Button>
    </Notice>
  );
}
