import { GableCall } from "#app/sections/gable-call.tsx";
import { QuestionList } from "#app/sections/question-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";
import { FeatureTable } from "./feature-table.tsx";
import { DronePath } from "./overlays.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanTrail } from "./plan-trail.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";
import { PriceCard } from "./price-card.tsx";
import { RoofPlan } from "./roof-plan.tsx";

/** Two inspections, and the drone's way over the roof. */
export function GoldPage({ title, words }: { title: string; words: PlanPageWords }) {
  const { lead, year, benefits, covered, warranty, fit, questions, closing } = words;
  return (
    <>
      <section className="page-grid items-center gap-y-10 pt-12 pb-section">
        <div className="lg:col-span-7">
          <PlanTrail />
          <h1 className="drip-edge text-title">{title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-700">{lead}</p>
        </div>
        <PriceCard
          id="gold"
          ask={{ label: "Ask for Gold", to: "/contact-us?service=gold-protection-plan" }}
          className="lg:col-span-4 lg:col-start-9 lg:row-span-2"
        />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-7">
          <h2 className="text-heading sm:col-span-2">{benefits.heading}</h2>
          {benefits.points.map(({ title, text }, index) => (
            <div
              key={title}
              className={`border-t-2 border-slate-900 pt-3 ${index === 0 ? "sm:col-span-2" : ""}`}
            >
              <h3 className="text-lead font-bold">{title}</h3>
              <p className="mt-1 text-slate-700">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="page-grid items-center gap-y-10 bg-limestone-100 py-section">
        <RoofPlan className="w-full text-slate-700 lg:col-span-6">
          <DronePath />
        </RoofPlan>
        <div className="lg:col-span-6 lg:pl-8">
          <h2 className="drip-edge text-title">{year.heading}</h2>
          <p className="mt-6 text-lead text-slate-700">{year.text}</p>
          {year.steps.map(({ title, text }) => (
            <div key={title} className="mt-8 border-l-2 border-slate-900 pl-6">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-prose text-slate-700">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <FeatureTable id="gold" />
      <PlanWarranty id="gold" words={warranty} />
      <section className="page-grid py-section">
        <div className="lg:col-span-8 lg:col-start-3">
          <PlanServices words={covered} />
        </div>
      </section>
      <PlanFit words={fit} />
      <QuestionList heading="About Gold" questions={questions} />
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
