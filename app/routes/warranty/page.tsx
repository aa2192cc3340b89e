import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Warranty Information",
    description:
      "Workmanship, manufacturer and enhanced roof warranties from Skyline, what they cover and how to make a claim.",
    keywords: "roof warranty, workmanship warranty, manufacturer warranty roofing Virginia",
    canonical: "/warranty-info",
  });

export default function Page() {
  return (
    <PageOutline heading="What your warranty covers">
      Our standard workmanship warranty runs 5-10 years, and manufacturers typically cover materials
      for 20-50 years.
    </PageOutline>
  );
}
