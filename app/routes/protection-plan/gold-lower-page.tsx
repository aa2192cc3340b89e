import { QuestionList } from "#app/sections/text/question-list.tsx";
import { gold } from "#content/en/gold-protection-plan.ts";
import { planPage } from "#content/en/protection-plan.ts";
import { FeatureTable } from "./feature-table.tsx";
import { DronePath } from "./overlays.tsx";
import { PlanCall } from "./plan-call.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";
import { RoofPlan } from "./roof-plan.tsx";

const { year, covered, warranty, fit, questions, closing } = gold;

/** Everything below the title and the price. */
export function LowerPage() {
  return (
    <>
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
      <QuestionList heading={planPage.about("gold")} questions={questions} />
      <PlanCall words={closing} />
    </>
  );
}
