import type { ReactNode } from "react";
import { DataScript } from "#app/seo/data-script.tsx";
import { questionsData } from "#app/seo/structured-data.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Title } from "#app/ui/title.tsx";
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
        <Title id="questions">{heading}</Title>
        {children && <div className="mt-6 text-slate-700">{children}</div>}
        <p className="mt-4">
          <MoreLink to={more.to}>{more.label}</MoreLink>
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
