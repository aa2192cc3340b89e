import { Suspense } from "react";
import { factsInMeta, useFacts } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import commercial from "#art/masters/commercial.jpg?photo";
import {
  actions,
  comparison,
  picture,
  process,
  reasons,
  services,
  systemLabels,
  systems,
  words,
} from "#content/en/commercial-roofing.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { head } from "#generated/pages/commercial-roofing.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Section } from "#ui/pages/section.tsx";
import { ServiceSchedule } from "./service-schedule.tsx";
import { SystemSheet } from "./system-sheet.tsx";
import { WhereWeWork } from "./where-we-work.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.services, { name: head.name, path: "/commercial-roofing" }]),
      serviceOffered(factsInMeta()),
    ],
  });

export default function Page() {
  const facts = useFacts();
  const { heading, items } = reasons(facts);
  return (
    <>
      <PageHero
        heading={words.heading}
        photo={commercial}
        alt={picture}
        position="object-[50%_45%]"
        actions=<NextSteps steps={actions} />
      >
        {words.lead}
      </PageHero>
      <Suspense>
        <SystemSheet />
        <section aria-labelledby="side-by-side" className="page-grid gap-y-4 pb-section">
          <h2 id="side-by-side" className="text-heading">
            {comparison.heading}
          </h2>
          <div>
            <ComparisonTable
              caption={comparison.caption}
              subject={comparison.subject}
              columns={systems(facts).items.map(({ name }) => name)}
              rows={comparison.rows}
            />
          </div>
        </section>
        <ServiceSchedule />
        <Section headingId="process" heading={process.heading} className="gap-y-10 py-section">
          <div>
            <Timeline across fold={PhoneFold} steps={process.steps} />
          </div>
        </Section>
        <DarkBand heading={heading}>
          <ul className="grid gap-x-10 md:grid-cols-2 md:gap-y-7">
            {items.map(({ title, text }) => (
              <li key={title} className="border-t border-slate-500 md:pt-3">
                <PhoneFold summary={<h3 className="text-lead leading-snug">{title}</h3>}>
                  <p className="pb-5 text-limestone-200 md:mt-1 md:pb-0">{text}</p>
                </PhoneFold>
              </li>
            ))}
          </ul>
        </DarkBand>
        <WhereWeWork />
      </Suspense>
    </>
  );
}

function serviceOffered(f: Facts) {
  return serviceData(f, {
    name: head.name,
    description: head.description,
    path: "/commercial-roofing",
    offers: [
      ...services.items.map(({ title, description }) => ({ name: title, description })),
      ...systems(f).items.map(({ name, description }) => ({
        name: systemLabels.roofs(name),
        description,
      })),
    ],
  });
}
