import { errorCodes, type FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * A stop waits until every request that has begun is answered, even if its client has left meanwhile: Fastify waits
 * for open connections only, and what runs on would find the database closed. `onClose` hooks registered before this
 * plugin run after that.
 */
export const requestsInProgress = fastifyPlugin(
  async (app) => {
    const inProgress = new Set<FastifyReply>();
    let onNone: (() => void) | undefined;
    const end = (reply: FastifyReply) => {
      inProgress.delete(reply);
      if (inProgress.size === 0) onNone?.();
    };
    app.addHook("onRequest", async (_request, reply) => {
      inProgress.add(reply);
      // Fastify does not send a reply that a handler has taken over, such as a stream of events.
      reply.raw.once("close", () => reply.sent && end(reply));
    });
    // Fastify would wait forever for the body of a connection that ended before it began to read.
    app.addHook("preParsing", async ({ raw }) => {
      if (raw.readableAborted) throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
    });
    app.addHook("onSend", async (_request, reply) => end(reply));
    app.addHook("onClose", async () => {
      if (inProgress.size === 0) return;
      await new Promise<void>((resolve) => {
        onNone = resolve;
      });
    });
  },
  { name: "requests-in-progress" },
);
