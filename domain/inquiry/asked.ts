import { type ChoiceName, type InquiryChoices, inquiryChoices } from "./choice-table.ts";

/*
 * The call of the forms has what a visitor chose as lines of its message, before or after their own words. Composed and
 * taken apart here, and nowhere else.
 */

/** What somebody asked us: what they chose, and their own words. */
export type Asked = { choices: InquiryChoices; words: string };

/** Before the visitor's own words, in the contact form's message. */
const wordsLabel = "Message:";

const subjectLabel = "Contact Request: ";

/** The subject that the contact form sends. */
export function contactSubject({ service }: InquiryChoices): string {
  return `${subjectLabel}${service}`;
}

/** The message that the contact form sends. Its lines end with a line feed. */
export function contactMessage({ choices, words }: Asked): string {
  const ofWords = words && `${wordsLabel} ${withLineFeeds(words)}`;
  return [...linesOf(choices), ofWords].filter(Boolean).join("\n");
}

/**
 * The message that the emergency form sends.
 * @param service of the link to its page, known to us or not; empty without one.
 */
export function emergencyCallMessage(words: string, service: string): string {
  const line = service && `${inquiryChoices.service.line}: ${service}`;
  return [withLineFeeds(words), line].filter(Boolean).join("\n");
}

/**
 * Takes an inquiry apart as it arrives: the choices that its form has put into lines of the message and into the subject,
 * and the visitor's own words. A message of any other form is their own words, whole.
 */
export function askedIn(inquiry: { subject: string; message: string; emergency: boolean }): Asked {
  const { choices, words } = (inquiry.emergency ? ofEmergency : ofContact)(inquiry.message);
  const service = choices.service ?? serviceOfSubject(inquiry.subject);
  return { choices: service ? { ...choices, service } : choices, words };
}

function linesOf(choices: InquiryChoices): string[] {
  return choiceNames().flatMap((name) =>
    choices[name] ? `${inquiryChoices[name].line}: ${choices[name]}` : [],
  );
}

/** The form begins with the service; each other line may be missing. */
function ofContact(message: string): Asked {
  const choices: Record<string, string> = {};
  let rest = message;
  for (const name of choiceNames()) {
    const { line, values } = inquiryChoices[name];
    const value = values.find((one) => firstLine(rest) === `${line}: ${one}`);
    if (value) {
      choices[name] = value;
      rest = rest.slice(firstLine(rest).length).replace(/^\r?\n/, "");
    } else if (name === "service") {
      return { choices: {}, words: message };
    }
  }
  const isLabeled = rest === wordsLabel || rest.startsWith(`${wordsLabel} `);
  return { choices, words: isLabeled ? rest.slice(wordsLabel.length + 1) : rest };
}

/** The form ends with the service of the link, if there was one. */
function ofEmergency(message: string): Asked {
  const { line, values } = inquiryChoices.service;
  const end = message.lastIndexOf("\n");
  const service = values.find((one) => end > 0 && message.slice(end + 1) === `${line}: ${one}`);
  return service
    ? { choices: { service }, words: message.slice(0, end).replace(/\r$/, "") }
    : { choices: {}, words: message };
}

function serviceOfSubject(subject: string): InquiryChoices["service"] {
  return inquiryChoices.service.values.find((service) => subject === contactSubject({ service }));
}

function firstLine(text: string): string {
  return /^[^\r\n]*/.exec(text)?.[0] ?? "";
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function choiceNames(): ChoiceName[] {
  return Object.keys(inquiryChoices) as ChoiceName[];
}
