import { failureText } from "#app/desk/failure-text.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** Something that could not be read, and the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="late">
      <p>{failureText(error)}</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
