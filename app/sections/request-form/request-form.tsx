import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Trap } from "./trap.tsx";
import type { RequestFormState } from "./use-request-form.ts";

/**
 * What the forms of requests share: the summary of errors above the fields, the button, and under it
 * why the request could not be sent. Without scripts the page answers at the form.
 */
export function RequestForm({
  state,
  submitLabel,
  aside,
  isShort = false,
  children,
}: {
  state: RequestFormState;
  submitLabel: string;
  /** Beside the button. */
  aside?: ReactNode;
  /** All of its fields are in sight with their messages, so that they need not be summed up. */
  isShort?: boolean;
  children: ReactNode;
}) {
  const { id, message, summary } = state;
  return (
    <form
      id={id}
      method="post"
      action={`#${id}`}
      noValidate
      onSubmit={state.onSubmit}
      onInput={state.onInput}
    >
      {!isShort && summary.length > 0 && (
        <div className="mb-8">
          <ErrorSummary key={state.tries} title="There is a problem" errors={summary} />
        </div>
      )}
      <Trap />
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button ref={state.button} busy={state.isSubmitting} busyLabel="Submitting...">
          {submitLabel}
        </Button>
        {aside}
      </div>
      {message !== "" && (
        <div className="mt-5">
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        </div>
      )}
    </form>
  );
}
