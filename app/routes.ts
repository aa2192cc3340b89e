import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/** One page that answers at several addresses. The first one names the route. */
function page(addresses: string[], file: string): RouteConfigEntry[] {
  return addresses.map((address) => route(address, file, { id: `page:${address}` }));
}

/** Addresses that moved for good; `routes/redirects` knows where to. */
const redirects = ["customer_resources", "commercial-contracts"];

export default [
  layout("layouts/site-layout.tsx", [
    index("routes/home/page.tsx"),

    ...page(
      ["our-company", "about-us", "our-leadership", "our-culture"],
      "routes/company/page.tsx",
    ),
    ...page(
      ["locations", "our-esg-strategy", "careers", "privacy-policy", "terms"],
      "routes/coming-soon/page.tsx",
    ),
    ...page(["why-choose-us"], "routes/why-choose-us/page.tsx"),
    ...page(["service-areas"], "routes/service-areas/page.tsx"),

    ...page(["our-services", "services"], "routes/services/page.tsx"),
    ...page(["roof-services", "roof-services/:serviceType"], "routes/roof-services/page.tsx"),
    ...page(["commercial-roofing"], "routes/commercial-roofing/page.tsx"),
    ...page(["emergency-services", "storm-damage"], "routes/storm-damage/page.tsx"),
    ...page(["roof-maintenance", "protection-plans"], "routes/protection-plans/page.tsx"),
    ...page(
      ["platinum", "gold", "silver"].flatMap((plan) => [
        `protection-plans/${plan}`,
        `${plan}-protection-plan`,
      ]),
      "routes/protection-plan/page.tsx",
    ),
    ...page(["gutter-services"], "routes/gutter-services/page.tsx"),
    ...page(["siding-services"], "routes/siding-services/page.tsx"),

    ...page(["financing"], "routes/financing/page.tsx"),
    ...page(["insurance-claims"], "routes/insurance-claims/page.tsx"),
    ...page(["financing-partners"], "routes/financing-partners/page.tsx"),
    ...page(["payment-plans"], "routes/payment-plans/page.tsx"),

    ...page(["news-insights"], "routes/news/page.tsx"),
    ...page(["news-insights/:slug"], "routes/article/page.tsx"),

    ...page(["customer-resources"], "routes/resources/page.tsx"),
    ...page(["maintenance-tips"], "routes/maintenance-tips/page.tsx"),
    ...page(["warranty-info"], "routes/warranty/page.tsx"),
    ...page(["faq"], "routes/faq/page.tsx"),
    ...page(["roof-assessment"], "routes/roof-assessment/page.tsx"),

    ...page(["contact-us", "contact"], "routes/contact/page.tsx"),
    ...page(["emergency-contact"], "routes/emergency-contact/page.tsx"),
    ...page(["schedule-inspection"], "routes/schedule-inspection/page.tsx"),
    ...page(["appointments/:id"], "routes/appointments/page.tsx"),

    // Every primitive in every state, for the people who build the site. Not in production.
    ...(process.env.NODE_ENV === "development" ? page(["ui"], "routes/ui/page.tsx") : []),
  ]),

  ...page(redirects, "routes/redirects/page.ts"),
  // Anything else goes home: 302 from the server, replacing the history entry in the browser.
  route("*", "routes/unknown/page.ts"),
] satisfies RouteConfig;
