import type { PageInfo } from "#app/seo/page-meta.ts";
import { businessProfile } from "#content/business-profile.ts";

/** Apart from the page, for the build: it cannot read this off a prerendered file as for the others. */
export const schedulePage = {
  title: "Schedule a Free Roof Inspection",
  description: `Book a free roof inspection in Northern Virginia online: choose a day and a time, and we come for about ${businessProfile.inspection.duration}.`,
  keywords: "free roof inspection, schedule roof inspection, roof inspection Northern Virginia",
  canonical: "/schedule-inspection",
} satisfies PageInfo;
