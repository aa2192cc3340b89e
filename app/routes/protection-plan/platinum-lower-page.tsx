import { QuestionList } from "#app/sections/text/question-list.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { platinum } from "#content/en/platinum-protection-plan.ts";
import { planPage } from "#content/en/protection-plan.ts";
import { FeatureTable } from "./feature-table.tsx";
import { PlanCall } from "./plan-call.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";

const { year, benefits, covered, warranty, fit, questions, closing } = platinum;

/** Everything below the title and the price. */
export function LowerPage() {
  return (
    <>
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
      <QuestionList heading={planPage.about("platinum")} questions={questions} />
      <PlanCall words={closing} />
    </>
  );
}
