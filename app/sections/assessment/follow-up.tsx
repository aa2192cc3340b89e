import { useState } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { followUp as words } from "#content/en/assessment/follow-up.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import { FollowUpForm } from "./follow-up-form.tsx";
import { FollowUpThanks, type Thanked } from "./follow-up-thanks.tsx";
import type { AnonymousSave } from "./use-anonymous-save.ts";

/** What follows the result: the anonymous save, then the form, then the thanks. */
export function FollowUp(props: {
  save: AnonymousSave;
  finished: { answers: Answers; result: AssessmentResult };
  onSent(): void;
}) {
  const { save, finished } = props;
  const [thanked, setThanked] = useState<Thanked | null>(null);

  if (thanked) return <FollowUpThanks {...thanked} />;
  return (
    <>
      <div role="status">
        {save.status === "saving" && (
          <p className="flex min-h-12 items-center gap-3 text-slate-700">
            <Spinner />
            {words.saving}
          </p>
        )}
        {save.status === "saved" && <span className="sr-only">{words.saved}</span>}
      </div>
      {save.status === "failed" && (
        <div className="mb-8 max-w-2xl">
          <Notice tone="warning" role="alert">
            <p className="font-semibold">{words.notSaved.heading(save.message)}</p>
            <p>{words.notSaved.text}</p>
          </Notice>
        </div>
      )}
      {save.status !== "saving" && (
        <FollowUpForm
          finished={{
            ...finished,
            assessmentId: save.status === "saved" ? save.assessmentId : undefined,
          }}
          onSent={(customer) => {
            props.onSent();
            setThanked(customer);
          }}
        />
      )}
    </>
  );
}
