import type { FastifyPluginAsync } from "fastify";
import { businessContract } from "#domain/business/business-settings.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { BusinessServices } from "./business.ts";

/** The paths of pages that would say something else. */
export type PreviewPages = (overrides: Overrides) => Promise<string[]>;

/** `/api/desk/business`: what an owner sets in place of the business profile; and what of it the desk states. */
export const businessRoutes: FastifyPluginAsync<{
  services: { business: BusinessServices };
  previewPages: PreviewPages;
}> = async (app, { services: { business }, previewPages }) =>
  serve(app, businessContract, {
    "/desk/business": {
      get: async () => ({ business: await business.read() }),
      put: async ({ signedIn, body: { version, settings } }) => ({
        business: await business.change(signedIn.staff.id, version, settings),
      }),
    },
    "/desk/business/changed-pages": {
      post: async ({ body }) => ({
        pages: await previewPages(await business.understood(body.overrides)),
      }),
    },
    "/desk/business/mailbox-tests": {
      post: async ({ signedIn, body }) => ({
        mailId: await business.testMailbox(signedIn.staff.id, body.mailbox),
      }),
    },
    "/desk/business/outside": {
      post: async ({ body }) => ({ outside: await business.outsideWith(body.overrides) }),
    },
    "/desk/counties": {
      get: async ({ query }) => ({ counties: await business.countiesOf(query.state) }),
    },
    "/desk/business/area": {
      post: async ({ body }) => business.areaOf(body.counties),
    },
    "/desk/opening-hours": { get: () => ({ hours: business.hours() }) },
    "/desk/facts": { get: () => ({ facts: business.stated() }) },
    "/desk/roof-words": { get: () => ({ words: business.facts().roofWords }) },
  });
