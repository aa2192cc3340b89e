import { GableCall } from "#app/sections/gable-call.tsx";
import { QuestionList } from "#app/sections/question-list.tsx";
import { Timeline } from "#app/sections/timeline.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";
import { FeatureTable } from "./feature-table.tsx";
import { HeatMap } from "./overlays.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanTrail } from "./plan-trail.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";
import { PriceCard } from "./price-card.tsx";
import { RoofPlan } from "./roof-plan.tsx";

/** At night, as the infrared camera sees the roof. */
export function PlatinumPage({ title, words }: { title: string; words: PlanPageWords }) {
  const { lead, year, benefits, covered, warranty, fit, questions, closing } = words;
  return (
    <>
      <section className="ground-dark shingle-courses page-grid items-end gap-y-8 pt-[calc(var(--spacing-header)+3.5rem)] pb-section print:pt-0">
        <div className="lg:col-span-8">
          <PlanTrail />
          <h1 className="drip-edge text-title">{title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-300">{lead}</p>
          <RoofPlan className="mt-6 w-full max-w-[44rem] text-slate-300 max-sm:hidden">
            <HeatMap />
            <g stroke="none" className="fill-amber-400 font-text text-[15px] font-semibold">
              <text x="230" y="278">
                skylight curb
              </text>
              <text x="340" y="396">
                valley
              </text>
              <text x="90" y="20">
                chimney flashing
              </text>
            </g>
          </RoofPlan>
        </div>
        <PriceCard
          id="platinum"
          ask={{ label: "Ask for Platinum", to: "/contact-us?service=platinum-protection-plan" }}
          className="self-center lg:col-span-4"
        />
      </section>
      <FeatureTable id="platinum" />
      <section className="page-grid gap-y-8 bg-limestone-100 py-section">
        <h2 className="drip-edge text-title lg:col-span-6">{year.heading}</h2>
        <p className="max-w-prose self-end text-slate-700 lg:col-span-5 lg:col-start-8">
          {year.text}
        </p>
        <div>
          <Timeline across steps={year.steps} />
        </div>
      </section>
      <section className="page-grid gap-y-12 py-section">
        <div className="lg:col-span-6">
          <h2 className="drip-edge text-title">{benefits.heading}</h2>
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
      <QuestionList heading="About Platinum" questions={questions} />
      <GableCall
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ButtonLink to="/contact-us?service=protection-plan">Ask about a plan</ButtonLink>
            <ButtonLink to="/contact-us?service=protection-plan-question" variant="quiet">
              I have a question first
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
