import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import { describedWith, type PageDescription } from "#domain/page/page-description.ts";
import type { Question } from "#domain/page/question.ts";
import { siteUrl } from "./site-url.ts";

/*
 * Structured data for search engines besides the business itself (schema.org). For a page's
 * `structuredData`; only for what the page also shows.
 */

/**
 * The breadcrumb trail from the home page to this page, which comes last: `[{ name: "Financing",
 * path: "/financing" }, …]`.
 */
export function breadcrumbData(trail: readonly { name: string; path: LinkTarget }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** Questions with the answers that the page gives. */
export function questionsData(questions: readonly Question[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export type ServiceOffer = {
  name: string;
  description: string;
  /** In dollars; per month if `monthly`. */
  price?: number;
  monthly?: boolean;
};

/** A service that the page is about, with its offers if there are several. */
export function serviceData(
  f: Facts,
  {
    name,
    description,
    path,
    offers,
  }: {
    name: string;
    description: PageDescription;
    path: LinkTarget;
    offers?: readonly ServiceOffer[];
  },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name,
    serviceType: name,
    description: describedWith(f, description),
    url: `${siteUrl}${path}`,
    provider: { "@type": "RoofingContractor", "@id": `${siteUrl}/#business`, name: f.name },
    areaServed: { "@type": "AdministrativeArea", name: f.serviceRegion },
    ...(offers && {
      hasOfferCatalog: { "@type": "OfferCatalog", name, itemListElement: offers.map(offerData) },
    }),
  };
}

function offerData({ name, description, price, monthly }: ServiceOffer): object {
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name, description },
    ...(price !== undefined && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "USD",
        ...(monthly && { unitCode: "MON", billingDuration: 1 }),
      },
    }),
  };
}
