import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { AuditServices } from "./audit.ts";

/** The audit trail. */
export const auditRoutes: FastifyPluginAsync<{ services: { audit: AuditServices } }> = async (
  app,
  { services: { audit } },
) =>
  serve(app, staffContract, {
    "/desk/audit": { get: ({ query }) => audit.list(query) },
  });
