import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { head } from "#generated/pages/our-company.ts";
import { CompanyHero } from "./company-hero.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: "Our Company", path: "/our-company" }])],
  });

export default function Page() {
  return (
    <>
      <CompanyHero />
      <LowerPage />
    </>
  );
}
