import { RefusedForGood } from "#server/mail/delivery-fault.ts";
import type { HookDelivery } from "#server/mail/kinds.ts";
import type { TextProvider } from "#server/mail/message.ts";

/** A text to the person on duty. It reveals only the first name of the person who asked. */
export type LeadText = {
  leadId: string;
  emergency: boolean;
  what: string;
  /** Empty when the name given does not look like one. */
  firstName: string;
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** How long the provider may take, in milliseconds. */
const patience = 10_000;
/** Milliseconds. By then others have been alerted, and a later text would wake somebody for nothing. */
const usefulFor = 15 * 60_000;
/** Statuses of a provider that is overloaded or already handling the same request: worth another try. */
const passing = new Set([408, 409, 425, 429]);

/**
 * Sends a text through the provider: a form POST of `To`, `From` and `Body` with Basic authentication, as Twilio
 * expects (https://www.twilio.com/docs/messaging/api/message-resource).
 * @throws when the provider does not answer with a 2xx; RefusedForGood when it never will.
 */
export async function sendLeadText(
  text: LeadText,
  delivery: HookDelivery & { provider: TextProvider; siteUrl: string },
): Promise<void> {
  const { provider, siteUrl, now, signal } = delivery;
  if (now.getTime() - Date.parse(text.at) > usefulFor) {
    throw new RefusedForGood("the text is too late");
  }
  const login = Buffer.from(`${provider.account}:${provider.token}`).toString("base64");
  const response = await fetch(provider.url, {
    method: "POST",
    headers: { authorization: `Basic ${login}` },
    body: new URLSearchParams({ To: text.to, From: provider.from, Body: bodyOf(text, siteUrl) }),
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const fault = `the text provider answered ${response.status}`;
  const isFinal = response.status >= 400 && response.status < 500 && !passing.has(response.status);
  throw isFinal ? new RefusedForGood(fault) : new Error(fault);
}

function bodyOf({ leadId, emergency, what, firstName }: LeadText, siteUrl: string): string {
  const beginning = emergency ? "Emergency" : `New lead (${what})`;
  return `${beginning}${firstName && `: ${firstName}`}. ${siteUrl}/desk/leads/${leadId}`;
}
