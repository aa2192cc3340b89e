import type { LinkTarget } from "#content/pages.ts";
import { Button } from "#ui/pages/button.tsx";

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
      <Button look="quiet">{props.label}</Button>
    </form>
  );
}
