import { release } from "#server/release.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

/** Milliseconds. */
const patience = 8_000;

/**
 * Asks what proxies let through: `/readyz` is not for the public.
 * @returns whether the public address leads to this release, and whether it learns of TLS from the proxy in front.
 */
export async function checkPublicAddress(
  siteUrl: string | undefined,
  patienceInMilliseconds = patience,
): Promise<Finding> {
  if (!siteUrl) return skip("none in SITE_URL");
  const { origin, protocol } = new URL(siteUrl);
  let response: Response;
  let answer: { release?: string; error?: string };
  try {
    const signal = AbortSignal.timeout(patienceInMilliseconds);
    response = await fetch(`${origin}/healthz`, { signal, redirect: "manual" });
    answer = await response.json().catch(() => ({}));
  } catch (error) {
    return fault(
      `${origin} does not answer (${reasonOf(error)}): do the site and its proxy run, and does DNS lead here?`,
    );
  }
  if (response.status >= 300 && response.status < 400) {
    const target = response.headers.get("location");
    return fault(`${origin} leads on to ${target}: put the address that it ends at in SITE_URL`);
  }
  if (response.status === 502 || response.status === 504) {
    return fault(`${origin}: the proxy does not reach the site (${response.status})`);
  }
  if (answer.error) return fault(`${origin} does not serve: ${answer.error}`);
  if (!answer.release) return fault(`${origin} answers, but not with this site`);
  if (answer.release !== release) {
    return fault(
      `${origin} answers with release ${answer.release}, and this is ${release}: restart`,
    );
  }
  if (protocol === "https:" && !response.headers.has("strict-transport-security")) {
    return fault(
      "the site does not learn from its proxy that visitors come by TLS: set TRUST_PROXY to the number of proxies",
    );
  }
  const said = `${origin} answers with release ${release}`;
  return protocol === "https:" ? ok(said) : warn(`${said}, without TLS`);
}

/** `fetch` hides what happened in its cause. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? (name === "TimeoutError" ? "no answer in time" : String(name));
}
