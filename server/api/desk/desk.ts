import type { FastifyPluginAsync } from "fastify";
import { deskSession } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";
import { auditRoutes } from "./audit-routes.ts";
import { calendarFeedRoutes } from "./calendar-feed-routes.ts";
import { changeRoutes } from "./change-routes.ts";
import { dutyRoutes } from "./duty-routes.ts";
import { leadPageRoutes } from "./lead-page-routes.ts";
import { leadRoutes } from "./lead-routes.ts";
import { mailRoutes } from "./mail-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { recordRoutes } from "./records-routes.ts";
import { searchRoutes } from "./search-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { staffRoutes } from "./staff-routes.ts";

/** `/api/desk`: the staff's calls. Every route that is not marked `openToStrangers` needs a session. */
export const desk: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  await app.register(deskSession, { services });
  await app.register(signInRoutes, { services });
  await app.register(sessionRoutes, { services });
  await app.register(passkeyRoutes, { services });
  await app.register(staffRoutes, { services });
  await app.register(dutyRoutes, { services });
  await app.register(auditRoutes, { services });
  await app.register(mailRoutes, { services });
  await app.register(peopleRoutes, { services });
  await app.register(recordRoutes, { services });
  await app.register(settingsRoutes, { services });
  await app.register(leadRoutes, { services });
  await app.register(searchRoutes, { services });
  await app.register(leadPageRoutes, { services });
  await app.register(calendarFeedRoutes, { services });
  await app.register(changeRoutes, { services });
};
