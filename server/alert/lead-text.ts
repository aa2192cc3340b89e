import { RefusedForGood } from "#server/mail/delivery-fault.ts";
import type { HookDelivery } from "#server/mail/kinds.ts";
import type { TextProvider } from "#server/mail/message.ts";

/** A text to whoever is on duty. It tells of the person no more than their first name. */
export type LeadText = {
  leadId: string;
  emergency: boolean;
  what: string;
  /** Empty when what was given does not look like a name. */
  firstName: string;
  /** E.164. */
  to: string;
  /** When it was queued. */
  at: string;
};

/** Longest time that the provider may take, in milliseconds. */
const patience = 10_000;
/** After that others have been alerted: a text would wake up somebody for nothing. */
const usefulFor = 15 * 60_000;
/** A provider says so when it is not to be asked now, or is busy with the same. */
const passing = new Set([408, 409, 425, 429]);

/**
 * Has a text sent by the provider: a POST of a form with `To`, `From` and `Body`, with Basic authentication, as
 * Twilio takes it (https://www.twilio.com/docs/messaging/api/message-resource).
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
