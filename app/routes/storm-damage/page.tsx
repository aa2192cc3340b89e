import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Storm Damage & Emergency Services",
    description:
      "24/7 emergency roof response after wind, hail, water and debris damage, with help on your insurance claim.",
    keywords: "storm damage roof repair, emergency roofer, hail damage, wind damage roof Virginia",
    canonical: "/storm-damage",
  });

export default function Page() {
  return (
    <PageOutline heading="Storm damage, handled today">
      Our emergency line is answered around the clock, and we typically reach you within 2-4 hours.
    </PageOutline>
  );
}
