import { failed as words } from "#content/en/desk/ui.ts";
import { failureText } from "#desk/failure-text.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Data that could not be read, with a button to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="late">
      <p>{failureText(error)}</p>
      <Button look="quiet" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Notice>
  );
}
