import type { IncomingMessage } from "node:http";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { factsOfProfile } from "#content/facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { limitPerMinute, postsPerMinute } from "#server/plugins/rate-limit.ts";
import { pagePath, splitTarget } from "#server/plugins/request-target.ts";
import type { Services } from "#server/services.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { refuseOtherSites } from "./form-origin.ts";
import { type KeptPage, sendKept } from "./kept-page.ts";
import { answerTo } from "./page-answer.ts";
import { createPageMemory } from "./page-memory.ts";
import { queryRead } from "./page-query.ts";
import type { PageSource } from "./page-source.ts";
import { readPhotoForm } from "./photo-form.ts";
import { limitRenders } from "./render-limit.ts";
import { sendRendered } from "./rendered-page.ts";
import { createSiteTexts } from "./site-texts.ts";

type PageRoutesOptions = {
  source: PageSource;
  services: Services;
  profile: BusinessProfile;
  rateLimit: boolean;
  /** Whose forms are accepted. */
  siteUrl: string;
  /** Base of the addresses in pages. */
  canonicalUrl: string;
};

/** Every URL outside `/api`: files, prerendered pages and pages rendered on request. */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (app, options) => {
  const { source, services, profile, siteUrl, canonicalUrl } = options;
  const rendering = { source, services, profile, siteUrl: canonicalUrl };
  // Built from the address alone: nothing of one visitor's request may reach another.
  const render = async (address: string) => {
    const request = new Request(new URL(address, "http://localhost"));
    return (await answerTo(request, rendering, { network: "", log: app.log })).response;
  };
  const memory = createPageMemory({
    edition: services.availability.edition,
    settings: services.business.pagesEdition,
    render,
  });
  const siteText = createSiteTexts({ siteUrl: canonicalUrl, days: source.days });
  const countRender = await limitRenders(app, { isOn: options.rateLimit, profile });
  const countPost = options.rateLimit
    ? await limitPerMinute(app, { most: postsPerMinute, profile })
    : async () => {};
  if (source.assetsFolder) await serveBuiltFiles(app, source.assetsFolder);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser(
    "multipart/form-data",
    (request: FastifyRequest, body: IncomingMessage) =>
      readPhotoForm(request, body, services.photos),
  );

  app.get("/*", async (request, reply) => {
    const page = await pageForAll(request, reply);
    return page ? sendKept(page, request, reply) : sendForOne(request, reply);
  });

  app.post(
    "/*",
    {
      onRequest: [async (request) => refuseOtherSites(request, siteUrl), countPost],
    },
    sendForOne,
  );

  /** The answer for this address if it is the same for every visitor. */
  async function pageForAll(request: FastifyRequest, reply: FastifyReply) {
    const target = splitTarget(request.url);
    const path = pagePath(target.path);
    const prerendered = source.prerendered.get(path);
    if (prerendered) {
      const query = queryRead(target.query, prerendered.query);
      if (query) return variant(`${path}?${query}`, request, reply);
      const settings = services.business.pagesEdition();
      return settings ? memory.withSettings(path, settings) : prerendered;
    }
    const text = siteText(path, factsOfProfile(profile));
    if (text) return text;
    if (source.kept.has(path)) return memory.current(path);
    const ofPath = path.endsWith(".data") ? path.slice(0, -".data".length) : "";
    if (source.kept.has(ofPath)) return memory.currentData(ofPath);
    // The data of a page that reads its query are not a file (scripts/finish/pages.ts).
    const known = source.prerendered.get(ofPath)?.query ?? {};
    if (Object.keys(known).length === 0) return undefined;
    const query = queryRead(target.query, known);
    return variant(query ? `${path}?${query}` : path, request, reply);
  }

  async function variant(
    address: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KeptPage> {
    const known = memory.variant(address);
    if (known) return known;
    await countRender(request, reply);
    return memory.addVariant(address);
  }

  async function sendForOne(request: FastifyRequest, reply: FastifyReply) {
    await countRender(request, reply);
    return sendRendered(rendering, request, reply);
  }
};
