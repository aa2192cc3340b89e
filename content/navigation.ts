import type { Facts } from "#domain/business/facts.ts";
import { type OfOffer, offered } from "#domain/business/offers.ts";
import { minutes, months, years } from "./en/figures.ts";
import type { LinkTarget } from "./pages.ts";

/** Menu and footer, drawn by the layouts. */

export type NavigationLink = { label: string; to: LinkTarget };

export type LinkGroup = {
  heading?: string;
  links: readonly NavigationLink[];
};

export type MenuFigure = { value: string; meaning: string };

/** The additional content of a dropdown, besides its links. */
export type MenuPanel =
  | {
      kind: "benefits";
      heading: string;
      points: readonly string[];
      /** One notable figure, above the points. */
      figure?: MenuFigure;
      link: NavigationLink;
    }
  | { kind: "projects"; heading: string; link: NavigationLink }
  | { kind: "articles"; heading: string; description: string; link: NavigationLink }
  | {
      kind: "roof-age";
      heading: string;
      link: NavigationLink;
      questions: readonly NavigationLink[];
    };

export type MenuItem = {
  id: number;
  label: string;
  to: LinkTarget;
  summary: string;
  groups: readonly LinkGroup[];
  panel: MenuPanel;
};

/** The third item is in the bar while finished roofs are shown. Without financing, insurance claims stand alone in the fifth. */
export const menu = (f: Facts): readonly MenuItem[] => [
  {
    id: 1,
    label: "Company",
    to: "/our-company",
    summary: "Who we are and where we work.",
    groups: [
      {
        links: [
          { label: "About us", to: "/about-us" },
          { label: "Service areas", to: "/service-areas" },
          { label: "Why choose us", to: "/why-choose-us" },
        ],
      },
    ],
    panel: {
      kind: "benefits",
      heading: "Why choose us",
      figure: {
        value: years(f.promises.workmanshipYears),
        meaning: "limited workmanship warranty",
      },
      points: [
        "Quality guaranteed",
        "On-time completion",
        "Expert team",
        ...(f.offers.financing ? ["Flexible financing"] : []),
      ],
      link: { label: "Why choose us", to: "/why-choose-us" },
    },
  },
  {
    id: 2,
    label: "Services",
    to: "/our-services",
    summary: "For homes and commercial buildings.",
    groups: offered<LinkGroup & OfOffer>(f, [
      {
        heading: "Roofs",
        links: [
          { label: "Repair and replacement", to: "/roof-services" },
          { label: "Commercial roofing", to: "/commercial-roofing" },
          { label: "Storm damage", to: "/storm-damage" },
        ],
      },
      {
        heading: "Protection plans",
        offer: "plans",
        links: [
          { label: "Platinum plan", to: "/protection-plans/platinum" },
          { label: "Gold plan", to: "/protection-plans/gold" },
          { label: "Silver plan", to: "/protection-plans/silver" },
          { label: "Compare the plans", to: "/protection-plans" },
        ],
      },
      {
        heading: "Gutters and siding",
        links: [
          { label: "Gutter services", to: "/gutter-services" },
          { label: "Siding services", to: "/siding-services" },
        ],
      },
    ]),
    panel: {
      kind: "benefits",
      heading: "Not sure what your roof needs?",
      points: ["Free inspection", `${minutes(f.inspectionMinutes)} at your house`],
      link: { label: "Book a free inspection", to: "/schedule-inspection" },
    },
  },
  ...(f.finishedRoofs ? [projectsItem] : []),
  {
    id: 4,
    label: "News & insights",
    to: "/news-insights",
    summary: "Plain advice on roofs, storms and costs.",
    groups: [],
    panel: {
      kind: "articles",
      heading: "Featured articles",
      description: `Maintenance, storms, materials and costs in ${f.serviceRegion}.`,
      link: { label: "All articles", to: "/news-insights" },
    },
  },
  f.offers.financing ? financingItem(f) : claimsItem(),
  {
    id: 6,
    label: "Resources",
    to: "/customer-resources",
    summary: "Check your roof, or find an answer.",
    groups: [
      {
        links: [
          { label: "Roof assessment", to: "/roof-assessment" },
          { label: "Book a free inspection", to: "/schedule-inspection" },
          { label: "Contact", to: "/contact" },
        ],
      },
      {
        links: [
          { label: "Questions and answers", to: "/faq" },
          { label: "Maintenance tips", to: "/maintenance-tips" },
          { label: "Warranty information", to: "/warranty-info" },
        ],
      },
    ],
    panel: {
      kind: "roof-age",
      heading: "How old is your roof?",
      link: { label: "Check my roof", to: "/roof-assessment" },
      questions: [
        { label: "How long does a replacement take?", to: "/faq#replacement-days" },
        { label: "Will insurance cover storm damage?", to: "/faq#insurance-cover" },
      ],
    },
  },
];

/** The third: finished roofs, each shown with its owner's leave. */
const projectsItem: MenuItem = {
  id: 3,
  label: "Projects",
  to: "/our-projects",
  summary: "Roofs that we have finished.",
  groups: [
    {
      links: [
        { label: "Residential projects", to: "/residential-projects" },
        { label: "Commercial projects", to: "/commercial-projects" },
        { label: "Government projects", to: "/government-projects" },
        { label: "Before and after", to: "/before-after" },
      ],
    },
  ],
  panel: {
    kind: "projects",
    heading: "Featured projects",
    link: { label: "All projects", to: "/our-projects" },
  },
};

function financingItem({ financing, law }: Facts): MenuItem {
  return {
    id: 5,
    label: "Financing",
    to: "/financing",
    summary: "Ways to pay for a roof, and how a claim works.",
    groups: [
      {
        links: [
          { label: "Insurance claims", to: "/insurance-claims" },
          { label: "Financing partners", to: "/financing-partners" },
          { label: "Payment plans", to: "/payment-plans" },
        ],
      },
    ],
    panel: {
      kind: "benefits",
      heading: "Financing benefits",
      figure: {
        value: `Up to ${months(financing.deferredMonths)}`,
        meaning: "of no payments on some plans; interest may build up. Subject to credit approval.",
      },
      // The order for this site gave these four; two of them are asked about in `en/before-you-open.ts`.
      points: [
        "No money down",
        "Same-as-cash for qualified customers",
        // The Act that is then in force defines advertisements broadly (`en/owners-act.ts`).
        law.ownersAct === "ahead" ? "Insurance claim specialists" : "Free damage inspection",
        "Monthly plans",
      ],
      link: { label: "Financing options", to: "/financing" },
    },
  };
}

/** In its place. */
function claimsItem(): MenuItem {
  return {
    id: 5,
    label: "Insurance claims",
    to: "/insurance-claims",
    summary: "How a claim works.",
    groups: [],
    panel: {
      kind: "benefits",
      heading: "What we do in a claim",
      points: ["Free damage inspection", "Photos and measurements"],
      link: { label: "Insurance claims step by step", to: "/insurance-claims" },
    },
  };
}

export const mobileMenuAction: NavigationLink = {
  label: "Schedule a Free Inspection",
  to: "/contact",
};

export const footerGroups = ({ offers, leadership }: Facts): readonly Required<LinkGroup>[] => [
  {
    heading: "Company",
    links: [
      { label: "Our company", to: "/our-company" },
      ...(leadership ? [{ label: "Our leadership", to: "/our-leadership" } as const] : []),
      { label: "Our culture", to: "/our-culture" },
      { label: "Service areas", to: "/service-areas" },
      { label: "Articles", to: "/news-insights" },
    ],
  },
  {
    heading: "Services",
    links: [
      { label: "Roof services", to: "/roof-services" },
      { label: "Commercial roofing", to: "/commercial-roofing" },
      { label: "Emergency services", to: "/emergency-services" },
      ...(offers.plans ? [{ label: "Protection plans", to: "/protection-plans" } as const] : []),
    ],
  },
  {
    heading: "Start here",
    links: [
      { label: "Contact us", to: "/contact-us" },
      { label: "Book a free inspection", to: "/schedule-inspection" },
      { label: "Roof assessment", to: "/roof-assessment" },
      { label: "Questions and answers", to: "/faq" },
    ],
  },
];

export const footer = {
  legal: [
    { label: "Privacy policy", to: "/privacy-policy" },
    { label: "Terms", to: "/terms" },
    { label: "Accessibility", to: "/accessibility" },
  ],
  equalOpportunityInShort: "Equal opportunity employer",
  equalOpportunity:
    "is an equal opportunity employer. All applicants are considered without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status.",
} as const satisfies {
  legal: readonly NavigationLink[];
  equalOpportunityInShort: string;
  equalOpportunity: string;
};
