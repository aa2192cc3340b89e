import type { NavigationLink } from "#content/navigation.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Siding that looks good and lasts",
  lead: "We install, repair and replace vinyl, fiber cement, wood and metal siding.",
  action: { to: "/schedule-inspection", label: "Schedule a free consultation" },
} as const satisfies OpeningWords & { action: NavigationLink };

export const picture =
  "Sage-green lap siding with white trim, a sash window and a lit lantern, in evening light";
