import type { ReactNode } from "react";
import { DataScript } from "#app/seo/data-script.tsx";
import { questionsData } from "#app/seo/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { waysOn } from "#content/en/ways-on.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { Question } from "#domain/page/question.ts";

/** Questions with their answers, beside the heading. Closed answers are in the page too. */
export function QuestionList({
  heading = "Questions and answers",
  questions,
  children,
  more = waysOn.questions,
}: {
  heading?: string | undefined;
  questions: readonly Question[];
  children?: ReactNode;
  more?: NavigationLink | undefined;
}) {
  return (
    <section aria-labelledby="questions" className="page-grid gap-y-8 py-section">
      <div className="lg:col-span-4">
        <h2 id="questions" className="drip-edge text-title">
          {heading}
        </h2>
        {children && <div className="mt-6 text-slate-700">{children}</div>}
        <p className="mt-4">
          <PageLink to={more.to} className="link inline-flex min-h-11 items-center font-semibold">
            {more.label}
          </PageLink>
        </p>
      </div>
      <div className="lg:col-span-8 lg:pl-8">
        <Accordion
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </div>
      <DataScript data={questionsData(questions)} />
    </section>
  );
}
