/*
 * How an inquiry was taken apart when `0045-inquiry-choices` was written, and the words of its choices. A migration runs
 * the same code forever.
 */

const services: Readonly<Record<string, string>> = {
  "roof-replacement": "Roof replacement",
  "roof-repair": "Roof repair",
  gutters: "Gutters",
  inspection: "Roof inspection",
  commercial: "Commercial roofing",
  other: "Something else",
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

const timelines: Readonly<Record<string, string>> = {
  immediate: "As soon as possible",
  "1-month": "Within 1 month",
  "3-months": "Within 3 months",
  planning: "Just planning",
};

type Choices = { service?: string | undefined; projectTimeline?: string | undefined };

export type Asked = { choices: Choices; words: string };

/** The choices in the lines of a message and in its subject, and the visitor's own words. */
export function askedIn(inquiry: { subject: string; message: string; emergency: number }): Asked {
  const { choices, words } =
    inquiry.emergency === 1 ? ofEmergency(inquiry.message) : ofContact(inquiry.message);
  const service =
    choices.service ?? known(services, /^Contact Request: (.*)$/.exec(inquiry.subject)?.[1]);
  return { choices: service ? { ...choices, service } : choices, words };
}

function ofContact(message: string): Asked {
  const [begin = "", first] = /^Service: ([\w-]+)(?:\r?\n|$)/.exec(message) ?? [];
  const service = known(services, first);
  if (!service) return { choices: {}, words: message };
  let rest = message.slice(begin.length);
  const [next = "", second] = /^Timeline: ([\w-]+)(?:\r?\n|$)/.exec(rest) ?? [];
  const projectTimeline = known(timelines, second);
  if (projectTimeline) rest = rest.slice(next.length);
  const words = rest.replace(/^Message:(?: |$)/, "");
  return { choices: { service, ...(projectTimeline && { projectTimeline }) }, words };
}

function ofEmergency(message: string): Asked {
  const [, words = "", last] = /^([\s\S]+?)\r?\nService: ([\w-]+)$/.exec(message) ?? [];
  const service = known(services, last);
  return service ? { choices: { service }, words } : { choices: {}, words: message };
}

function known(words: Readonly<Record<string, string>>, value: string | undefined) {
  return value !== undefined && Object.hasOwn(words, value) ? value : undefined;
}

/** What was chosen, as the office reads it. */
export function labelsOf({ service, projectTimeline }: Choices): string[] {
  return [services[service ?? ""], timelines[projectTimeline ?? ""]].flatMap(
    (label) => label ?? [],
  );
}

/** The words of a text without accents and case. */
export function searchWordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .filter(Boolean);
}
