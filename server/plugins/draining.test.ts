import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp("sqlite");
});
afterEach(() => server.close());

/** Asks on a connection that is kept, as a proxy does. */
function ask(agent: Agent, path: string): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { agent }, async (answer) => {
      await text(answer);
      const { connection } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, ...(connection && { connection }) });
    })
      .once("error", reject)
      .end();
  });
}

it("a process that is to stop goes on answering, and asks proxies to leave", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = { status: 200, connection: "keep-alive" };
  expect(await ask(agent, "/healthz")).toEqual(before);
  expect(await ask(agent, "/api/auth/csrf-token")).toEqual(before);
  const drained = server.app.drain();
  expect(await ask(agent, "/api/auth/csrf-token")).toEqual({ status: 200, connection: "close" });
  expect(await ask(agent, "/healthz")).toEqual({ status: 503, connection: "close" });
  expect(await ask(agent, "/readyz")).toEqual({ status: 200, connection: "close" });
  await drained;
  agent.destroy();
});
