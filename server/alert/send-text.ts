import { RefusedForGood } from "#server/mail/delivery-fault.ts";
import type { HookDelivery } from "#server/mail/kinds.ts";
import type { TextProvider } from "#server/mail/message.ts";
import { postText } from "#server/mail/text-provider.ts";

/** What sending a text needs besides it. */
export type TextDelivery = Pick<HookDelivery, "now" | "signal" | "reportAddress"> & {
  provider: TextProvider;
  siteUrl: string;
};

/** Milliseconds. By then others have been alerted, and a later text would wake somebody for nothing. */
const usefulFor = 15 * 60_000;

/**
 * Sends a text to staff. `at` is when it was queued.
 * @returns the provider's id of it.
 * @throws when the provider does not accept it; RefusedForGood when it never will.
 */
export async function sendText(
  text: { to: string; at: string; body: string },
  { provider, now, signal, reportAddress }: TextDelivery,
): Promise<{ providerId: string | null }> {
  if (now.getTime() - Date.parse(text.at) > usefulFor) {
    throw new RefusedForGood({ kind: "text-too-late" }, "the text is too late");
  }
  const { to, body } = text;
  const reportTo = await reportAddress();
  return { providerId: await postText({ to, body, reportTo }, { provider, signal }) };
}
