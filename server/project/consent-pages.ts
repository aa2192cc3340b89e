import type { FastifyPluginAsync } from "fastify";
import { z } from "zod/mini";
import { consentPage } from "#content/en/project-consent.ts";
import { type PlainOptions, plainPages, sendDocument } from "#server/my-roof/plain-pages.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { refuseOtherSites } from "#server/plugins/form-origin.ts";
import { postsPerMinute } from "#server/plugins/rate-limit.ts";
import { Refusal } from "#server/refusal.ts";
import { consentPageOf } from "./consent-page.tsx";
import type { OwnerConsents } from "./owner-consents.ts";

type Options = PlainOptions & { services: { projects: { owners: OwnerConsents } } };

/** `draft`: what its owner would be asked, for staff alone. */
type Query = { Querystring: { draft?: string } };
type Addressed = Query & { Params: { token: string; project: string } };
type Pictured = Query & { Params: { token: string; project: string; picture: string } };

const answerForm = z.discriminatedUnion("says", [
  z.object({ says: z.enum(["yes", "no"]), question: z.string() }),
  z.object({ says: z.literal("back") }),
]);

/**
 * Where the owner of a finished roof looks at what everybody would see, and says yes or no, below the address of their own page
 * (server/my-roof). It has no scripts either.
 */
export const consentPages: FastifyPluginAsync<Options> = async (app, options) => {
  const { services, siteUrl } = options;
  const { owners } = services.projects;
  const { framing, limit, countMiss, sendUnknown, staffOf } = await plainPages(
    app,
    options,
    mostReads,
  );
  const countPost = await limit(postsPerMinute);

  app.get<Addressed>("/my-roof/:token/finished-roof/:project", async (request, reply) => {
    const { token, project } = request.params;
    const looking = await staffOf(request);
    const isDraft = "draft" in request.query;
    const asked = await (isDraft
      ? owners.preview(token, project, looking)
      : owners.find(token, project, looking));
    if (!asked) return sendUnknown(request, reply);
    const home = `/my-roof/${token}`;
    const place = { home, at: `${home}/finished-roof/${project}` };
    const page = consentPageOf(framing, asked, {
      ...place,
      ...{ isPreview: looking !== undefined, isDraft },
    });
    return sendDocument(reply, page);
  });

  app.get<Pictured>(
    "/my-roof/:token/finished-roof/:project/photos/:picture",
    async (request, reply) => {
      const { token, project, picture } = request.params;
      const read = "draft" in request.query ? owners.draftPicture : owners.picture;
      const place = { token, projectId: project, pictureId: picture };
      const file = await read(place, networkOf(request.ip), await staffOf(request));
      if (!file) {
        await countMiss(request, reply);
        throw new Refusal(404, "This photo is no longer here.").because("unknown photo");
      }
      return reply.type("image/jpeg").send(file);
    },
  );

  app.post<Addressed>(
    "/my-roof/:token/finished-roof/:project",
    { onRequest: [async (request) => refuseOtherSites(request, siteUrl), countPost] },
    async (request, reply) => {
      const { token, project } = request.params;
      if (await staffOf(request)) {
        throw new Refusal(403, consentPage.signedIn).because("answer from the desk");
      }
      const posted = Object.fromEntries(new URLSearchParams(String(request.body ?? "")));
      const read = answerForm.safeParse(posted);
      if (!read.success) throw new Refusal(400, "Say yes or no, please.").because("no answer");
      if (read.data.says === "back") await owners.takeBack(token, project);
      else await owners.say(token, project, { ...read.data, says: read.data.says });
      return reply.redirect(`/my-roof/${token}/finished-roof/${project}#answer`, 303);
    },
  );
};

/** Per minute and network: a project has up to 24 photos. */
const mostReads = 600;
