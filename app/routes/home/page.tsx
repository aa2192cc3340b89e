import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { businessProfile } from "#content/business-profile.ts";

export const meta = () =>
  pageMeta({
    title: businessProfile.tagline,
    description:
      "Roof repair and replacement, commercial roofing and 24/7 storm response in Northern Virginia. Book a free roof inspection online.",
    keywords:
      "roofing contractor Northern Virginia, roof repair, roof replacement, free roof inspection",
    canonical: "/",
  });

export default function Page() {
  return (
    <PageOutline heading="Making a Difference">
      We repair and replace roofs across Northern Virginia, and the inspection that tells you what
      yours needs is free.
    </PageOutline>
  );
}
