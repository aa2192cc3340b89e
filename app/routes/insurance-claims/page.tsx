import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Insurance Claims",
    description:
      "How a roof insurance claim works and what Skyline does at each step, from inspection to completed repairs.",
    keywords: "roof insurance claim help, storm damage claim, roofing insurance adjuster Virginia",
    canonical: "/insurance-claims",
  });

export default function Page() {
  return (
    <PageOutline heading="Help with your roof insurance claim">
      We document the damage, meet your adjuster on the roof and make the approved repairs. Most
      insurers accept claims from 30 days to one year after the storm.
    </PageOutline>
  );
}
