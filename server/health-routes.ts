import type { FastifyInstance } from "fastify";
import { retryAfterOutage } from "./refusal.ts";
import { release } from "./release.ts";
import type { Services } from "./services.ts";

/**
 * `/healthz`: the process is alive, and not about to stop. Proxies let the public ask it. `/readyz`: it can serve visitors;
 * `degraded` if it can, but mails do not go out. That stays a 200, because a load balancer must not take the site away for it.
 */
export function addHealthRoutes(app: FastifyInstance, { operations }: Services): void {
  app.get("/healthz", async (_request, reply) => {
    if (!app.isDraining()) return { success: true, status: "ok", release };
    reply.code(503);
    return { success: false, error: "This process is stopping." };
  });
  app.get("/readyz", async (request, reply) => {
    // Proxies close this one spelling to the public; the router would also take `/readyz/` and `/%72eadyz`.
    if (request.url.split("?", 1)[0] !== "/readyz") return reply.callNotFound();
    const fault = await operations.readiness();
    if (fault) {
      reply.code(503).header("retry-after", retryAfterOutage);
      return { success: false, error: fault };
    }
    const mails = await operations.mails();
    const backups = await operations.backups();
    return {
      success: true,
      status: mails?.isFlowing === false ? "degraded" : "ready",
      deadMails: await operations.deadMails(),
      oldestUnsentSeconds: mails?.oldestUnsentSeconds ?? null,
      lastMailError: mails?.lastMailError ?? null,
      lastMailSentAt: mails?.lastMailSentAt ?? null,
      mailsHeldSince: mails?.mailsHeldSince ?? null,
      replyMailboxSilentSince: await operations.replyMailboxSilentSince(),
      webhooksOff: await operations.webhooksOff(),
      newestBackupSeconds: backups?.newestBackupSeconds ?? null,
      lastDrillAt: backups?.lastDrillAt ?? null,
      lastDrillError: backups?.lastDrillError ?? null,
      writes: operations.writes(),
      freeDiskBytes: await operations.freeDiskBytes(),
      release,
    };
  });
}
