import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CountyList } from "./county-list.tsx";

export const meta = () =>
  pageMeta({
    title: "Service Areas",
    description:
      "The 14 Virginia counties Skyline serves, with response times of 24, 48 and 72 hours.",
    keywords:
      "roofer near me, roofing Fairfax County, roofing Loudoun County, Northern Virginia roofing",
    canonical: "/service-areas",
  });

export default function Page() {
  return (
    <>
      <PageOutline heading="Where we work">
        We serve 14 Virginia counties. We respond within 24 hours in our primary area, within 48
        hours in our secondary area, and within 72 hours or by appointment in our extended area.
      </PageOutline>
      <CountyList />
    </>
  );
}
