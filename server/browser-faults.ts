import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { cleanFault } from "./clean-fault.ts";
import { countPerMinute, limitPerMinute, type Reach } from "./plugins/rate-limit.ts";
import { notValid, Refusal } from "./refusal.ts";

/** Bytes. A report has a few short lines. */
const longestReport = 2 * 1024;
/** Reports per minute and network; a page load sends three at most. */
export const reportsPerMinute = 20;
/** Lines per minute of each network that nobody else can use up, as long as all of these are not too many. */
export const ownLinesPerMinute = 5;
const allOwnLinesPerMinute = 600;
/** Lines per minute and process beyond those: many networks together must not fill the log either. */
export const linesPerMinute = 60;

const report = z.object({
  kind: z.enum(["error", "submission"]),
  message: z.string(),
  place: z.string(),
  page: z.string(),
  release: z.string(),
});

/**
 * `POST /faults`: what failed in a browser, as one line in the log and nothing else. It reads no cookie, changes nothing
 * and answers nothing, so it is outside `/api` and needs no CSRF token (docs/decisions/server-process.md).
 */
export const browserFaults: FastifyPluginAsync<{ rateLimit: boolean } & Reach> = async (
  app,
  { rateLimit: isLimited, profile },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  if (isLimited)
    app.addHook("onRequest", await limitPerMinute(app, { most: reportsPerMinute, profile }));
  const countOwn = await countPerMinute(app, ownLinesPerMinute);
  const [hasOwn, hasShared] = [allowance(allOwnLinesPerMinute), allowance(linesPerMinute)];
  const mayLog = async (faulty: FastifyRequest) =>
    ((await countOwn(faulty)) === null && hasOwn()) || hasShared();

  app.post(
    "/faults",
    { bodyLimit: longestReport, onRequest: refuseOtherSites },
    async (request, reply) => {
      const { data } = report.safeParse(parsed(request.body));
      if (!data) throw new Refusal(400, notValid);
      if (await mayLog(request)) request.log.warn(cleanFault(data), "browser fault");
      return reply.code(204).send();
    },
  );
};

/** Browsers that say where a request comes from are believed; others can be told nothing by the answer anyway. */
async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") throw new Refusal(403, notValid);
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** True `most` times a minute. */
function allowance(most: number): () => boolean {
  let used = 0;
  let end = 0;
  return () => {
    const now = performance.now();
    if (now >= end) {
      used = 0;
      end = now + 60_000;
    }
    used += 1;
    return used <= most;
  };
}
