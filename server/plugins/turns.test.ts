import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp } from "#tests/support/test-app.ts";

it("requests that arrive together and take long are begun in order, each in its own turn", async () => {
  let turn = 0;
  const begun: { turn: number; path: string }[] = [];
  const { source } = handMadePages();
  const server = await startTestApp("sqlite", {
    pageSource: {
      ...source,
      async render(request) {
        begun.push({ turn, path: new URL(request.url).pathname });
        const end = performance.now() + 2;
        while (performance.now() < end);
        return new Response("<h1>Well</h1>");
      },
    },
  });
  const paths = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  const clients = await Promise.all(
    paths.map(async () => {
      const client = connect(Number(new URL(server.url).port), "127.0.0.1");
      await once(client, "connect");
      return client;
    }),
  );
  // A connection that has had an answer is accepted for certain.
  for (const client of clients) {
    client.write("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
    await once(client, "data");
  }
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const answers = clients.map((client) => once(client, "data"));
  clients.forEach((client, index) => {
    client.write(`GET ${paths[index]} HTTP/1.1\r\nHost: site.test\r\n\r\n`);
  });
  await Promise.all(answers);
  isOver = true;
  for (const client of clients) client.destroy();
  await server.close();

  expect(begun.map(({ path }) => path)).toEqual(paths);
  expect(new Set(begun.map((one) => one.turn)).size).toBe(paths.length);
});
