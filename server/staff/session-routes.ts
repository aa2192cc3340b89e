import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { ScreenServices } from "#server/change-feed/screens.ts";
import { clearSession } from "#server/plugins/desk-session.ts";
import type { SessionServices } from "./sessions.ts";
import type { StaffServices } from "./staff.ts";

/** The caller's sessions. */
export const sessionRoutes: FastifyPluginAsync<{
  services: { staff: StaffServices; sessions: SessionServices; screens: ScreenServices };
}> = async (app, { services: { staff, sessions, screens } }) =>
  serve(app, staffContract, {
    "/desk/me": {
      get: async ({ signedIn }) => ({
        changes: await screens.place(),
        me: await staff.meOf(signedIn),
      }),
      patch: async ({ signedIn, body }) => ({ me: await staff.changeMe(signedIn, body) }),
    },
    "/desk/sessions": {
      get: async ({ signedIn }) => ({ sessions: await sessions.list(signedIn) }),
      async delete({ signedIn, request, reply }) {
        await sessions.endAll(signedIn);
        clearSession(request, reply);
        return {};
      },
    },
    "/desk/sessions/{id}": {
      async delete({ signedIn, params: { id }, request, reply }) {
        const ended = id === "current" ? signedIn.sessionId : id;
        await sessions.end(signedIn, ended);
        if (ended === signedIn.sessionId) clearSession(request, reply);
        return {};
      },
    },
  });
