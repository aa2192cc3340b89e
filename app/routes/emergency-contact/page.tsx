import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Emergency Roof Help",
    description:
      "Leaking now? Call Skyline's 24/7 emergency line; crews typically reach you within 2-4 hours.",
    keywords: "emergency roof repair, 24/7 roofer, roof leak emergency Northern Virginia",
    canonical: "/emergency-contact",
  });

export default function Page() {
  return (
    <PageOutline heading="Emergency roof help, 24 hours a day">
      If water is coming in now, call our 24/7 line; we typically reach you within 2-4 hours.
    </PageOutline>
  );
}
