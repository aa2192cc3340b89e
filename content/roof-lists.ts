import type { PageAddress } from "./pages.ts";

/** Where finished roofs are listed, by what a list shows. */
export const roofLists = {
  all: "/our-projects",
  residential: "/residential-projects",
  commercial: "/commercial-projects",
  government: "/government-projects",
  pairs: "/before-after",
} as const satisfies Record<string, PageAddress>;
