import type { IncomingMessage } from "node:http";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { factsOfProfile } from "#content/facts.ts";
import { articlePath, projectPath } from "#content/links.ts";
import { movedPages, offerOfAddress, pages } from "#content/pages.ts";
import { isHeld } from "#domain/article/held-in.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { PageEntry, QueryValues } from "#domain/page/page-entry.ts";
import { articles } from "#generated/articles.ts";
import { refuseOtherSites } from "#server/plugins/form-origin.ts";
import { limitPerMinute, postsPerMinute } from "#server/plugins/rate-limit.ts";
import { pagePath, splitTarget } from "#server/plugins/request-target.ts";
import type { Services } from "#server/services.ts";
import { serveBrandFiles } from "./brand-files.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { type KeptPage, sendKept } from "./kept-page.ts";
import { answerTo } from "./page-answer.ts";
import { createPageMemory } from "./page-memory.ts";
import { queryRead } from "./page-query.ts";
import type { PageSource } from "./page-source.ts";
import { readPhotoForm } from "./photo-form.ts";
import { limitRenders } from "./render-limit.ts";
import { sendRendered } from "./rendered-page.ts";
import { createSiteTexts } from "./site-texts.ts";

const moved: Readonly<Record<string, string>> = movedPages;
const nowAt = (path: string): string => moved[path] ?? path;
const articleAt = new Map<string, (typeof articles)[number]>(
  articles.map((article) => [articlePath(article), article]),
);

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
    edition: () => `${services.availability.edition()} ${services.projects.edition()}`,
    settings: services.business.pagesEdition,
    render,
  });
  const siteText = createSiteTexts({
    siteUrl: canonicalUrl,
    days: source.days,
    projects: services.business.projects,
  });
  const countRender = await limitRenders(app, { isOn: options.rateLimit, profile });
  const countPost = options.rateLimit
    ? await limitPerMinute(app, { most: postsPerMinute, profile })
    : async () => {};
  if (source.assetsFolder) {
    serveBrandFiles(app, source.assetsFolder, profile);
    await serveBuiltFiles(app, source.assetsFolder, sendDataNow);
  }

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

  /** Whether it is the address of what is not offered now, or of an article that does not hold: a 404, whatever was prerendered for it. */
  function isAbsent(path: string): boolean {
    const facts = factsOfProfile(profile);
    const [offer, article] = [offerOfAddress.get(path), articleAt.get(path)];
    const isOffered = offer === undefined || facts.offers[offer];
    return !isOffered || (article !== undefined && !isHeld(facts, article));
  }

  /** An article's data as they are with what an owner has set: others may be related, or gone. Without settings, the built file is sent. */
  async function sendDataNow(request: FastifyRequest, reply: FastifyReply) {
    const settings = services.business.pagesEdition();
    const path = pagePath(splitTarget(request.url).path);
    if (!settings || !articleAt.has(ofData(path))) return undefined;
    return sendKept(await memory.withSettings(path, settings), request, reply);
  }

  /** The answer for this address if it is the same for every visitor. */
  async function pageForAll(request: FastifyRequest, reply: FastifyReply) {
    const target = splitTarget(request.url);
    const path = pagePath(target.path);
    const ofPath = ofData(path);
    if (isAbsent(path) || isAbsent(ofPath)) {
      // What has moved only redirects, and has no words of its own.
      const address = ofPath ? `${nowAt(ofPath)}.data` : nowAt(path);
      return memory.withSettings(address, services.business.pagesEdition());
    }
    const prerendered = source.prerendered.get(path);
    if (prerendered) {
      const query = queryRead(target.query, prerendered.query);
      if (query) return variant(`${path}?${query}`, request, reply);
      const settings = services.business.pagesEdition();
      return settings ? memory.withSettings(path, settings) : prerendered;
    }
    // An article that did not hold yet when the site was built is the same for everybody, too.
    if (articleAt.has(path) || articleAt.has(ofPath)) {
      return memory.withSettings(path, services.business.pagesEdition());
    }
    const text = siteText(path, factsOfProfile(profile), services.business.pageColors().bar);
    if (text) return text;
    const ofRoofs = queryOfRoofs(ofPath || path);
    if (ofRoofs) {
      const query = queryRead(target.query, ofRoofs);
      return variant(query ? `${path}?${query}` : path, request, reply);
    }
    if (source.kept.has(path)) return memory.current(path);
    if (source.kept.has(ofPath)) return memory.currentData(ofPath);
    // The data of a page that reads its query are not a file (scripts/finish/pages.ts).
    const known = source.prerendered.get(ofPath)?.query ?? {};
    if (Object.keys(known).length === 0) return undefined;
    const query = queryRead(target.query, known);
    return variant(query ? `${path}?${query}` : path, request, reply);
  }

  /** What a page of finished roofs reads of its query, while it is there; undefined for any other. */
  function queryOfRoofs(path: string): QueryValues | undefined {
    const shown = services.business.projects();
    // A development server's pages may be others each time.
    if (shown.length === 0 || !source.assetsFolder) return undefined;
    if (shown.some((project) => projectPath(project) === path)) return {};
    const entry: PageEntry | undefined = Object.hasOwn(pages, path)
      ? pages[path as keyof typeof pages]
      : undefined;
    return entry?.made === "of-roofs" && !path.includes(":") ? (entry.query ?? {}) : undefined;
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

/** The address of the page whose data these are; empty where they are none. */
function ofData(path: string): string {
  return path.endsWith(".data") ? path.slice(0, -".data".length) : "";
}
