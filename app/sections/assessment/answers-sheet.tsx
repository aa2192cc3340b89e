import { topics } from "#content/en/assessment/questions.ts";
import type { Answers } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";

/** The answers so far, as the title block of a drawing. Shown only where there is room. */
export function AnswersSheet({
  answers,
  position,
}: {
  answers: Partial<Answers>;
  position: number;
}) {
  return (
    <dl className="hidden border-t-2 border-slate-900 text-small @4xl:block">
      {questions.map(({ id, options }, index) => {
        const chosen = options.find(({ value }) => value === answers[id]?.value);
        return (
          <div
            key={id}
            className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-limestone-400 py-2"
          >
            <dt className={index === position ? "font-semibold text-copper-700" : "text-slate-500"}>
              {topics[id].short}
            </dt>
            <dd className="truncate font-semibold">{chosen?.label ?? "–"}</dd>
          </div>
        );
      })}
    </dl>
  );
}
