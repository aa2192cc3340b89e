import { Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { gold, goldReceives, reportMonths } from "#content/en/gold-protection-plan.ts";
import { planLeads, planOpening, planPage } from "#content/en/protection-plan.ts";
import { Title } from "#ui/pages/title.tsx";
import DroneFrame from "./drone-frame.svg?drawing";
import { FeatureTable } from "./feature-table.tsx";
import { GoldBenefits } from "./gold-benefits.tsx";
import { GoldYear } from "./gold-year.tsx";
import { DronePath } from "./overlays.tsx";
import { PlanCall } from "./plan-call.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanTrail } from "./plan-trail.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";
import { PriceCard } from "./price-card.tsx";
import { ReceivesSheet } from "./receives-sheet.tsx";
import { RoofPlan } from "./roof-plan.tsx";
import TwoReports from "./two-reports.svg?drawing";

/** The Gold plan, with the drone's path over the roof. */
export function GoldPage({ title }: { title: string }) {
  const facts = useFacts();
  const { year, benefits, covered, warranty, fit, questions, closing } = gold(facts);
  return (
    <>
      <section className="page-grid items-center gap-y-10 pt-12 pb-section">
        <div className="md:col-span-6 lg:col-span-7">
          <PlanTrail />
          <Title as="h1">{title}</Title>
          <p className="mt-6 max-w-[36rem] text-lead text-slate-700">{planLeads(facts).gold}</p>
        </div>
        <PriceCard
          id="gold"
          ask={{ label: planOpening.ask("gold"), to: "/contact-us?service=gold-protection-plan" }}
          className="md:col-span-6 lg:col-span-4 lg:col-start-9 lg:row-span-2"
        />
        <div className="lg:col-span-7">
          <GoldBenefits words={benefits} />
        </div>
      </section>
      <Suspense>
        <section className="page-grid items-center gap-y-10 bg-limestone-100 py-section">
          <RoofPlan className="w-full text-slate-700 lg:col-span-6">
            <DronePath />
          </RoofPlan>
          <div className="lg:col-span-6 lg:pl-8">
            <Title>{year.heading}</Title>
            <p className="mt-6 text-lead text-slate-700">{year.text}</p>
            {year.steps.map(({ title, text }) => (
              <div key={title} className="mt-8 border-l-2 border-slate-900 pl-6">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2 max-w-prose text-slate-700">{text}</p>
              </div>
            ))}
          </div>
        </section>
        <ReceivesSheet
          words={goldReceives(facts)}
          drawings={[
            <GoldYear key="year" />,
            <DroneFrame key="frame" className="mx-auto w-full max-w-[30rem]" />,
            <TwoReports
              key="reports"
              words={reportMonths}
              className="mx-auto w-full max-w-[30rem]"
            />,
          ]}
        />
        <FeatureTable id="gold" />
        <PlanWarranty id="gold" words={warranty} />
        <section className="page-grid py-section">
          <div className="lg:col-span-8 lg:col-start-3">
            <PlanServices words={covered} />
          </div>
        </section>
        <PlanFit words={fit} />
        <QuestionList heading={planPage.about("gold")} questions={questions} />
        <PlanCall words={closing} />
      </Suspense>
    </>
  );
}
