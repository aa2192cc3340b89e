import { useEffect, useState } from "react";
import { patience } from "#app/forms/patience.ts";
import type { PostedForm } from "#app/sections/lead-form/submit-form.server.ts";
import { followUp as words } from "#content/en/assessment/follow-up.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { Spinner } from "#ui/pages/spinner.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import { FollowUpThanks, type Thanked } from "./follow-up-thanks.tsx";
import type { AnonymousSave } from "./use-anonymous-save.ts";

/** What follows the result: the anonymous save, then the form, then the thanks. */
export function FollowUp(props: {
  save: AnonymousSave;
  finished: { answers: Answers; result: AssessmentResult };
  posted: PostedForm | undefined;
  onSent(): void;
}) {
  const { save, finished, posted } = props;
  const [thanked, setThanked] = useState(() => thankedOf(posted));
  const isSaving = save.status === "saving";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return setIsSlow(false);
    const timer = setTimeout(setIsSlow, patience, true);
    return () => clearTimeout(timer);
  }, [isSaving]);

  if (thanked) return <FollowUpThanks {...thanked} />;
  return (
    <>
      <div role="status">
        {isSaving && (
          <p className="flex min-h-12 items-center gap-3 text-slate-700">
            <Spinner />
            {isSlow ? words.stillSaving : words.saving}
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
      {/* A weak signal keeps nobody from the form, which has the answers as well. */}
      {(!isSaving || isSlow) && (
        <FollowUpForm
          finished={{
            ...finished,
            assessmentId: save.status === "saved" ? save.assessmentId : undefined,
          }}
          posted={posted}
          onSent={(customer) => {
            props.onSent();
            setThanked(customer);
          }}
        />
      )}
    </>
  );
}

function thankedOf(posted: PostedForm | undefined): Thanked | null {
  if (!posted?.isSent) return null;
  const { name = "", email = "", photoFaults } = posted.entries;
  return { name, email, photoFaults };
}
