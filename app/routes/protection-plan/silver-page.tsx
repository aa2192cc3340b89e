import { Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { planPage } from "#content/en/protection-plan.ts";
import {
  reportPages,
  silver,
  silverActions,
  silverReceives,
} from "#content/en/silver-protection-plan.ts";
import { Title } from "#ui/pages/title.tsx";
import { FeatureTable } from "./feature-table.tsx";
import { Checkpoints } from "./overlays.tsx";
import { PlanFit } from "./plan-fit.tsx";
import { PlanServices } from "./plan-services.tsx";
import { PlanWarranty } from "./plan-warranty.tsx";
import { ReceivesSheet } from "./receives-sheet.tsx";
import { RoofPlan } from "./roof-plan.tsx";
import { SilverYear, UrgencyList } from "./silver-drawings.tsx";
import { SilverOpening } from "./silver-opening.tsx";
import { SilverTestimonial } from "./silver-testimonial.tsx";
import SixPlaces from "./six-places.svg?drawing";

/** The Silver plan: one inspection, place by place. */
export function SilverPage({ title }: { title: string }) {
  const facts = useFacts();
  const { year, benefits, covered, warranty, fit, questions, closing } = silver(facts);
  return (
    <>
      <SilverOpening title={title} />
      <Suspense>
        <FeatureTable id="silver" />
        <section className="page-grid items-center gap-y-8 bg-limestone-100 py-section">
          <div className="lg:col-span-6">
            <Title>{year.heading}</Title>
            <p className="mt-6 max-w-prose text-slate-700">{year.text}</p>
            <ol className="mt-6 border-t-2 border-slate-900">
              {year.steps.map(({ title, text }, index) => (
                <li
                  key={title}
                  className="grid grid-cols-[2rem_1fr] border-b border-limestone-400 py-3"
                >
                  <span
                    aria-hidden="true"
                    className="font-heading font-bold text-copper-700 tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <span>
                    <span className="block font-semibold">{title}</span>
                    <span className="text-slate-700">{text}</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <RoofPlan className="w-full text-slate-700 lg:col-span-6">
            <Checkpoints />
          </RoofPlan>
        </section>
        <ReceivesSheet
          words={silverReceives(facts)}
          drawings={[
            <SilverYear key="year" />,
            <SixPlaces
              key="photos"
              words={{ photos: reportPages.photos }}
              className="mx-auto w-full max-w-[30rem]"
            />,
            <UrgencyList key="list" />,
          ]}
        />
        <SilverTestimonial />
        <PlanFit words={fit} />
        <section className="page-grid gap-y-12 py-section">
          <div className="lg:col-span-6">
            <PlanServices words={covered} />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <h2 className="text-heading">{benefits.heading}</h2>
            {benefits.points.map(({ title, text }) => (
              <div key={title} className="mt-6">
                <h3 className="font-bold">{title}</h3>
                <p className="mt-1 text-slate-700">{text}</p>
              </div>
            ))}
          </div>
        </section>
        <PlanWarranty id="silver" words={warranty} />
        <QuestionList heading={planPage.about("silver")} questions={questions} />
        <OwnStepClosing
          heading={closing.heading}
          text={closing.text}
          actions={
            <>
              <ButtonLink to="/contact-us?service=silver-protection-plan">
                {silverActions.ask}
              </ButtonLink>
              <ButtonLink to="/protection-plans" look="quiet">
                {silverActions.compare}
              </ButtonLink>
            </>
          }
        />
      </Suspense>
    </>
  );
}
