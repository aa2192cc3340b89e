import { businessProfile } from "#content/business-profile.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";

export const opening: OpeningWords = {
  heading: "Schedule your free inspection",
  lead: `About ${businessProfile.inspection.duration} on your roof, gutters and attic, with photos of what we find. You owe nothing.`,
};

export const picture =
  "A ladder leans at the eave of a brick house in the morning, a leather tool bag hangs from a rung";

export const checks = {
  heading: "What we look at",
  points: [
    "Shingles, ridge and valleys",
    "Flashing at chimney, walls and vents",
    "Gutters, downspouts and fascia",
    "Attic: leaks, moisture, ventilation",
    "Marks of wind, hail and fallen branches",
  ],
};

export const beforeWeCome = {
  heading: "Before we come",
  points: [
    "Make sure we can reach the outside of the house and the attic hatch.",
    "Keep pets indoors, and move cars away from the eaves if you can.",
    "Have your last roof invoice or warranty ready if you still have it.",
  ],
};
