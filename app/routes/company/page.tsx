import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Our Company",
    description:
      "Who Skyline Roofing & Remodeling is: a licensed, bonded and insured roofing and remodeling contractor in Fairfax, Virginia.",
    keywords:
      "roofing company Fairfax VA, about Skyline Roofing, licensed roofing contractor Virginia",
    canonical: "/our-company",
  });

export default function Page() {
  return (
    <PageOutline heading="Roofers from Fairfax, at home in Northern Virginia">
      Skyline Roofing & Remodeling is a licensed, bonded and insured contractor. From our office in
      Fairfax, Virginia, we roof homes and commercial buildings.
    </PageOutline>
  );
}
