import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Siding Services",
    description:
      "Vinyl, fiber cement, wood and metal siding installed, repaired and replaced in Northern Virginia.",
    keywords:
      "siding installation, fiber cement siding, vinyl siding, siding repair Northern Virginia",
    canonical: "/siding-services",
  });

export default function Page() {
  return (
    <PageOutline heading="Siding that looks good and lasts">
      We install, repair and replace vinyl, fiber cement, wood and metal siding.
    </PageOutline>
  );
}
