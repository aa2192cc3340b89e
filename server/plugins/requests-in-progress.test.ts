import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { requestsInProgress } from "./requests-in-progress.ts";

it("delays a stop for a request whose client has left", async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const { source } = handMadePages();
  const server = await startTestApp("sqlite", {
    pageSource: {
      ...source,
      async render(_request, { services }) {
        begun.resolve();
        await goOn.promise;
        // Fails when the database is closed.
        const summary = services.availability.summarize([calendarDay("2026-06-03")]);
        ended.resolve(summary.catch((error: unknown) => error));
        await summary;
        return new Response("<h1>Well</h1>");
      },
    },
  });
  const client = connect(Number(new URL(server.url).port), "127.0.0.1");
  client.write("GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await begun.promise;
  client.destroy();
  await once(client, "close");

  const stopped = server.close();
  // The server has let go of the connection and closes everything else.
  await once(server.app.server, "close");
  goOn.resolve();
  expect(await ended.promise).toHaveProperty("2026-06-03");
  await stopped;
});

it("stops although a client left before its message was read", async () => {
  const app = fastify();
  await app.register(requestsInProgress);
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  let hasBegun = false;
  // As long as a session is looked up, nobody listens to the connection.
  app.addHook("onRequest", async ({ raw }) => {
    raw.once("close", left.resolve);
    asked.resolve();
    await left.promise;
  });
  app.post("/", async () => {
    hasBegun = true;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const head = ["POST / HTTP/1.1", "Host: site.test", "Content-Type: text/plain"];
  client.write([...head, "Content-Length: 2", "", "a"].join("\r\n"));
  await asked.promise;
  client.destroy();

  await left.promise;
  await app.close();
  expect(hasBegun).toBe(false);
});
