import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { businessProfile } from "#content/business-profile.ts";
import { Hero } from "./hero.tsx";
import { TitleBlock } from "./title-block.tsx";

const AssessmentSection = late(
  async () => (await import("./assessment-section.tsx")).AssessmentSection,
);
const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    title: businessProfile.tagline,
    description:
      "Roof repair and replacement, commercial roofing and 24/7 storm response in Northern Virginia. Book a free roof inspection online.",
    keywords:
      "roofing contractor Northern Virginia, roof repair, roof replacement, free roof inspection",
    canonical: "/",
  });

export default function Page() {
  return (
    <>
      <Hero />
      <TitleBlock />
      <AssessmentSection />
      <LowerPage />
    </>
  );
}
