import { articles } from "./articles.ts";

/** The route table (specification 1, section 2) with the further addresses of the README, and the articles. */
export const addresses = {
  company: ["/", "/our-company", "/about-us", "/our-leadership", "/our-culture", "/why-choose-us"],
  "still to be written": [
    "/locations",
    "/our-esg-strategy",
    "/careers",
    "/privacy-policy",
    "/terms",
  ],
  services: [
    "/service-areas",
    "/our-services",
    "/services",
    "/roof-services",
    "/roof-services/repairs",
    "/roof-services/replacement",
    "/commercial-roofing",
    "/emergency-services",
    "/storm-damage",
    "/gutter-services",
    "/siding-services",
  ],
  "protection plans": [
    "/roof-maintenance",
    "/protection-plans",
    "/protection-plans/platinum",
    "/protection-plans/gold",
    "/protection-plans/silver",
    "/platinum-protection-plan",
    "/gold-protection-plan",
    "/silver-protection-plan",
  ],
  money: ["/financing", "/insurance-claims", "/financing-partners", "/payment-plans"],
  "news and resources": [
    "/news-insights",
    "/customer-resources",
    "/faq",
    "/maintenance-tips",
    "/warranty-info",
    "/roof-assessment",
  ],
  articles: articles.map(({ address }) => address),
  "contact and booking": ["/contact-us", "/contact", "/emergency-contact", "/schedule-inspection"],
} as const;

export const allAddresses: readonly string[] = Object.values(addresses).flat();
