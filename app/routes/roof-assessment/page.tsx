import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Roof Assessment Quiz",
    description: "Six questions that tell you what shape your roof is in and how soon to act.",
    keywords: "roof quiz, roof condition assessment, do I need a new roof",
    canonical: "/roof-assessment",
  });

export default function Page() {
  return (
    <PageOutline heading="Is my roof OK?">
      Six questions on age, leaks, shingles, storms, gutters and ventilation tell you how soon your
      roof needs a professional look.
    </PageOutline>
  );
}
