import { stateNames } from "#content/en/desk/terms.ts";
import { Button } from "#desk/ui/button.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import type { OutcomeDraft } from "./outcome-draft.ts";

/**
 * Why an outcome was not saved. If somebody else saved first, shows both versions to choose from.
 */
export function OutcomeFailure({
  typed: { state, refusal },
  onSetMine,
}: {
  typed: OutcomeDraft;
  onSetMine: (version: number) => void;
}) {
  if (!refusal) return null;
  const { text, stored } = refusal;
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
        It is set to <strong>{stateNames[stored.state]}</strong> now. You chose{" "}
        <strong>{stateNames[state]}</strong>.
      </p>
      <Button look="quiet" onClick={() => onSetMine(stored.version)}>
        Set it to {stateNames[state].toLowerCase()}
      </Button>
    </Notice>
  );
}
