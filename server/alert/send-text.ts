import { RefusedForGood } from "#server/mail/delivery-fault.ts";
import type { HookDelivery } from "#server/mail/kinds.ts";
import type { TextProvider } from "#server/mail/message.ts";

/** What sending a text needs besides it. */
export type TextDelivery = HookDelivery & { provider: TextProvider; siteUrl: string };

/** How long the provider may take, in milliseconds. */
const patience = 10_000;
/** Milliseconds. By then others have been alerted, and a later text would wake somebody for nothing. */
const usefulFor = 15 * 60_000;
/** Statuses of a provider that is overloaded or already handling the same request: worth another try. */
const passing = new Set([408, 409, 425, 429]);

/**
 * Sends a text through the provider: a form POST of `To`, `From` and `Body` with Basic authentication, as Twilio
 * expects (https://www.twilio.com/docs/messaging/api/message-resource). `at` is when it was queued.
 * @throws when the provider does not answer with a 2xx; RefusedForGood when it never will.
 */
export async function sendText(
  text: { to: string; at: string; body: string },
  { provider, now, signal }: TextDelivery,
): Promise<void> {
  if (now.getTime() - Date.parse(text.at) > usefulFor) {
    throw new RefusedForGood("the text is too late");
  }
  const login = Buffer.from(`${provider.account}:${provider.token}`).toString("base64");
  const response = await fetch(provider.url, {
    method: "POST",
    headers: { authorization: `Basic ${login}` },
    body: new URLSearchParams({ To: text.to, From: provider.from, Body: text.body }),
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const fault = `the text provider answered ${response.status}`;
  const isFinal = response.status >= 400 && response.status < 500 && !passing.has(response.status);
  throw isFinal ? new RefusedForGood(fault) : new Error(fault);
}
