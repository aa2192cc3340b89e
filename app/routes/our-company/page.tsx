import { Suspense } from "react";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { described } from "#content/en/descriptions/our-company.ts";
import { Crew } from "#generated/owner-pictures/crew.tsx";
import { Faces } from "#generated/owner-pictures/faces.tsx";
import { head } from "#generated/pages/our-company.ts";
import { CompanyHero } from "./company-hero.tsx";
import { Culture } from "./culture.tsx";
import { Leadership } from "./leadership.tsx";
import { License } from "./license.tsx";
import { Purpose } from "./purpose.tsx";
import { Story } from "./story.tsx";
import { useAskedSection } from "./use-asked-section.ts";
import { Values } from "./values.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    ...described,
    structuredData: [breadcrumbData([{ name: "Our Company", path: "/our-company" }])],
  });

/**
 * The section that the address asks for comes first, so that nobody who followed 'Our leadership'
 * has to look for it, with or without scripts.
 */
export default function Page() {
  const asked = useAskedSection();
  const people = (
    <>
      <Leadership />
      {Faces && <Faces />}
    </>
  );
  const day = (
    <>
      <Culture />
      {Crew && <Crew />}
    </>
  );
  return (
    <>
      <CompanyHero />
      <Suspense>
        {asked === "leadership" && people}
        {asked === "culture" && day}
        <Story />
        <Purpose />
        <Values />
        {asked !== "leadership" && people}
        {asked !== "culture" && day}
        <License />
      </Suspense>
    </>
  );
}
