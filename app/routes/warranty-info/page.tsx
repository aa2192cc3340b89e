import { Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import {
  closing,
  facts,
  factsLabel,
  hero,
  layers,
  questions,
  questionsHeading,
} from "#content/en/warranty-info.ts";
import { head } from "#generated/pages/warranty-info.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { Care } from "./care.tsx";
import { ClaimSteps } from "./claim-steps.tsx";
import { EnhancedWarranties } from "./enhanced-warranties.tsx";
import RoofLayers from "./roof-layers.svg?drawing";
import { WarrantyTypes } from "./warranty-types.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.name, path: "/warranty-info" }])],
  });

export default function Page() {
  const f = useFacts();
  return (
    <>
      <section className="page-grid items-end gap-y-8 pt-10 pb-10 lg:pt-8">
        <div className="lg:col-span-6">
          <Title as="h1">{hero.heading}</Title>
          <Lead className="mt-8">{hero.lead}</Lead>
        </div>
        <RoofLayers words={layers} className="w-full lg:col-span-6" />
      </section>
      <section className="page-grid pb-section">
        <LabeledValues values={facts(f)} label={factsLabel} />
      </section>
      <Suspense>
        <WarrantyTypes />
        <EnhancedWarranties />
        <Care />
        <ClaimSteps />
        <QuestionList heading={questionsHeading} questions={questions(f)} />
        <OwnStepClosing
          heading={closing.heading}
          text={closing.text}
          actions={
            <>
              <ButtonLink to="/contact-us">{closing.ask}</ButtonLink>
              {f.offers.plans && (
                <ButtonLink to="/protection-plans" look="quiet">
                  {closing.plans}
                </ButtonLink>
              )}
            </>
          }
        />
      </Suspense>
    </>
  );
}
