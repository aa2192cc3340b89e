import { Button } from "#app/ui/button.tsx";
import type { LinkTarget } from "#content/pages.ts";

/**
 * A button back to the empty form. It is a form itself, so that it also works without JavaScript.
 */
export function StartOver(props: { action: LinkTarget; label: string; onStartOver(): void }) {
  return (
    <form
      action={props.action}
      onSubmit={(event) => {
        event.preventDefault();
        props.onStartOver();
      }}
    >
      <Button variant="quiet">{props.label}</Button>
    </form>
  );
}
