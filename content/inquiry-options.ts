import {
  type InquiryService,
  inquiryServices,
  type ProjectTimeline,
  projectTimelines,
} from "#domain/inquiry/inquiry-choices.ts";

/** What the contact form offers, in words, and what the links to it stand for. */

const serviceLabels: Record<InquiryService, string> = {
  "roof-replacement": "Roof replacement",
  "roof-repair": "Roof repair",
  gutters: "Gutters",
  inspection: "Roof inspection",
  commercial: "Commercial roofing",
  other: "Something else",
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

function labelOf(value: string): string | undefined {
  return [...serviceOptions, ...timelineOptions].find((option) => option.value === value)?.label;
}

/**
 * What the contact form sends (specification 1, section 7), with the words that the visitor chose in place of
 * their values. Any other text stays as it is.
 */
export function inquiryInWords(text: string): string {
  return text.replace(
    /^(Contact Request|Service|Timeline): ([\w-]+)$/gm,
    (_, name: string, value: string) => `${name}: ${labelOf(value) ?? value}`,
  );
}

/** The same in one line: what it is about, how soon, and the visitor's own words. */
export function inquiryInBrief(message: string): string {
  const [, service = "", timeline = "", text = ""] =
    /^Service: ([\w-]+)(?:\nTimeline: ([\w-]+))?(?:\nMessage: ([\s\S]*))?$/.exec(message) ?? [];
  if (!labelOf(service)) return message;
  return [labelOf(service), labelOf(timeline), text].filter(Boolean).join(" · ");
}

/** What a visitor came from: the option to select, and the line that opens the message. */
export type InquiryOrigin = {
  service: InquiryService;
  line: string;
  /** A call is faster than the form. */
  isUrgent?: true;
};

/** By the `service` of the link to the contact page. Whatever is not here is ignored. */
const origins: Readonly<Record<string, InquiryOrigin>> = {
  gutters: { service: "gutters", line: "I am asking about gutter services." },
  commercial: { service: "commercial", line: "I am asking about commercial roofing." },
  estimate: { service: "roof-replacement", line: "I would like a free estimate." },
  emergency: {
    service: "roof-repair",
    line: "I need emergency help with my roof.",
    isUrgent: true,
  },
  siding: { service: "other", line: "I am asking about siding." },
  financing: { service: "other", line: "I am asking about financing." },
  "financing-consultation": { service: "other", line: "I would like a financing consultation." },
  "protection-plan": { service: "other", line: "I am asking about a roof protection plan." },
  "protection-plan-question": {
    service: "other",
    line: "I have a question about the roof protection plans.",
  },
  "platinum-protection-plan": {
    service: "other",
    line: "I am asking about the Platinum protection plan.",
  },
  "gold-protection-plan": {
    service: "other",
    line: "I am asking about the Gold protection plan.",
  },
  "silver-protection-plan": {
    service: "other",
    line: "I am asking about the Silver protection plan.",
  },
};

/** Every `service` that stands for something. */
export const inquiryOriginNames: readonly string[] = Object.keys(origins);

/** What the `service` of an address stands for, if anything. */
export function inquiryOrigin(service: string | null): InquiryOrigin | undefined {
  return service !== null && Object.hasOwn(origins, service) ? origins[service] : undefined;
}
