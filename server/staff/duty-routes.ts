import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { DutyServices } from "./duty.ts";
import type { StaffServices } from "./staff.ts";

/** Plans of duty, and taking it over. */
export const dutyRoutes: FastifyPluginAsync<{
  services: { duty: DutyServices; staff: StaffServices };
}> = async (app, { services: { duty, staff } }) =>
  serve(app, staffContract, {
    "/desk/staff/{id}/duty-plan": {
      put: async ({ signedIn, params, body }) => ({
        member: await duty.changePlan(signedIn, params.id, body),
      }),
    },
    "/desk/staff/{id}/hand-over": {
      post: async ({ signedIn, params }) => ({
        me: await staff.meOf(await duty.takeOver(signedIn, params.id)),
      }),
    },
  });
