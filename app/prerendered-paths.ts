/**
 * Pages without visitor data: made once at build time, answered from memory. Every alias is a page
 * of its own here, so that no address costs a redirect or a render. The articles come on top
 * (react-router.config.ts).
 */
export const prerenderedPaths = [
  "/",
  "/our-company",
  "/about-us",
  "/our-leadership",
  "/our-culture",
  "/locations",
  "/our-esg-strategy",
  "/careers",
  "/privacy-policy",
  "/terms",
  "/why-choose-us",
  "/service-areas",
  "/our-services",
  "/services",
  "/roof-services",
  "/roof-services/repairs",
  "/roof-services/replacement",
  "/commercial-roofing",
  "/emergency-services",
  "/storm-damage",
  "/roof-maintenance",
  "/protection-plans",
  "/protection-plans/platinum",
  "/protection-plans/gold",
  "/protection-plans/silver",
  "/platinum-protection-plan",
  "/gold-protection-plan",
  "/silver-protection-plan",
  "/gutter-services",
  "/siding-services",
  "/news-insights",
  "/financing",
  "/insurance-claims",
  "/financing-partners",
  "/payment-plans",
  "/contact-us",
  "/contact",
  "/emergency-contact",
  "/customer-resources",
  "/roof-assessment",
  "/faq",
  "/maintenance-tips",
  "/warranty-info",
];

/** Query parameters that change a prerendered page: with one of them, the server renders it. */
export const queriesOf: Readonly<Record<string, readonly string[]>> = {
  "/contact-us": ["service"],
  "/contact": ["service"],
  "/emergency-contact": ["service"],
  "/roof-assessment": ["roofAge"],
  "/news-insights": ["category", "search", "tag", "page"],
};
