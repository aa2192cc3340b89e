import type { NavigationLink } from "#content/navigation.ts";

import type { OpeningWords } from "#domain/page/page-words.ts";

export const words = {
  heading: "Commercial roofs, built on schedule",
  lead: "We install, repair and maintain TPO, EPDM, modified bitumen, PVC and metal roofs on commercial buildings.",
} satisfies OpeningWords;

export const picture =
  "A white single-ply roof with rooftop units and walkway pads, low offices and trees behind its parapet";

export const actions = [
  { to: "/contact-us?service=commercial", label: "Request a roof survey" },
  { to: "/contact-us", label: "Contact us" },
] as const satisfies readonly NavigationLink[];
