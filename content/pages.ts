import { questions } from "#domain/assessment/questions.ts";
import type { Facts } from "#domain/business/facts.ts";
import { isOffered, type Offer } from "#domain/business/offers.ts";
import { paymentPlanIds } from "#domain/financing/financing.ts";
import type { PageEntry, PageTable, Path } from "#domain/page/page-entry.ts";
import type { LinkInto } from "#domain/page/page-link.ts";
import { finderQuestions } from "#domain/plan/plan-finder.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";
import { type ProjectKind, projectMaterials } from "#domain/project/project-terms.ts";
import { roofCostFields } from "#domain/roof-cost/roof-cost-form.ts";
import { described as contactUs } from "./en/descriptions/contact-us.ts";
import { description as faq } from "./en/descriptions/faq.ts";
import { description as roofFinancing } from "./en/descriptions/financing.ts";
import { described as ourCompany } from "./en/descriptions/our-company.ts";
import { description as ourServices } from "./en/descriptions/our-services.ts";
import { planDescription } from "./en/descriptions/protection-plan.ts";
import { description as protectionPlans } from "./en/descriptions/protection-plans.ts";
import { descriptions as roofServices } from "./en/descriptions/roof-services.ts";
import { description as freeInspection } from "./en/descriptions/schedule-inspection.ts";
import { described as serviceAreas } from "./en/descriptions/service-areas.ts";
import { description as stormDamage } from "./en/descriptions/storm-damage.ts";
import { description as whyChooseUs } from "./en/descriptions/why-choose-us.ts";
import { inquiryOriginNames } from "./inquiry-options.ts";

/** Stands for what it is (`domain/page/page-description.ts`). */
const [name, shortName, tagline, serviceRegion, state] = [
  "{{name}}",
  "{{shortName}}",
  "{{tagline}}",
  "{{serviceRegion}}",
  "{{state}}",
] as const;

/**
 * The one table of pages. Routes, prerendering, sitemap, heads, sharing pictures and tests are made
 * from it, and the compiler checks links against it. A page consists of its entry here, its words
 * in `content/en/<page>.ts`, and its `app/routes/<address>/page.tsx`. What mentions a fact is in
 * `content/en/descriptions/`, and the page's `meta` adds it to the head. The browser gets only the types and what a page's
 * head needs (`#generated/pages/…`).
 */
export const pages = {
  "/": {
    title: tagline,
    description: `Roof repair and replacement, commercial roofing and 24/7 storm response in ${serviceRegion}. Book a free roof inspection online.`,
    keywords: `roofing contractor ${serviceRegion}, roof repair, roof replacement, free roof inspection`,
    screen: "home",
  },

  "/our-company": {
    aliases: ["/about-us", "/our-leadership", "/our-culture"],
    ...ourCompany,
    name: "Our Company",
  },
  "/why-choose-us": {
    title: `Why choose us for your roof in ${serviceRegion}`,
    name: "Why Choose Us",
    description: whyChooseUs,
    keywords: `choosing a roofing contractor, compare roofing bids, roof workmanship warranty, roofer ${serviceRegion}`,
  },
  "/service-areas": {
    title: `Roofing service areas in ${serviceRegion}`,
    name: "Service Areas",
    ...serviceAreas,
    query: { zip: null },
  },
  "/locations": { ...comingSoon("Locations"), screen: "locations" },
  "/our-esg-strategy": comingSoon("Our esg strategy"),
  "/careers": { ...comingSoon("Careers"), screen: "careers" },
  "/privacy-policy": {
    ...comingSoon("Privacy policy"),
    description: `What ${name} stores about you, how long, who sees it, and how to have it erased. The full policy is coming soon.`,
    made: "kept",
    screen: "privacy-policy",
  },
  "/terms": {
    ...comingSoon("Terms"),
    description: `What booking and a free inspection with ${name} mean. The full terms are coming soon.`,
    screen: "terms",
  },
  "/accessibility": {
    title: "Accessibility statement",
    description: `What ${shortName} does to keep this site usable for everybody, what does not work well yet, and how to tell us.`,
    keywords: "accessibility statement, WCAG 2.2 AA, roofing website accessibility",
  },

  "/our-services": {
    aliases: ["/services"],
    title: `Roofing services in ${serviceRegion}`,
    name: "Our Services",
    description: ourServices,
    keywords: `roofing services, roof repair, roof replacement, gutters, siding, ${serviceRegion}`,
  },
  "/roof-services/replacement": {
    // Without a tab, and for any other one, replacement is shown.
    aliases: ["/roof-services", "/roof-services/:serviceType"],
    title: `Roof replacement in ${serviceRegion}`,
    name: "Roof Replacement",
    description: roofServices.replacement,
    keywords: `roof replacement ${serviceRegion}, new roof, asphalt shingles, metal roof, slate roof`,
    screen: "roof-services",
  },
  "/roof-services/repairs": {
    title: `Roof repair in ${serviceRegion}`,
    name: "Roof Repairs",
    description: roofServices.repairs,
    keywords: `roof repair ${serviceRegion}, roof leak repair, shingle repair, flashing repair`,
    screen: "roof-services",
  },
  "/commercial-roofing": {
    title: `Commercial roofing in ${serviceRegion}`,
    name: "Commercial Roofing",
    description: `TPO, EPDM, modified bitumen, PVC and metal roof systems for commercial buildings in ${serviceRegion}.`,
    keywords: `commercial roofing ${serviceRegion}, TPO roofing, EPDM roofing, flat roof repair`,
  },
  "/storm-damage": {
    aliases: ["/emergency-services"],
    title: `Storm damage roof repair in ${serviceRegion}`,
    name: "Storm Damage & Emergency Services",
    description: stormDamage,
    keywords: `storm damage roof repair, emergency roofer, hail damage, wind damage roof ${state}`,
    photo: "storm",
  },
  "/gutter-services": {
    title: `Gutter installation and repair in ${serviceRegion}`,
    name: "Gutter Services",
    description: `Gutter installation, repair, cleaning, guards and downspout extensions in ${serviceRegion}.`,
    keywords: `gutter installation, gutter cleaning, gutter guards, gutter repair ${serviceRegion}`,
  },
  "/siding-services": {
    title: `Siding installation and repair in ${serviceRegion}`,
    name: "Siding Services",
    description: `Vinyl, fiber cement, wood and metal siding installed, repaired and replaced in ${serviceRegion}.`,
    keywords: `siding installation, fiber cement siding, vinyl siding, siding repair ${serviceRegion}`,
  },

  "/our-projects": {
    ...finishedRoofs("all"),
    title: `Roofs we have finished in ${serviceRegion}`,
    name: "Our Projects",
    description: `Finished roofs in ${serviceRegion}, with their owners' leave: before and after, size, material, days, and what was under the old roof.`,
    keywords: `roofing projects ${serviceRegion}, finished roofs, roof replacement photos`,
  },
  "/residential-projects": {
    ...finishedRoofs("residential"),
    title: `Home roofs finished in ${serviceRegion}`,
    name: "Residential Projects",
    description: `Roofs of homes that we have finished in ${serviceRegion}: photos, size, material and days of each, and what the old roof hid.`,
    keywords: `residential roofing projects ${serviceRegion}, home roof photos, roof replacement before and after`,
  },
  "/commercial-projects": {
    ...finishedRoofs("commercial"),
    title: `Commercial roofs finished in ${serviceRegion}`,
    name: "Commercial Projects",
    description: `Commercial roofs that we have finished in ${serviceRegion}: system, size and days of each, with photos of the work.`,
    keywords: `commercial roofing projects ${serviceRegion}, flat roof replacement photos`,
  },
  "/government-projects": {
    ...finishedRoofs("government"),
    title: `Roofs of public buildings in ${serviceRegion}`,
    name: "Government Projects",
    description: `Roofs of public buildings that we have finished in ${serviceRegion}, with photos, system, size and days of each.`,
    keywords: `government roofing projects ${serviceRegion}, public building roof, school roof replacement`,
  },
  "/before-after": {
    roofs: "all",
    made: "of-roofs",
    query: { page: null },
    title: `Roofs before and after in ${serviceRegion}`,
    name: "Before and After",
    description: `The same roofs in ${serviceRegion} before and after the work, laid over each other: move the line and see what has changed.`,
    keywords: `roof before and after ${serviceRegion}, roof replacement photos`,
  },
  // Finished roofs bring their own heads.
  "/our-projects/:slug": {
    roofs: "all",
    made: "of-roofs",
    title: "A finished roof",
    description: "This finished roof is not shown any more.",
    keywords: "finished roof",
    canonical: "/our-projects",
    noindex: true,
    screen: "project",
  },

  "/protection-plans": {
    offer: "plans",
    aliases: ["/roof-maintenance"],
    title: `Roof protection plans in ${serviceRegion}`,
    name: "Roof Protection Plans",
    description: protectionPlans,
    keywords: `roof maintenance plan, roof protection plan, roof inspection plan ${state}`,
    query: finderQuestions,
  },
  "/platinum-protection-plan": {
    offer: "plans",
    aliases: ["/protection-plans/platinum"],
    ...protectionPlan("Platinum", "platinum"),
  },
  "/gold-protection-plan": {
    offer: "plans",
    aliases: ["/protection-plans/gold"],
    ...protectionPlan("Gold", "gold"),
  },
  "/silver-protection-plan": {
    offer: "plans",
    aliases: ["/protection-plans/silver"],
    ...protectionPlan("Silver", "silver"),
  },

  "/financing": {
    offer: "financing",
    title: `Roof financing in ${serviceRegion}`,
    name: "Financing",
    description: roofFinancing,
    keywords: `roof financing, same as cash roofing, roof payment plans ${state}`,
  },
  "/insurance-claims": {
    title: `Roof insurance claims in ${serviceRegion}`,
    name: "Insurance Claims",
    description: `How a roof insurance claim works and what ${shortName} does at each step, from inspection to completed repairs.`,
    keywords: `roof insurance claim help, storm damage claim, roofing insurance adjuster ${state}`,
    query: { damage: null },
  },
  "/financing-partners": {
    offer: "financing",
    title: `Roof financing partners in ${serviceRegion}`,
    name: "Financing Partners",
    description: `Compare the three lenders that finance ${shortName} roofing and remodeling projects, their plans and how to apply.`,
    keywords: "roofing loans, home improvement lenders, roof financing partners",
  },
  "/payment-plans": {
    offer: "financing",
    title: `Roof payment plans in ${serviceRegion}`,
    name: "Payment Plans",
    description:
      "Same-as-cash, low monthly payments or fixed-rate installments: compare terms, rates and who each plan suits.",
    keywords: "roof payment plans, same as cash, low monthly payments, fixed rate installments",
    query: {
      plan: paymentPlanIds,
      amount: null,
      ...Object.fromEntries(
        paymentPlanIds
          .flatMap((plan) => [`months-${plan}`, `rate-${plan}`])
          .map((name) => [name, null]),
      ),
    },
  },

  "/news-insights": {
    title: `Roofing advice for ${serviceRegion}`,
    name: "News & Insights",
    description: `Plain advice on roof care, storm damage and what things cost, from ${name}.`,
    keywords: `roofing blog, roof maintenance advice, storm damage tips ${state}`,
    query: { category: "any case", search: "any case", tag: "any case", page: null },
  },
  // Articles bring their own heads. This one is for an address without an article.
  "/news-insights/:slug": {
    title: "Blog Post Not Found",
    description: "This article does not exist.",
    keywords: "roofing articles",
    canonical: "/news-insights",
    noindex: true,
    screen: "article",
  },

  "/customer-resources": {
    title: `Resources for roof owners in ${serviceRegion}`,
    name: "Customer Resources",
    description:
      "Guides, tools and answers for roof owners: maintenance tips, warranty information, the roof quiz and inspection booking.",
    keywords: "roof maintenance guide, homeowner resources, roof quiz, roof warranty",
  },
  "/roof-cost": {
    offer: "costRange",
    title: `What a new roof costs in ${serviceRegion}`,
    name: "What a Roof May Cost",
    description: `A price range for your roof in ${serviceRegion}, worked out before your eyes from its size, slope, shape and material. No contact details asked.`,
    keywords: `roof cost calculator, roof replacement cost ${serviceRegion}, roofing price per square foot`,
    query: { ...roofCostFields, county: null },
  },
  "/compare-bids": {
    offer: "bidComparison",
    title: `Compare roof bids in ${serviceRegion}`,
    name: "Compare Roof Bids",
    description: `Lay one to three roof bids side by side: price per square on the same basis, what each leaves out, red flags, and what to ask. Nothing is stored.`,
    keywords: `compare roofing bids, roofing estimate comparison, roof estimate red flags ${state}`,
  },
  "/maintenance-tips": {
    title: `Roof maintenance tips for ${serviceRegion}`,
    name: "Maintenance Tips",
    description: `Seasonal roof care for ${serviceRegion} homes: what to do in spring, summer, fall and winter, when to clean gutters, and what to leave to a professional.`,
    keywords: `roof maintenance tips, gutter cleaning schedule, seasonal roof care ${state}`,
  },
  "/warranty-info": {
    title: `Roof warranties in ${serviceRegion}`,
    name: "Warranty Information",
    description: `Workmanship, manufacturer and enhanced roof warranties from ${shortName}: what each covers, what voids it, and how a claim goes in five steps.`,
    keywords: `roof warranty, workmanship warranty, manufacturer warranty roofing ${state}`,
    photo: "warranty",
  },
  "/faq": {
    title: `Questions about roofing in ${serviceRegion}`,
    name: "Frequently Asked Questions",
    description: faq,
    keywords: `roofing FAQ, how long does a roof replacement take, roof questions ${state}`,
  },
  "/roof-assessment": {
    title: `Roof assessment quiz for ${serviceRegion}`,
    name: "Roof Assessment Quiz",
    description:
      "Six questions about age, leaks, shingles, storms, gutters and attic tell you what shape your roof is in and how soon to have it inspected.",
    keywords: "roof quiz, roof condition assessment, do I need a new roof, roof inspection",
    query: Object.fromEntries(
      questions.map(({ id, options }) => [id, options.map(({ value }) => value)]),
    ),
  },

  "/contact-us": {
    aliases: ["/contact"],
    ...contactUs,
    name: "Contact Us",
    query: { service: inquiryOriginNames, county: null },
  },
  "/emergency-contact": {
    title: `Emergency roof repair in ${serviceRegion}`,
    name: "Emergency Roof Help",
    description: `Leaking now? Call ${shortName}'s 24/7 emergency line: a person answers, day and night.`,
    keywords: `emergency roof repair, 24/7 roofer, roof leak emergency ${serviceRegion}`,
    query: { service: null },
  },
  "/schedule-inspection": {
    title: `Free roof inspection in ${serviceRegion}`,
    name: "Schedule a Free Roof Inspection",
    description: freeInspection,
    keywords: `free roof inspection, schedule roof inspection, roof inspection ${serviceRegion}`,
    made: "kept",
    screen: "schedule-inspection",
  },
  "/appointments/:id": {
    title: "Your Inspection",
    description: "See, move or cancel your roof inspection.",
    keywords: "roof inspection appointment",
    canonical: "/schedule-inspection",
    noindex: true,
    isKeyed: true,
    made: "rendered",
    screen: "appointments",
  },
} as const satisfies PageTable;

/** The address under which a page has its entry. */
export type PageAddress = keyof typeof pages;

/**
 * The pages that there are now: all but those of what is not offered, which are built as well, since an owner may switch them on,
 * and those of finished roofs while there are too few.
 */
export function shownPages(f: Pick<Facts, "offers" | "finishedRoofs">): PageTable {
  return Object.fromEntries(
    Object.entries<PageEntry>(pages).filter(
      ([, entry]) => isOffered(f, entry) && (!entry.roofs || f.finishedRoofs),
    ),
  );
}

/** Addresses of finished roofs. */
export const roofAddresses: ReadonlySet<string> = new Set(
  Object.entries<PageEntry>(pages)
    .filter(([, { roofs }]) => roofs)
    .map(([address]) => address),
);

/** Addresses that moved permanently, and their targets. */
export const movedPages = {
  "/customer_resources": "/customer-resources",
  "/commercial-contracts": "/protection-plans",
} as const satisfies Record<Path, PageAddress>;

/** What has to be offered for an address to be there, of those that depend on it: pages, their aliases, and what moved to them. */
export const offerOfAddress: ReadonlyMap<string, Offer> = new Map(
  Object.entries<PageEntry>(pages).flatMap(([address, { offer, aliases = [] }]) => {
    if (!offer) return [];
    const moved = Object.entries(movedPages).filter(([, target]) => target === address);
    return [address, ...aliases, ...moved.map(([from]) => from)].map(
      (one) => [one, offer] as const,
    );
  }),
);

/** Valid targets of links within the site. */
export type LinkTarget = LinkInto<typeof pages>;

/**
 * A page that is not written yet; its title is its address in words.
 */
function comingSoon(title: string) {
  return {
    title,
    description: `${title} at ${name}: this page is coming soon.`,
    keywords: `${title.toLowerCase()}, ${name}`,
    noindex: true,
    screen: "coming-soon",
  } as const satisfies PageEntry;
}

/** A list of finished roofs, by material and county. */
function finishedRoofs(roofs: "all" | ProjectKind) {
  return {
    roofs,
    made: "of-roofs",
    query: { material: projectMaterials, county: null, page: null },
    screen: "our-projects",
  } as const satisfies Partial<PageEntry>;
}

function protectionPlan(plan: string, id: PlanId) {
  const name = `${plan} Protection Plan`;
  return {
    title: `${plan} roof protection plan in ${serviceRegion}`,
    name,
    description: (f: Facts) => planDescription(f, id),
    keywords: `${name.toLowerCase()}, roof maintenance plan, roof protection plan ${state}`,
    screen: "protection-plan",
  } as const satisfies PageEntry;
}
