import { Suspense } from "react";
import { factsInMeta, useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import estimate from "#art/masters/financing.jpg?photo";
import { description } from "#content/en/descriptions/financing.ts";
import {
  actions,
  claims,
  closing,
  intro,
  planCards,
  questions,
  questionsHeading,
  service,
} from "#content/en/financing.ts";
import { costRange as costRangeWay } from "#content/en/ways-on.ts";
import { head } from "#generated/pages/financing.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { LenderCards } from "./lender-cards.tsx";
import { Opening } from "./opening.tsx";
import { PlanCards } from "./plan-cards.tsx";

export function meta() {
  const facts = factsInMeta();
  const { cards } = planCards(facts);
  const serviceOffered = serviceData(facts, {
    name: service,
    description: description(facts),
    path: "/financing",
    offers: Object.values(cards).map(({ name, text }) => ({ name, description: text })),
  });
  return pageMeta({
    ...head,
    description,
    structuredData: [breadcrumbData([{ name: head.name, path: "/financing" }]), serviceOffered],
  });
}

export default function Page() {
  const asked = useWords(questions);
  const costRange = useWords(costRangeWay);
  const opening = useWords(intro);
  return (
    <>
      <Opening />
      <Suspense>
        <section aria-labelledby="why" className="page-grid gap-y-6 pt-section">
          <div className="lg:col-span-5">
            <h2 id="why" className="text-heading">
              {opening.heading}
            </h2>
            <CaptionedPhoto
              photo={estimate}
              alt={opening.picture.alt}
              sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 32rem"
              frame="aspect-[16/10] lg:aspect-[4/3]"
              position="object-[48%_50%]"
              className="mt-6 print:hidden"
            >
              {opening.picture.caption}
            </CaptionedPhoto>
          </div>
          <div className="grid max-w-prose content-start gap-5 lg:col-span-6 lg:col-start-7">
            {opening.paragraphs.map((paragraph) => (
              <p key={paragraph.slice(0, 20)}>{paragraph}</p>
            ))}
          </div>
        </section>
        <PlanCards />
        <LenderCards />
        <DarkBand heading={claims.heading}>
          <Lead tone="dark">{claims.text}</Lead>
          <div className="mt-10">
            <Timeline steps={claims.steps} />
          </div>
          <ButtonLink to={claims.link.to} look="quiet" className="mt-10">
            {claims.link.label}
          </ButtonLink>
        </DarkBand>
        <QuestionList heading={questionsHeading} questions={asked} />
        <section
          aria-labelledby="first-the-price"
          className="page-grid items-end gap-y-8 border-t border-limestone-400 py-section print:hidden"
        >
          <div className="lg:col-span-7">
            <h2 id="first-the-price" className="text-title">
              {closing.heading}
            </h2>
            <Lead className="mt-5">{closing.text}</Lead>
          </div>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-5 lg:justify-end">
            <ButtonLink to={actions.estimate.to}>{actions.estimate.label}</ButtonLink>
            <MoreLink to={actions.financing.to}>{actions.financing.label}</MoreLink>
            {costRange && <MoreLink to={costRange.to}>{costRange.label}</MoreLink>}
          </p>
        </section>
      </Suspense>
    </>
  );
}
