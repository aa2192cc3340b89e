import { Suspense } from "react";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/maintenance-tips.ts";
import { BestPractices } from "./best-practices.tsx";
import { Closing } from "./closing.tsx";
import { DamageSigns } from "./damage-signs.tsx";
import { EmergencyTips } from "./emergency-tips.tsx";
import { Gutters } from "./gutters.tsx";
import { Opening } from "./opening.tsx";
import { Seasons } from "./seasons.tsx";
import { WhoDoes } from "./who-does.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.resources, { name: head.name, path: "/maintenance-tips" }]),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <Seasons />
        <Gutters />
        <DamageSigns />
        <WhoDoes />
        <EmergencyTips />
        <BestPractices />
        <Closing />
      </Suspense>
    </>
  );
}
