import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Maintenance Tips",
    description:
      "Seasonal roof care for Northern Virginia homes: inspect yearly, clean gutters twice a year, act fast after storms.",
    keywords: "roof maintenance tips, gutter cleaning schedule, seasonal roof care Virginia",
    canonical: "/maintenance-tips",
  });

export default function Page() {
  return (
    <PageOutline heading="Take care of your roof all year">
      Inspect your roof at least once a year and after major storms, and clean the gutters at least
      twice a year. Maintenance can extend roof life by up to 25%.
    </PageOutline>
  );
}
