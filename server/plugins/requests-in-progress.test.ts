import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp } from "#tests/support/test-app.ts";

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
