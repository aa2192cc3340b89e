import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Why Choose Us",
    description:
      "Written prices, on-time crews and a 20-year workmanship warranty: what sets Skyline Roofing & Remodeling apart in Northern Virginia.",
    keywords: "best roofing contractor Northern Virginia, roof warranty, trusted roofer",
    canonical: "/why-choose-us",
  });

export default function Page() {
  return (
    <PageOutline heading="Why homeowners choose Skyline">
      Every Skyline roof starts with a free inspection and a written price, and ends with a final
      walk-through and a workmanship warranty.
    </PageOutline>
  );
}
