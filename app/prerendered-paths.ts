import { inquiryOriginNames } from "#content/inquiry-options.ts";
import { questions } from "#domain/assessment/questions.ts";

const roofAges =
  questions.find(({ id }) => id === "roofAge")?.options.map(({ value }) => value) ?? [];

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

/**
 * Query parameters that change a prerendered page, each with the values that it knows; null where it
 * takes any text. With one of them, the server renders the page and keeps it; a value that the page
 * does not know is as none.
 */
export const queriesOf: Readonly<Record<string, Record<string, readonly string[] | null>>> = {
  "/contact-us": { service: inquiryOriginNames },
  "/contact": { service: inquiryOriginNames },
  "/emergency-contact": { service: null },
  "/roof-assessment": { roofAge: roofAges },
  "/news-insights": { category: null, search: null, tag: null, page: null },
};

/**
 * Pages that show what changes, and yet show every visitor the same: rendered once, and again when
 * their loaders have other data (server/plugins/page-memory.ts). They read no query, no cookie and
 * no other header: nothing of a visitor's request reaches them.
 */
export const sharedPaths = ["/schedule-inspection"];
