import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/siding-services.ts";
import { SidingHero } from "./siding-hero.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.services, { name: head.title, path: "/siding-services" }]),
    ],
  });

export default function Page() {
  return (
    <>
      <SidingHero />
      <LowerPage />
    </>
  );
}
