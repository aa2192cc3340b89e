import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Frequently Asked Questions",
    description:
      "Answers to common questions on roof repair, replacement, commercial roofing, storm damage, warranty and financing.",
    keywords: "roofing FAQ, how long does a roof replacement take, roof questions Virginia",
    canonical: "/faq",
  });

export default function Page() {
  return (
    <PageOutline heading="Plain answers to your questions">
      A residential roof replacement takes 1-3 days, and we answer email within 24 hours.
    </PageOutline>
  );
}
