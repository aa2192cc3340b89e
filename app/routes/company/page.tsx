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
    <PageOutline heading="A roofing company you can call by name">
      Skyline Roofing & Remodeling is a licensed, bonded and insured contractor that roofs homes and
      commercial buildings from its office in Fairfax, Virginia.
    </PageOutline>
  );
}
