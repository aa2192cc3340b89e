import { sendText, type TextDelivery } from "./send-text.ts";

/** A text to the person on duty. It reveals only the first name of the person who asked. */
export type LeadText = {
  leadId: string;
  emergency: boolean;
  /** How it begins, such as `Not reached yet`; rows of earlier releases have none. */
  heading?: string;
  what: string;
  /** Empty when the name given does not look like one. */
  firstName: string;
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** @returns what `sendText` returns. @throws what it throws. */
export function sendLeadText(text: LeadText, delivery: TextDelivery): ReturnType<typeof sendText> {
  return sendText({ to: text.to, at: text.at, body: bodyOf(text, delivery.siteUrl) }, delivery);
}

function bodyOf(
  { leadId, emergency, what, firstName, ...text }: LeadText,
  siteUrl: string,
): string {
  const heading = text.heading ?? (emergency ? "Emergency" : "New lead");
  const beginning = emergency ? heading : `${heading} (${what})`;
  return `${beginning}${firstName && `: ${firstName}`}. ${siteUrl}/desk/leads/${leadId}`;
}
