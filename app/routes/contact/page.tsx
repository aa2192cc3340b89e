import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Contact Us",
    description:
      "Call, write or book a free roof inspection with Skyline Roofing & Remodeling in Fairfax, Virginia.",
    keywords: "contact roofing contractor Fairfax VA, roof estimate, roofing phone number",
    canonical: "/contact-us",
  });

export default function Page() {
  return (
    <PageOutline heading="Talk to us">
      Call us Mon-Fri 9:00 AM-5:00 PM or Sat 9:00 AM-2:00 PM, or book a free inspection online at
      any hour.
    </PageOutline>
  );
}
