import { Suspense } from "react";
import { factsInMeta } from "#app/facts/use-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { descriptions } from "#content/en/descriptions/roof-services.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { openings } from "#content/en/roof-services.ts";
import { heads } from "#generated/pages/roof-services.ts";
import type { Route } from "./+types/page";
import { roofWorkAt } from "./roof-work.ts";
import { WorkHero } from "./work-hero.tsx";
import { WorkPanels } from "./work-panels.tsx";
import { WorkTabs } from "./work-tabs.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const address = matches[2].id;
  const head = heads[address];
  const facts = factsInMeta();
  const work = roofWorkAt(address);
  const { to } = openings(facts)[work];
  const description = descriptions[work](facts);
  return pageMeta({
    ...head,
    description,
    structuredData: [
      breadcrumbData([parentPages.services, { name: head.name, path: to }]),
      serviceData(facts, { name: head.name, description, path: to }),
    ],
  });
}

export default function Page({ matches }: Route.ComponentProps) {
  const work = roofWorkAt(matches[2].id);
  return (
    <>
      <WorkHero work={work} />
      <WorkTabs open={work} />
      <Suspense>
        <WorkPanels />
      </Suspense>
    </>
  );
}
