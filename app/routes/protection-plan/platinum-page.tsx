import { Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { platinum } from "#content/en/platinum-protection-plan.ts";
import { planLeads, planOpening, planPage } from "#content/en/protection-plan.ts";
import { Section } from "#ui/pages/section.tsx";
import { Title } from "#ui/pages/title.tsx";
import { FeatureTable } from "./feature-table.tsx";
import { HeatDrawing } from "./heat-drawing.tsx";
import { PlanCall } from "./plan-call.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanTrail } from "./plan-trail.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";
import { PriceCard } from "./price-card.tsx";

/** The Platinum plan, with the roof at night as the infrared camera sees it. */
export function PlatinumPage({ title }: { title: string }) {
  const facts = useFacts();
  const { year, benefits, covered, warranty, fit, questions, closing } = platinum(facts);
  return (
    <>
      <section className="ground-dark shingle-courses page-grid items-end gap-y-8 pt-[calc(var(--spacing-header)+3.5rem)] pb-section print:pt-0">
        <div className="md:col-span-6 lg:col-span-8">
          <PlanTrail />
          <Title as="h1">{title}</Title>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-300">{planLeads(facts).platinum}</p>
          <HeatDrawing />
        </div>
        <PriceCard
          id="platinum"
          ask={{
            label: planOpening.ask("platinum"),
            to: "/contact-us?service=platinum-protection-plan",
          }}
          className="self-center md:col-span-6 lg:col-span-4"
        />
      </section>
      <Suspense>
        <FeatureTable id="platinum" />
        <Section heading={year.heading} span={6} className="gap-y-8 bg-limestone-100 py-section">
          <p className="max-w-prose self-end text-slate-700 lg:col-span-5 lg:col-start-8">
            {year.text}
          </p>
          <div>
            <Timeline across steps={year.steps} />
          </div>
        </Section>
        <section className="page-grid gap-y-12 py-section">
          <div className="lg:col-span-6">
            <Title>{benefits.heading}</Title>
            {benefits.points.map(({ title, text }) => (
              <div key={title} className="mt-8 max-w-prose">
                <h3 className="text-lead font-bold">{title}</h3>
                <p className="mt-1 text-slate-700">{text}</p>
              </div>
            ))}
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <PlanServices words={covered} />
          </div>
        </section>
        <PlanWarranty id="platinum" words={warranty} />
        <PlanFit words={fit} />
        <QuestionList heading={planPage.about("platinum")} questions={questions} />
        <PlanCall words={closing} />
      </Suspense>
    </>
  );
}
