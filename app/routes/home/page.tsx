import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { head } from "#generated/pages/home.ts";
import { Hero } from "./hero.tsx";
import { TitleBlock } from "./title-block.tsx";

const AssessmentSection = late(
  async () => (await import("./assessment-section.tsx")).AssessmentSection,
);
const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () => pageMeta(head);

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
