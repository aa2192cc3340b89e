import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { audiences } from "#domain/my-roof/audience.ts";
import { isOfReader } from "#domain/my-roof/opening.ts";
import { emailField } from "#domain/person/contact-details.ts";
import type { PhotoSize } from "#server/photo/photo-store.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { refuseOtherSites } from "#server/plugins/form-origin.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { type Asking, lostPage } from "./lost-page.tsx";
import type { MyRoofServices } from "./my-roof.ts";
import { type PlainOptions, plainPages, sendDocument, sendSeenMark } from "./plain-pages.ts";
import type { AskedPhoto } from "./read-reports.ts";
import { reportPage } from "./report-page.tsx";
import { roofPage } from "./roof-page.tsx";

type Options = PlainOptions & { services: { myRoof: MyRoofServices } };

/** Per minute and network: a report has up to 120 photos. */
const mostReads = 600;

/** What somebody chooses who passes a report on; `id` is that of the link, made by the page. */
const passingForm = z.object({ id: z.string(), audience: z.enum(audiences) });

const askingForm = z.object({ email: emailField });

type Addressed = { Params: { token: string } };
type Reported = { Params: { token: string; report: string } };
type Pictured = { Params: { token: string; photo: string }; Querystring: { size?: string } };

/**
 * `/my-roof`: what somebody has with us, at an address that is its only key, so it is in no log and no cache. The pages have no
 * scripts, and are none of the browser's router, so that its list of them stays as long as it is.
 */
export const myRoofPages: FastifyPluginAsync<Options> = async (app, options) => {
  const { services, siteUrl } = options;
  const { myRoof } = services;
  const { framing, countMiss, sendUnknown, staffOf } = await plainPages(app, options, mostReads);
  app.addHook("onClose", () => myRoof.settled());

  app.get("/my-roof", async (_request, reply) =>
    sendDocument(reply, lostPage(framing, { state: "asked", isUnknown: false })),
  );

  app.post(
    "/my-roof",
    { onRequest: [async (request) => refuseOtherSites(request, siteUrl)] },
    async (request, reply) => {
      const answered = new Promise((resolve) =>
        reply.raw.once("finish", resolve).once("close", resolve),
      );
      const asker = { network: networkOf(request.ip), answered };
      const asking = await asked(String(request.body ?? ""), asker);
      reply.code(asking.state === "refused" ? 400 : 200);
      return sendDocument(reply, lostPage(framing, asking));
    },
  );

  async function asked(
    body: string,
    asker: { network: string; answered: Promise<unknown> },
  ): Promise<Asking> {
    const email = new URLSearchParams(body).get("email") ?? "";
    const read = askingForm.safeParse({ email });
    if (!read.success) {
      const [issue] = read.error.issues;
      return { state: "refused", email: email.slice(0, 300), fault: issue?.message ?? "" };
    }
    await myRoof.sendAgain(read.data.email, asker);
    return { state: "sent" };
  }

  app.get<Addressed>("/my-roof/:token", async (request, reply) => {
    const looking = await staffOf(request);
    const roof = await myRoof.find(request.params.token, looking);
    if (!roof) return sendUnknown(request, reply);
    const at = `/my-roof/${request.params.token}`;
    return sendDocument(reply, roofPage(framing, roof, { at, isPreview: looking !== undefined }));
  });

  app.get<Addressed>("/my-roof/:token/seen.svg", async (request, reply) => {
    if (isOfReader(request) && !(await staffOf(request))) await myRoof.opened(request.params.token);
    return sendSeenMark(reply);
  });

  app.get<Reported>("/my-roof/:token/report/:report", async (request, reply) => {
    const { token, report } = request.params;
    const looking = await staffOf(request);
    const seen = await myRoof.report(token, report, looking);
    if (!seen) return sendUnknown(request, reply);
    const home = `/my-roof/${token}`;
    const page = reportPage(framing, seen, {
      ...{ of: "person", home, at: `${home}/report/${report}`, nextLink: unguessableId() },
      // Whoever looks for the firm has no use for links that others were given.
      passedOn: looking ? [] : await myRoof.passedOn(seen),
      isPreview: looking !== undefined,
    });
    return sendDocument(reply, page);
  });

  app.get<Reported>("/my-roof/:token/report/:report/seen.svg", async (request, reply) => {
    const { token, report } = request.params;
    if (isOfReader(request) && !(await staffOf(request))) await myRoof.opened(token, report);
    return sendSeenMark(reply);
  });

  app.get<Reported & Pictured>(
    "/my-roof/:token/report/:report/photos/:photo",
    async (request, reply) => {
      const { token, report } = request.params;
      const file = await myRoof.reportPhoto(
        { token, reportId: report },
        askedPhoto(request),
        await staffOf(request),
      );
      return file ? sendPhoto(reply, file) : refusePhoto(request, reply);
    },
  );

  app.post<Reported>(
    "/my-roof/:token/report/:report/passed-on",
    { onRequest: [async (request) => refuseOtherSites(request, siteUrl)] },
    async (request, reply) => {
      const { token, report } = request.params;
      const posted = Object.fromEntries(new URLSearchParams(String(request.body ?? "")));
      const { end, ...asked } = posted;
      if (end !== undefined) await myRoof.takeBack(token, end);
      else await myRoof.passOn(token, report, readPassingOn(asked));
      return reply.redirect(`/my-roof/${token}/report/${report}#pass-on`, 303);
    },
  );

  app.get<Addressed>("/roof-report/:token", async (request, reply) => {
    const { token } = request.params;
    const passed = await myRoof.othersReport(token);
    if (!passed) return sendUnknown(request, reply);
    const { report, audience } = passed;
    const place = { of: "others" as const, at: `/roof-report/${token}`, audience };
    return sendDocument(reply, reportPage(framing, report, place));
  });

  app.get<Addressed>("/roof-report/:token/seen.svg", async (request, reply) => {
    if (isOfReader(request) && !(await staffOf(request))) await myRoof.opened(request.params.token);
    return sendSeenMark(reply);
  });

  app.get<Pictured>("/roof-report/:token/photos/:photo", async (request, reply) => {
    const file = await myRoof.othersPhoto(request.params.token, askedPhoto(request));
    return file ? sendPhoto(reply, file) : refusePhoto(request, reply);
  });

  app.get<Pictured>("/my-roof/:token/photos/:photo", async (request, reply) => {
    const { token, photo } = request.params;
    const file = await myRoof.photo(
      token,
      { id: photo, size: sizeOf(request.query.size) },
      await staffOf(request),
    );
    return file ? sendPhoto(reply, file) : refusePhoto(request, reply);
  });

  for (const below of ["/my-roof/*", "/roof-report", "/roof-report/*"]) {
    app.get(below, sendUnknown);
  }

  async function refusePhoto(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    await countMiss(request, reply);
    throw new Refusal(404, "This photo is no longer here.");
  }
};

function readPassingOn(posted: object) {
  const read = passingForm.safeParse(posted);
  if (!read.success) throw new Refusal(400, "Choose who the link is for.").because("audience");
  return read.data;
}

function askedPhoto(request: FastifyRequest<Pictured>): AskedPhoto {
  const { params, query, ip } = request;
  return { id: params.photo, isWhole: query.size === "whole", network: networkOf(ip) };
}

/** In the browser of whoever looks at the page alone, and not for longer than they do. */
function sendPhoto(reply: FastifyReply, file: Buffer): FastifyReply {
  return reply.type("image/jpeg").header("cache-control", "private, max-age=600").send(file);
}

function sizeOf(asked: string | undefined): PhotoSize {
  return asked === "small" ? "small" : "full";
}
