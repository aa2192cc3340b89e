import { useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { actions, facts, sketch, words } from "#content/en/insurance-claims.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import InspectorsSketch from "./sketch.svg?drawing";

/** The title beside what an adjuster sees: a slope with an inspector's marks. */
export function Opening() {
  const opening = useWords(words);
  return (
    <section className="ground-dark shingle-courses page-grid items-center gap-y-10 pt-[calc(var(--spacing-header)+3.5rem)] low:pt-[calc(var(--spacing-header)+1.5rem)] pb-12 print:py-0!">
      <div className="lg:col-span-7">
        <Title as="h1">{opening.heading}</Title>
        <Lead tone="dark" className="mt-6 low:mt-4 low:text-body">
          {opening.lead}
        </Lead>
        <div className="mt-8 flex flex-wrap gap-4 low:mt-5 low:gap-3">
          <NextSteps steps={[actions.inspection, actions.contact]} />
        </div>
      </div>
      <div className="md:col-span-10 lg:col-span-5 lg:pl-4">
        <InspectorsSketch words={sketch} className="w-full text-slate-300" />
      </div>
      <LabeledValues values={useWords(facts)} className="mt-2" />
    </section>
  );
}
