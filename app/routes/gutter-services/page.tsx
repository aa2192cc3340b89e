import { Suspense } from "react";
import { factsInMeta, useWords } from "#app/facts/use-facts.ts";
import { ServiceClosing } from "#app/sections/closing/service-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { RelatedServices } from "#app/sections/text/related-services.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { closing, questions, related, services } from "#content/en/gutter-services.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/gutter-services.ts";
import { CleaningCalendar } from "./cleaning-calendar.tsx";
import { FallingProcess } from "./falling-process.tsx";
import { GutterSection } from "./gutter-section.tsx";
import { Opening } from "./opening.tsx";
import { ProtectedParts } from "./protected-parts.tsx";
import { WaterWay } from "./water-way.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.services, { name: head.name, path: "/gutter-services" }]),
      serviceData(factsInMeta(), {
        name: head.name,
        description: head.description,
        path: "/gutter-services",
        offers: services(factsInMeta()).items.map(({ title, text }) => ({
          name: title,
          description: text,
        })),
      }),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <GutterSection />
        <WaterWay />
        <CleaningCalendar />
        <ProtectedParts />
        <FallingProcess />
        <QuestionList questions={useWords(questions)} />
        <section aria-labelledby="related" className="page-grid gap-y-6 pb-section">
          <h2 id="related" className="text-heading">
            {related.heading}
          </h2>
          <div>
            <RelatedServices items={related.items} />
          </div>
        </section>
        <ServiceClosing {...closing} />
      </Suspense>
    </>
  );
}
