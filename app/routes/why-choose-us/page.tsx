import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { head } from "#generated/pages/why-choose-us.ts";
import { WhyHero } from "./why-hero.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: "Why Choose Us", path: "/why-choose-us" }])],
  });

export default function Page() {
  return (
    <>
      <WhyHero />
      <LowerPage />
    </>
  );
}
