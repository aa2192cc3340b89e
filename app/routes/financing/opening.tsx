import { useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { actions, drawing, opening } from "#content/en/financing.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import CoursesDrawing from "./courses.svg?drawing";

/**
 * Title and drawing on one sheet, whose title block holds the terms and an example of what they
 * cost.
 */
export function Opening() {
  const { heading, lead, facts, example } = useWords(opening);
  return (
    <section className="page-grid -mt-below-bar items-end gap-y-8 bg-limestone-200 pt-[calc(var(--spacing-header)+3.25rem)] print:m-0! print:py-0!">
      <div className="lg:col-span-6 lg:pb-14">
        <Title as="h1">{heading}</Title>
        <Lead className="mt-6">{lead}</Lead>
        <div className="mt-8 flex flex-wrap gap-4">
          <NextSteps steps={[actions.financing, actions.estimate]} />
        </div>
      </div>
      <CoursesDrawing words={drawing} className="w-full md:col-span-9 lg:col-span-6 lg:pl-6" />
      <div className="bg-limestone-50 px-5 pt-8 pb-6 sm:px-8">
        <LabeledValues values={facts} className="@max-[26rem]/page:grid-cols-1" />
        <p className="mt-8 border-t border-limestone-400 pt-4 text-small text-slate-700">
          <strong>{example.label}</strong> {example.text}
        </p>
      </div>
    </section>
  );
}
