import type { Facts } from "#domain/business/facts.ts";
import { isOffered, type OfOffer } from "#domain/business/offers.ts";
import type { ChoiceName, ChosenValue, LinkedService } from "#domain/inquiry/choice-table.ts";
import {
  type InquiryService,
  inquiryServices,
  type ProjectTimeline,
  projectTimelines,
} from "#domain/inquiry/inquiry-choices.ts";

/** What visitors choose in the forms of inquiries, in words, and the meaning of the links that lead to them. */

const serviceLabels: Record<InquiryService, string> = {
  "roof-replacement": "Roof replacement",
  "roof-repair": "Roof repair",
  gutters: "Gutters",
  inspection: "Roof inspection",
  commercial: "Commercial roofing",
  other: "Something else",
};

const linkLabels: Record<LinkedService, string> = {
  estimate: "Free estimate",
  emergency: "Emergency",
  siding: "Siding",
  financing: "Financing",
  "financing-consultation": "Financing consultation",
  "protection-plan": "Protection plan",
  "protection-plan-question": "Question about protection plans",
  "platinum-protection-plan": "Platinum protection plan",
  "gold-protection-plan": "Gold protection plan",
  "silver-protection-plan": "Silver protection plan",
};

const timelineLabels: Record<ProjectTimeline, string> = {
  immediate: "As soon as possible",
  "1-month": "Within 1 month",
  "3-months": "Within 3 months",
  planning: "Just planning",
};

export const serviceOptions = inquiryServices.map((value) => ({
  value,
  label: serviceLabels[value],
}));

export const timelineOptions = projectTimelines.map((value) => ({
  value,
  label: timelineLabels[value],
}));

type ChoiceWords<Name extends ChoiceName> = {
  /** What the office calls it. */
  label: string;
  values: Readonly<Record<ChosenValue<Name>, string>>;
};

/** The words of every choice, for whoever reads an inquiry. */
export const choiceWords: { [Name in ChoiceName]: ChoiceWords<Name> } = {
  // Not loaded by a page that has no use for it: unlike a spread, the call is known to have no effect.
  service: {
    label: "Service",
    values: /* @__PURE__ */ Object.assign({}, serviceLabels, linkLabels),
  },
  projectTimeline: { label: "Timeline", values: timelineLabels },
};

/** Where a visitor came from: the option to preselect, and the line that opens the message. */
export type InquiryOrigin = OfOffer & {
  service: InquiryService;
  line: string;
  /** Set where a call is faster than the form. */
  isUrgent?: true;
};

/** By the `service` parameter of a link to the contact page. Unknown values are ignored. */
const origins: Readonly<Record<LinkedService | "gutters" | "commercial", InquiryOrigin>> = {
  gutters: { service: "gutters", line: "I am asking about gutter services." },
  commercial: { service: "commercial", line: "I am asking about commercial roofing." },
  estimate: { service: "roof-replacement", line: "I would like a free estimate." },
  emergency: {
    service: "roof-repair",
    line: "I need emergency help with my roof.",
    isUrgent: true,
  },
  siding: { service: "other", line: "I am asking about siding." },
  financing: { service: "other", line: "I am asking about financing.", offer: "financing" },
  "financing-consultation": {
    service: "other",
    line: "I would like a financing consultation.",
    offer: "financing",
  },
  "protection-plan": {
    service: "other",
    line: "I am asking about a roof protection plan.",
    offer: "plans",
  },
  "protection-plan-question": {
    service: "other",
    line: "I have a question about the roof protection plans.",
    offer: "plans",
  },
  "platinum-protection-plan": {
    service: "other",
    line: "I am asking about the Platinum protection plan.",
    offer: "plans",
  },
  "gold-protection-plan": {
    service: "other",
    line: "I am asking about the Gold protection plan.",
    offer: "plans",
  },
  "silver-protection-plan": {
    service: "other",
    line: "I am asking about the Silver protection plan.",
    offer: "plans",
  },
};

/** Every known `service`. */
export const inquiryOriginNames: readonly string[] = Object.keys(origins);

/** The origin that an address's `service` refers to, if any: none for what is not offered now. */
export function inquiryOrigin(f: Facts, service: string | null): InquiryOrigin | undefined {
  const origin = service !== null && isOriginName(service) ? origins[service] : undefined;
  return origin && isOffered(f, origin) ? origin : undefined;
}

function isOriginName(service: string): service is keyof typeof origins {
  return Object.hasOwn(origins, service);
}
