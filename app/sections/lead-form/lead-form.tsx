import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Trap } from "#app/forms/trap.tsx";
import { MessageWithPhone } from "#app/sections/phone/message-with-phone.tsx";
import { Button } from "#ui/pages/button.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { FormErrors } from "./form-errors.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

/**
 * What all lead forms share: the error summary above the fields, the button, and below it why the
 * form could not be sent. Without scripts, the response page opens at the form.
 */
export function LeadForm({
  state,
  submitLabel,
  aside,
  takesFiles = false,
  children,
}: {
  state: LeadFormState;
  submitLabel: string;
  /** Shown beside the button. */
  aside?: ReactNode;
  /** Whether files go along when it is sent without scripts. */
  takesFiles?: boolean;
  children: ReactNode;
}) {
  const { id, names, message, cameBack, form } = state;
  const failure = useRef<HTMLDivElement>(null);
  const hasFailed = message !== "" && !cameBack;
  const hasFaults = names.some(form.errorOf);
  // Field errors need no scrolling here: the summary takes the focus, which scrolls to it.
  const showFailure = useEffectEvent(() => {
    if (!hasFaults) failure.current?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (hasFailed) showFailure();
  }, [hasFailed]);
  const failureId = `${id}-failure`;

  return (
    <form
      id={id}
      method="post"
      encType={takesFiles ? "multipart/form-data" : undefined}
      action={`#${id}`}
      noValidate
      onSubmit={state.onSubmit}
      onInput={state.onInput}
      onFocus={form.onFocus}
    >
      <div className="not-empty:mb-8">
        <FormErrors
          form={form}
          names={names}
          further={cameBack ? [{ fieldId: failureId, message }] : []}
        />
      </div>
      <Trap />
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button busy={state.isSubmitting || form.isChecking} busyLabel="Submitting...">
          {submitLabel}
        </Button>
        {aside}
      </div>
      <div role="status" className="not-empty:mt-5">
        {state.said}
      </div>
      {message !== "" && (
        <div ref={failure} id={failureId} tabIndex={-1} className="mt-5">
          <Notice tone="error" role="alert">
            <MessageWithPhone message={message} number={state.number} />
            {state.otherWay}
          </Notice>
        </div>
      )}
    </form>
  );
}
