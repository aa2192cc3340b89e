import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "News & Insights",
    description:
      "Plain advice on roofs, storms, maintenance and costs from the crews of Skyline Roofing & Remodeling.",
    keywords: "roofing blog, roof maintenance advice, storm damage tips Virginia",
    canonical: "/news-insights",
  });

export default function Page() {
  return (
    <PageOutline heading="News and insights">
      Our crews write here about roof care, storm damage and what things cost.
    </PageOutline>
  );
}
