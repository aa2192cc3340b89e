import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

type Line = {
  level: number;
  reqId?: string;
  req?: { method: string; path: string };
  res?: { statusCode: number };
  responseTime?: number;
  aborted?: boolean;
  code?: string;
};

const lines: Line[] = [];
const begun = Promise.withResolvers<void>();
const goOn = Promise.withResolvers<void>();
let assetsFolder: string;
let server: TestApp;

beforeAll(async () => {
  assetsFolder = await mkdtemp(path.join(tmpdir(), "site-assets-"));
  await mkdir(path.join(assetsFolder, "assets"));
  for (const file of ["assets/page-1a2b.js", "assets/lost-1a2b.js", "favicon.svg", "robots.txt"]) {
    await writeFile(path.join(assetsFolder, file), "content");
  }
  const { source } = handMadePages();
  server = await startTestApp("sqlite", {
    env: { LOG_LEVEL: "info" },
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
    pageSource: {
      ...source,
      assetsFolder,
      async render(request, context) {
        if (!request.url.endsWith("/slow")) return source.render(request, context);
        begun.resolve();
        await goOn.promise;
        return new Response("<h1>Well</h1>");
      },
    },
  });
  await rm(path.join(assetsFolder, "assets/lost-1a2b.js"));
});
afterAll(async () => {
  await server.close();
  await rm(assetsFolder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
});

/** The lines of requests, once there is one about `last`, which comes after all others. */
async function linesUntil(last: string): Promise<Line[]> {
  await expect.poll(() => lines.some(({ req }) => req?.path === last)).toBe(true);
  return lines.filter(({ reqId }) => reqId);
}

it("a request is one line: what was requested, the status, and how long it took", async () => {
  const answer = await fetch(`${server.url}/api/auth/csrf-token?from=mail`);
  await fetch(`${server.url}/api/last`);
  const [line, ...others] = await linesUntil("/api/last");
  expect(line).toMatchObject({
    level: 30,
    reqId: answer.headers.get("x-request-id"),
    req: { method: "GET", path: "/api/auth/csrf-token" },
    res: { statusCode: 200 },
    responseTime: expect.any(Number),
  });
  expect(line).not.toHaveProperty("aborted");
  expect(others).toHaveLength(1);
});

it.each([
  ["POST", "/api/customers/contact", 403, "FST_CSRF_MISSING_SECRET"],
  ["GET", "/%", 400, "FST_ERR_BAD_URL"],
  ["GET", "/api/appointments/available-slots", 400, "FST_ERR_VALIDATION"],
  ["GET", "/api/nothing", 404, undefined],
])(
  "a refused request, %s %s, is one line, which says its code",
  async (method, path, status, code) => {
    expect((await fetch(server.url + path, { method })).status).toBe(status);
    await fetch(`${server.url}/api/last`);
    const [line, ...others] = await linesUntil("/api/last");
    expect(line).toMatchObject({ level: 30, req: { method, path }, res: { statusCode: status } });
    expect(line?.code).toBe(code);
    expect(others).toHaveLength(1);
  },
);

it("a request whose client leaves is one line, which says so and claims no response", async () => {
  const client = connect(Number(new URL(server.url).port), "127.0.0.1");
  client.write("GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await begun.promise;
  client.destroy();
  await once(client, "close");
  await linesUntil("/slow");
  goOn.resolve();
  await fetch(`${server.url}/api/last`);
  const [line, ...others] = await linesUntil("/api/last");
  expect(line).toMatchObject({ req: { path: "/slow" }, aborted: true });
  expect(line).not.toHaveProperty("res");
  expect(others).toHaveLength(1);
});

it("a script, picture, font or check of health is a line only when it fails", async () => {
  const range = { range: "bytes=9-1" };
  const answers = [
    await fetch(`${server.url}/assets/page-1a2b.js`),
    await fetch(`${server.url}/favicon.svg`),
    await fetch(`${server.url}/assets/lost-1a2b.js`),
    await fetch(`${server.url}/favicon.svg`, { headers: range }),
    await fetch(`${server.url}/healthz`),
    await fetch(`${server.url}/robots.txt`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 416, 200, 200]);
  const seen = await linesUntil("/robots.txt");
  expect(seen.map(({ req, res }) => [req?.path, res?.statusCode])).toEqual([
    ["/assets/lost-1a2b.js", 404],
    ["/favicon.svg", 416],
    ["/robots.txt", 200],
  ]);
});
