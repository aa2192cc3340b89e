import type { FastifyBaseLogger } from "fastify";
import type { PageContext } from "#app/page-context.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { codeOf, outageOf } from "#server/database/unavailable.ts";
import { invalidInput, Refusal, sentences } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import type { PageSource } from "./page-source.ts";

export type Rendering = {
  source: PageSource;
  services: Services;
  profile: Pick<BusinessProfile, "phone" | "facts">;
  siteUrl: string;
};

/**
 * How long an answer may take, in milliseconds: longer than any wait for the database (docs/decisions/databases.md), and
 * shorter than the server keeps a silent connection. Only a loader or action that never settles takes as long.
 */
const answerLimit = 30_000;

type Asker = Pick<PageContext, "network" | "browser" | "nonce"> & { log: FastifyBaseLogger };

/**
 * The pages' answer to a request, and the last refusal that it is about, if any. Errors are logged here.
 * @throws Refusal in place of what React Router itself says of a fault: a few words, or nothing.
 */
export async function answerTo(
  request: Request,
  { source, services, profile, siteUrl }: Rendering,
  { log, ...asker }: Asker,
): Promise<{ response: Response; refusal: Refusal | undefined }> {
  let refusal: Refusal | undefined;
  const asRefusal = (error: unknown) => {
    refusal = services.asRefusal(error);
    return refusal;
  };
  const timed = new Request(request, { signal: AbortSignal.timeout(answerLimit) });
  const response = await source.render(timed, {
    services,
    siteUrl,
    ...asker,
    asRefusal,
    reportError: (error) => logFailure(error, asRefusal(error), log),
    reportInvalid: (fields) => asRefusal(invalidInput(fields)),
  });
  if (isPlainFault(response)) {
    await response.body?.cancel();
    throw refusal ?? refusalOf(response.status, profile.phone.display);
  }
  return { response, refusal };
}

/** A database outage is not logged as the page's fault. */
function logFailure(error: unknown, { status }: Refusal, log: FastifyBaseLogger): void {
  if (status === 503) log.warn({ code: codeOf(error) }, outageOf(error));
  else log.error({ err: error }, "page failed");
}

/** Any error that is neither a page nor data for React Router's browser code. A 405 in either form says nothing. */
function isPlainFault({ status, headers }: Response): boolean {
  const type = headers.get("content-type") ?? "";
  return status === 405 || (status >= 400 && !/^text\/(?:html|x-script)/.test(type));
}

function refusalOf(status: number, phone: string): Refusal {
  return status === 405
    ? new Refusal(status, "Nothing can be sent to this address.")
    : new Refusal(status, sentences.fault(phone));
}
