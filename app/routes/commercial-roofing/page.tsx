import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Commercial Roofing",
    description:
      "TPO, EPDM, modified bitumen, PVC and metal roof systems for commercial buildings in Northern Virginia.",
    keywords: "commercial roofing Northern Virginia, TPO roofing, EPDM roofing, flat roof repair",
    canonical: "/commercial-roofing",
  });

export default function Page() {
  return (
    <PageOutline heading="Commercial roofs, built on schedule">
      We install, repair and maintain TPO, EPDM, modified bitumen, PVC and metal roofs on commercial
      buildings.
    </PageOutline>
  );
}
