import { Suspense } from "react";
import { factsInMeta, useWords } from "#app/facts/use-facts.ts";
import { ServiceClosing } from "#app/sections/closing/service-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { closing, intro, questions, services } from "#content/en/siding-services.ts";
import { head } from "#generated/pages/siding-services.ts";
import { Section } from "#ui/pages/section.tsx";
import { BenefitList } from "./benefit-list.tsx";
import { BoardedProcess } from "./boarded-process.tsx";
import { GutterCard } from "./gutter-card.tsx";
import { MaterialProfiles } from "./material-profiles.tsx";
import { ServiceList } from "./service-list.tsx";
import { SidingHero } from "./siding-hero.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.services, { name: head.name, path: "/siding-services" }]),
      serviceData(factsInMeta(), {
        name: head.name,
        description: head.description,
        path: "/siding-services",
        offers: services.items.map(({ title, text }) => ({ name: title, description: text })),
      }),
    ],
  });

export default function Page() {
  const { heading, text } = useWords(intro);
  return (
    <>
      <SidingHero />
      <Suspense>
        <Section headingId="intro" heading={heading} span={5} className="gap-y-6 py-section">
          <div className="gap-x-10 lg:col-span-7 lg:columns-2">
            {text.map((paragraph) => (
              <p key={paragraph} className="mb-5 break-inside-avoid">
                {paragraph}
              </p>
            ))}
          </div>
        </Section>
        <MaterialProfiles />
        <ServiceList />
        <BoardedProcess />
        <BenefitList />
        <GutterCard />
        <QuestionList below questions={useWords(questions)} />
        <ServiceClosing {...closing} />
      </Suspense>
    </>
  );
}
