import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Customer Resources",
    description:
      "Guides, tools and answers for roof owners: maintenance tips, warranty information, the roof quiz and inspection booking.",
    keywords: "roof maintenance guide, homeowner resources, roof quiz, roof warranty",
    canonical: "/customer-resources",
  });

export default function Page() {
  return (
    <PageOutline heading="Resources for homeowners">
      Everything you need for your roof is in one place: maintenance tips, warranty information, the
      roof quiz and inspection booking.
    </PageOutline>
  );
}
