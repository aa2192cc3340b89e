import type { Config } from "#server/config.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

/** Milliseconds. */
const patience = 8_000;

/** Whether the provider of texts accepts our account. Nothing is sent: it is asked for our last text. */
export async function checkTextProvider({
  alertSms,
  visitorTexts,
  siteUrl,
}: Pick<Config, "alertSms" | "visitorTexts" | "siteUrl">): Promise<Finding> {
  if (!alertSms) return skip("none in ALERT_SMS_ACCOUNT");
  const url = new URL(alertSms.url);
  url.searchParams.set("PageSize", "1");
  const login = Buffer.from(`${alertSms.account}:${alertSms.token}`).toString("base64");
  const headers = { authorization: `Basic ${login}` };
  let status: number;
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    await response.body?.cancel();
    status = response.status;
  } catch {
    return fault(`${url.host} does not answer: is ALERT_SMS_URL right?`);
  }
  if (status === 401 || status === 403) {
    return fault(`${url.host} does not accept ALERT_SMS_ACCOUNT with ALERT_SMS_TOKEN`);
  }
  if (status < 200 || status >= 300) return warn(`${url.host} answers with ${status}`);
  if (!visitorTexts) return ok(`${url.host} accepts our account; visitors are not texted`);
  const said = `${url.host} accepts our account; it has to post incoming texts to ${siteUrl}/texts/incoming, and posts what becomes of ours to ${siteUrl}/texts/status`;
  return siteUrl.startsWith("https:") ? ok(said) : warn(`${said}, which is without TLS`);
}
