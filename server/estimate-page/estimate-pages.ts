import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { isOfReader } from "#domain/my-roof/opening.ts";
import {
  type PlainOptions,
  plainPages,
  sendDocument,
  sendSeenMark,
} from "#server/my-roof/plain-pages.ts";
import { refuseOtherSites } from "#server/plugins/form-origin.ts";
import { postsPerMinute } from "#server/plugins/rate-limit.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { Said } from "./estimate-at.ts";
import { estimatePage } from "./estimate-page.tsx";
import type { OwnEstimates } from "./own-estimates.ts";
import { readAnswer } from "./read-answer.ts";

type Options = PlainOptions & { services: { ownEstimates: OwnEstimates } };

type Estimated = { Params: { token: string; estimate: string } };

/** Per minute and network. */
const mostReads = 300;
/** Bytes of an answer: its words, each character of which may take twelve as they are posted. */
const mostAnswerBytes = 16_384;

/**
 * Where the person of an estimate reads it and answers, below the address of their own page (server/my-roof). It has no scripts
 * either.
 */
export const estimatePages: FastifyPluginAsync<Options> = async (app, options) => {
  const { services, profile, siteUrl } = options;
  const { ownEstimates } = services;
  const { framing, limit, sendUnknown, staffOf } = await plainPages(app, options, mostReads);
  const countPost = await limit(postsPerMinute);

  app.get<Estimated>("/my-roof/:token/estimate/:estimate", (request, reply) =>
    sendEstimate(request, reply),
  );

  app.get<Estimated>("/my-roof/:token/estimate/:estimate/seen.svg", async (request, reply) => {
    const { token, estimate } = request.params;
    if (isOfReader(request) && !(await staffOf(request))) {
      await ownEstimates.opened(token, estimate);
    }
    return sendSeenMark(reply);
  });

  app.post<Estimated>(
    "/my-roof/:token/estimate/:estimate/answer",
    {
      bodyLimit: mostAnswerBytes,
      onRequest: [async (request) => refuseOtherSites(request, siteUrl), countPost],
    },
    async (request, reply) => {
      const { token, estimate } = request.params;
      if (await staffOf(request)) throw answerFromDesk();
      const read = readAnswer(String(request.body ?? ""), { today: ownEstimates.today() });
      if (!read) {
        const sentence = "Open the estimate again, and answer there.";
        throw new Refusal(400, sentence).because("no answer");
      }
      if (read.fault !== undefined) return sendEstimate(request, reply.code(400), read);
      const { answering } = read;
      try {
        await ownEstimates.answer(token, estimate, answering);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status === 404) throw error;
        const { kind, words } = answering;
        return sendEstimate(request, reply.code(error.status), {
          ...{ kind, words, fault: error.message },
        });
      }
      return reply.redirect(`/my-roof/${token}/estimate/${estimate}#answer`, 303);
    },
  );

  app.post<Estimated>(
    "/my-roof/:token/estimate/:estimate/no-reminders",
    {
      bodyLimit: mostAnswerBytes,
      onRequest: [async (request) => refuseOtherSites(request, siteUrl), countPost],
    },
    async (request, reply) => {
      const { token, estimate } = request.params;
      if (await staffOf(request)) throw answerFromDesk();
      await ownEstimates.endReminders(token, estimate);
      return reply.redirect(`/my-roof/${token}/estimate/${estimate}#answer`, 303);
    },
  );

  async function sendEstimate(
    request: FastifyRequest<Estimated>,
    reply: FastifyReply,
    said?: Said,
  ): Promise<FastifyReply> {
    const { token, estimate } = request.params;
    const looking = await staffOf(request);
    const seen = await ownEstimates.find(token, estimate, looking);
    if (!seen) return sendUnknown(request, reply);
    const home = `/my-roof/${token}`;
    const page = estimatePage(framing, seen, {
      ...{ home, at: `${home}/estimate/${estimate}`, nextAnswer: unguessableId(), said },
      // Whoever works here answers no estimate in somebody's place.
      isPreview: looking !== undefined,
      timeZone: profile.timeZone,
    });
    return sendDocument(reply, page);
  }
};

/** Whoever works here answers no estimate in somebody's place. */
function answerFromDesk(): Refusal {
  const sentence =
    "You are signed in at the desk, and only whoever got the estimate answers it. If that is you, sign out first.";
  return new Refusal(403, sentence).because("answer from the desk");
}
