import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Our Services",
    description:
      "Roof replacement and repair, commercial roofing, storm damage, protection plans, gutters and siding in Northern Virginia.",
    keywords: "roofing services, roof repair, roof replacement, gutters, siding, Northern Virginia",
    canonical: "/our-services",
  });

export default function Page() {
  return (
    <PageOutline heading="Everything above your walls, and the walls too">
      We repair and replace roofs on homes and commercial buildings, handle storm damage and
      insurance claims, and install gutters and siding.
    </PageOutline>
  );
}
