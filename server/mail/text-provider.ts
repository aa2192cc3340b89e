import { NotSent, RefusedForGood } from "./delivery-fault.ts";
import type { TextProvider } from "./message.ts";

/** How long the provider may take, in milliseconds. */
const patience = 10_000;
/** Statuses of a provider that is overloaded or already handling the same request: worth another try. */
const passing = new Set([408, 409, 425, 429]);
/** What Twilio answers about a number that has texted it STOP (https://www.twilio.com/docs/api/errors/21610). */
const optedOut = 21_610;
/** Errors before anything was sent. */
const notReached = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Thrown when nothing tells whether the provider has accepted a text. */
export class NoAnswer extends NotSent {}

/** What a text that was queued is thrown when nobody is texted anymore. */
export const textsNotConfigured = () =>
  new NotSent({ kind: "not-configured" }, "texts are no longer configured");

/** `reportTo`: where the provider posts what becomes of it; undefined: nowhere. */
export type TextToPost = { to: string; body: string; reportTo: string | undefined };

/**
 * Hands a text to the provider: a form POST of `To`, `From`, `Body` and `StatusCallback` with Basic authentication, as Twilio expects
 * (https://www.twilio.com/docs/messaging/api/message-resource).
 * @returns the provider's id of the message; null when it tells none.
 * @throws when it is not accepted: RefusedForGood when it never will be, NoAnswer when it may have been.
 */
export async function postText(
  { to, body, reportTo }: TextToPost,
  { provider, signal }: { provider: TextProvider; signal: AbortSignal },
): Promise<string | null> {
  const login = Buffer.from(`${provider.account}:${provider.token}`).toString("base64");
  const response = await fetch(provider.url, {
    method: "POST",
    headers: { authorization: `Basic ${login}` },
    body: new URLSearchParams({
      ...{ To: to, From: provider.from, Body: body },
      ...(reportTo && { StatusCallback: reportTo }),
    }),
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  }).catch((error: unknown) => {
    const Fault = wasReached(error) ? NoAnswer : NotSent;
    throw new Fault({ kind: "other-system-silent" }, messageOf(error), { cause: error });
  });
  const answer = await fieldsOf(response);
  if (response.ok) return typeof answer.sid === "string" ? answer.sid : null;
  if (answer.code === optedOut)
    throw new RefusedForGood({ kind: "opted-out" }, "the number has opted out at the provider");
  const { status } = response;
  const isFinal = status >= 400 && status < 500 && !passing.has(status);
  const Fault = isFinal ? RefusedForGood : NotSent;
  throw new Fault(
    { kind: "text-provider-answered", status },
    `the text provider answered ${status}`,
  );
}

function wasReached(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code === undefined || !notReached.has(code);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The status alone says whether it was accepted: what cannot be read says nothing more. */
async function fieldsOf(response: Response): Promise<{ sid?: unknown; code?: unknown }> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === "object" && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
