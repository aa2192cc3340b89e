import { setTimeout as pause } from "node:timers/promises";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Asks proxies to leave for another process, and gives them the time. For a stop, before `close`. */
    drain(): Promise<void>;
    isDraining(): boolean;
  }
}

/** Milliseconds in which a proxy that asks `/healthz` every half a second notices, and others use their connections. */
const leaveWithin = 2_000;

/**
 * A request must not arrive on a connection at the moment it is closed: a proxy cannot know whether to repeat it, and a
 * visitor gets a 502. So a process that is to stop goes on answering for a while, and closes each connection with an
 * answer.
 */
export const draining = fastifyPlugin(
  async (app) => {
    let isDraining = false;
    app.decorate("isDraining", () => isDraining);
    app.decorate("drain", async () => {
      isDraining = true;
      // Also where an answer is not Fastify's.
      app.server.prependListener("request", (_request, response) => {
        response.setHeader("connection", "close");
      });
      await pause(leaveWithin);
    });
  },
  { name: "draining" },
);
