import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Gutter Services",
    description:
      "Gutter installation, repair, cleaning, guards and downspout extensions in Northern Virginia.",
    keywords:
      "gutter installation, gutter cleaning, gutter guards, gutter repair Northern Virginia",
    canonical: "/gutter-services",
  });

export default function Page() {
  return (
    <PageOutline heading="Gutters that carry the water away">
      We install, repair and clean gutters, add guards, and run downspouts away from your
      foundation.
    </PageOutline>
  );
}
