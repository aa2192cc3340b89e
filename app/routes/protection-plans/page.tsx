import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Roof Protection Plans",
    description:
      "Platinum, Gold and Silver roof protection plans with scheduled inspections, faster response and repair discounts.",
    keywords: "roof maintenance plan, roof protection plan, roof inspection plan Virginia",
    canonical: "/protection-plans",
  });

export default function Page() {
  return (
    <PageOutline heading="Someone to look after your roof">
      Our Platinum, Gold and Silver plans include scheduled inspections, faster response and repair
      discounts. They are billed monthly with a 12-month minimum.
    </PageOutline>
  );
}
