import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { StaffServices } from "./staff.ts";

/** The staff. */
export const staffRoutes: FastifyPluginAsync<{ services: { staff: StaffServices } }> = async (
  app,
  { services: { staff } },
) =>
  serve(app, staffContract, {
    "/desk/staff": {
      get: async () => ({ staff: await staff.list() }),
      post: async ({ signedIn, body }) => ({ member: await staff.invite(signedIn, body) }),
    },
    "/desk/staff/{id}": {
      patch: async ({ signedIn, params, body }) => ({
        member: await staff.change(signedIn, params.id, body),
      }),
    },
    "/desk/staff/{id}/invitation": {
      async post({ signedIn, params }) {
        await staff.inviteAgain(signedIn, params.id);
        return {};
      },
    },
  });
