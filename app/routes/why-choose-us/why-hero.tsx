import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { waysOn } from "#content/en/ways-on.ts";
import { opening } from "#content/en/why-choose-us.ts";
import { Title } from "#ui/pages/title.tsx";
import { CheckSheet } from "./check-sheet.tsx";

/** The head of the page: what we promise, and beside it all that can be checked. */
export function WhyHero() {
  return (
    <section className="ground-dark shingle-courses page-grid items-center gap-y-10 pt-[calc(var(--spacing-header)+3.5rem)] pb-14 lg:pb-section print:pt-0">
      <div className="lg:col-span-5">
        <Title as="h1">{opening.heading}</Title>
        <p className="mt-6 max-w-[34rem] text-lead text-limestone-200">{opening.lead}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <NextSteps steps={[waysOn.book, waysOn.assess]} />
        </div>
      </div>
      <CheckSheet className="lg:col-span-7 lg:pl-6" />
    </section>
  );
}
