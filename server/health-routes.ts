import type { FastifyInstance } from "fastify";
import { retryAfterOutage } from "./refusal.ts";
import type { Services } from "./services.ts";

/** `/healthz`: the process is alive. `/readyz`: it can serve visitors. */
export function addHealthRoutes(app: FastifyInstance, { operations }: Services): void {
  app.get("/healthz", async () => ({ success: true, status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const fault = await operations.readiness();
    if (!fault) return { success: true, status: "ready", deadMails: await operations.deadMails() };
    reply.code(503).header("retry-after", retryAfterOutage);
    return { success: false, error: fault };
  });
}
