import type { PageAddress } from "#content/pages.ts";

/** Parent pages, for the breadcrumbs that search engines read. */
export const parentPages = {
  services: { name: "Our Services", path: "/our-services" },
  financing: { name: "Financing", path: "/financing" },
  resources: { name: "Customer Resources", path: "/customer-resources" },
  plans: { name: "Roof Protection Plans", path: "/protection-plans" },
} as const satisfies Record<string, { name: string; path: PageAddress }>;
