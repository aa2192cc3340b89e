import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Financing Partners",
    description:
      "Compare the three lenders that finance Skyline roofing and remodeling projects, their plans and how to apply.",
    keywords: "roofing loans, home improvement lenders, roof financing partners",
    canonical: "/financing-partners",
  });

export default function Page() {
  return (
    <PageOutline heading="Our financing partners">
      Three lenders finance our projects, with loans up to $100,000 and terms up to 15 years.
    </PageOutline>
  );
}
