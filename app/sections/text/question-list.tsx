import type { ReactNode } from "react";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { DataScript } from "#app/seo/data-script.tsx";
import { questionsData } from "#app/seo/structured-data.ts";
import { waysOn } from "#content/en/ways-on.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { Question } from "#domain/page/question.ts";
import { Accordion } from "#ui/pages/accordion.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * Questions with their answers, beside the heading or, `below` it, in two columns. Closed answers are in
 * the page too.
 */
export function QuestionList({
  heading = "Questions and answers",
  questions,
  children,
  more = waysOn.questions,
  below = false,
}: {
  heading?: string | undefined;
  questions: readonly Question[];
  children?: ReactNode;
  more?: NavigationLink | undefined;
  below?: boolean | undefined;
}) {
  const half = Math.ceil(questions.length / 2);
  const columns = below ? [questions.slice(0, half), questions.slice(half)] : [questions];
  return (
    <section
      aria-labelledby="questions"
      className="page-grid gap-y-5 py-9 md:gap-y-8 md:py-section"
    >
      <div
        className={below ? "lg:flex lg:items-end lg:justify-between lg:gap-x-8" : "lg:col-span-4"}
      >
        <Title id="questions">{heading}</Title>
        {children && <div className="mt-6 text-slate-700">{children}</div>}
        <p className="mt-4">
          <MoreLink to={more.to}>{more.label}</MoreLink>
        </p>
      </div>
      <div className={below ? "grid gap-x-12 lg:grid-cols-2" : "lg:col-span-8 lg:pl-8"}>
        {columns.map((column, index) => (
          <div key={column[0]?.id} className={index > 0 ? "max-lg:-mt-px" : ""}>
            <Accordion
              items={column.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          </div>
        ))}
      </div>
      <DataScript data={questionsData(questions)} />
    </section>
  );
}
