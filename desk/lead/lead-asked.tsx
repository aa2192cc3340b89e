import { choicesInWords, subjectInWords } from "#content/asked-in-words.ts";
import { leadAsked as labels } from "#content/en/desk/lead.ts";
import { kindNames } from "#content/en/desk/terms.ts";
import type { Lead } from "#domain/lead/lead-page.ts";

/** Everything that was asked, and the result of the assessment. */
export function LeadAsked({ lead, isComplete }: { lead: Lead; isComplete: boolean }) {
  const { choices = {}, words = lead.message } = lead;
  const chosen = choicesInWords(choices);
  return (
    <section aria-labelledby="asked" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="asked" className="text-heading">
        {subjectInWords(lead.subject, choices) || kindNames[lead.kind]}
      </h2>
      {chosen.length > 0 && (
        <dl className="grid max-w-[68ch] grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          {chosen.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(words || chosen.length === 0) && (
        <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {words || <span className="text-soft">{labels.noMessage}</span>}
          {!isComplete && "…"}
        </p>
      )}
      {lead.assessment && <AssessmentAnswers assessment={lead.assessment} />}
    </section>
  );
}

function AssessmentAnswers({ assessment }: { assessment: NonNullable<Lead["assessment"]> }) {
  const { answers, score, category, urgency, recommendation } = assessment;
  return (
    <div className="mt-2 grid gap-2">
      <h3 className="font-semibold">
        {labels.quiz(category)}
        <span className="font-text font-normal text-soft">{labels.result(score, urgency)}</span>
      </h3>
      <p className="max-w-[68ch]">{recommendation}</p>
      <dl className="grid max-w-[68ch] sm:grid-cols-[1fr_1fr]">
        {answers.map(({ question, answer, reason }) => (
          <div key={question} className="contents">
            <dt className="border-t border-line pt-1.5 text-soft sm:py-1.5">{question}</dt>
            <dd className="pb-1.5 font-semibold sm:border-t sm:border-line sm:py-1.5 sm:ps-4">
              {answer}
              {reason && <span className="block font-normal text-soft">{reason}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
