import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { patience } from "#tests/support/patience.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { usualPatience } from "./plugins/slow-requests.ts";

const slowForm =
  "POST /schedule HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000\r\n\r\nx";

let server: TestApp;
let pages: ReturnType<typeof handMadePages>;
let clients: Socket[];
let drips: NodeJS.Timeout[];
let logged: string[];

beforeEach(async () => {
  clients = [];
  drips = [];
  logged = [];
  pages = handMadePages();
  server = await startTestApp("sqlite", {
    env: { LOG_LEVEL: "info" },
    logStream: { write: (line) => void logged.push(line) },
    pageSource: pages.source,
    patience: {
      ...{ headers: 400, request: 800, idle: 600, interval: 100 },
      photos: { whole: 60_000, leastBytes: 1_000 },
    },
  });
});
afterEach(async () => {
  for (const drip of drips) clearInterval(drip);
  for (const client of clients) client.destroy();
  await server.close();
});

/** A client that never closes its side of the connection. */
async function client(begin = ""): Promise<{ socket: Socket; seen: () => string }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  clients.push(socket);
  socket.on("error", () => {});
  let seen = "";
  socket.on("data", (part) => {
    seen += part.toString("latin1");
  });
  await once(socket, "connect");
  socket.write(begin);
  return { socket, seen: () => seen };
}

function drip(socket: Socket, text: string): void {
  drips.push(setInterval(() => socket.writable && socket.write(text), 50));
}

async function untilAllAreLetGo(): Promise<void> {
  const count = promisify(server.app.server.getConnections.bind(server.app.server));
  await expect.poll(() => count(), { timeout: patience.test }).toBe(0);
}

/** The beginning of a form with a photo, as a browser sends it; the rest of the photo is missing. */
const formWithPhoto = [
  "POST /contact-us HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin",
  "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n",
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda',
  '--b\r\nContent-Disposition: form-data; name="photoFiles"; filename="a.jpg"\r\n\r\n',
].join("\r\n");

describe("a photo on a slow line", () => {
  it("has more time than any other request as long as it keeps arriving, and then its form arrives", async () => {
    const { socket } = await client(formWithPhoto);
    const isOver = once(socket, "end");
    drip(socket, "x".repeat(1_000));
    // Others have been disconnected by then, and this one twice more.
    for (let other = 0; other < 3; other += 1) {
      const { socket: slow } = await client(slowForm);
      await once(slow, "end");
      expect(socket.readableEnded).toBe(false);
    }
    clearInterval(drips.pop());
    await isOver;
    await expect
      .poll(() => pages.rendered.map(({ body }) => body))
      .toEqual(["name=Ada&photoFaults=not-stored"]);
  });

  it("is disconnected when hardly anything of it arrives, and its form is answered all the same", async () => {
    const { socket, seen } = await client(formWithPhoto);
    drip(socket, "x");
    await untilAllAreLetGo();
    expect(pages.rendered.map(({ body }) => body)).toEqual(["name=Ada&photoFaults=slow"]);
    // An error: browsers show nothing else before they have sent everything.
    await expect.poll(seen).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
    expect(seen()).toMatch(/\r\nconnection: close\r\n/i);
    expect(seen()).toMatch(/\r\ncontent-type: text\/html/i);
    expect(seen().match(/HTTP\/1\.1/g)).toHaveLength(1);
    await expect.poll(() => logged.some((line) => line.includes('"/contact-us"'))).toBe(true);
    expect(logged.filter((line) => line.includes('"refused"'))).toEqual([]);
  });

  it("is answered before the server's own limit for all of it", async () => {
    await server.close();
    const photos = { whole: 3_200, leastBytes: 1_000 };
    const times = { headers: 400, request: 800, idle: 600, interval: 100 };
    server = await startTestApp("sqlite", {
      pageSource: pages.source,
      patience: { ...times, photos },
    });
    const { socket, seen } = await client(formWithPhoto);
    drip(socket, "x".repeat(1_000));
    await untilAllAreLetGo();
    expect(pages.rendered).toHaveLength(1);
    await expect.poll(seen).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("is lost with its form when the form breaks off before it", async () => {
    const [fields = ""] = formWithPhoto.split(
      '--b\r\nContent-Disposition: form-data; name="photoF',
    );
    const { socket } = await client(fields);
    drip(socket, "x");
    await untilAllAreLetGo();
    expect(pages.rendered).toEqual([]);
  });
});

describe("a client that takes longer than anybody needs", () => {
  it("is disconnected when it says nothing", async () => {
    await client();
    await untilAllAreLetGo();
  });

  it("is disconnected when it sends its headers letter by letter", async () => {
    const { socket, seen } = await client("GET / HTTP/1.1\r\nHost: a\r\n");
    drip(socket, "x");
    await untilAllAreLetGo();
    expect(seen()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it.each([
    ["/schedule", "application/x-www-form-urlencoded", "Sec-Fetch-Site: same-origin\r\n"],
    ["/api/customers/contact", "application/json", ""],
  ])("is disconnected when it sends a body to %s letter by letter", async (path, type, more) => {
    const { socket } = await client(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${more}Content-Length: 5000\r\n\r\n`,
    );
    drip(socket, "x");
    await untilAllAreLetGo();
  });

  it("is disconnected when it keeps sending after a refusal, and gets only one response", async () => {
    const { socket, seen } = await client(
      "POST /api/customers/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n",
    );
    drip(socket, "x");
    await untilAllAreLetGo();
    expect(seen().match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("is disconnected after its response when it asks for nothing more", async () => {
    const { seen } = await client("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    await untilAllAreLetGo();
    expect(seen()).toContain("200 OK");
  });

  it("is disconnected when it sends something other than HTTP and does not hang up", async () => {
    const { seen } = await client("nonsense\r\n\r\n");
    await untilAllAreLetGo();
    expect(seen()).toContain("400 Bad Request");
  });

  it("is disconnected when it asks for a lot and reads none of it", async () => {
    const { socket } = await client();
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n".repeat(5_000));
    await untilAllAreLetGo();
  });
});

it("by itself, the server lets nobody hold a connection for a minute, unless photos arrive", async () => {
  const app = await startTestApp("sqlite");
  const { headersTimeout, keepAliveTimeout, timeout, requestTimeout } = app.app.server;
  const bodies = usualPatience.headers + usualPatience.request;
  for (const limit of [headersTimeout, keepAliveTimeout, timeout, bodies]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(55_000);
  }
  // What carries photos, as long as they keep arriving.
  expect(requestTimeout).toBe(usualPatience.photos.whole);
  await app.close();
});
