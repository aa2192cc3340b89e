import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import type { LinkTarget } from "#content/pages.ts";
import { findChromium } from "../scripts/ensure-browser.ts";
import { startServer } from "./start-server.ts";

/*
 * The first view of each page, cold, before anybody scrolls: how many bytes come, and how soon a
 * slow phone paints it, beside the same page written by hand, without any script.
 */

const pages = process.argv.slice(2);
const usual = [
  "/",
  "/roof-assessment",
  "/schedule-inspection",
  "/contact-us",
  "/emergency-contact",
  "/news-insights",
] satisfies LinkTarget[];
const addresses = pages.length ? pages : usual;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const rounds = 5;

const print = (text: string) => process.stdout.write(`${text}\n`);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
const site = await startServer("site");
const byHand = await startWithoutScripts(site.url);
try {
  for (const [name, screen] of Object.entries({ phone, desk })) {
    print(
      `\nKB of the first view, ${name}: ${screen.viewport.width} px at ${screen.deviceScaleFactor}x`,
    );
    print(row("", ["page", "style, font", "pictures", "film", "scripts", "data", "all"]));
    for (const address of addresses) {
      const bytes = await bytesOf(browser, screen, site.url + address);
      const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
      const cells = [
        bytes.page,
        bytes.font,
        bytes.picture,
        bytes.film,
        bytes.script,
        bytes.data,
        all,
      ];
      print(
        row(
          address,
          cells.map((size) => (size / 1024).toFixed(1)),
        ),
      );
    }
  }
  print(`\nMilliseconds on a slow phone (CPU 4x slower, 1.6 Mbit/s, 150 ms), median of ${rounds}`);
  print(row("", ["paint", "by hand", "largest", "by hand", "ratio", "shift"]));
  for (const address of addresses) {
    const own = await paintsOf(browser, site.url + address);
    const hand = await paintsOf(browser, byHand.url + address);
    const cells = [own.first, hand.first, own.largest, hand.largest].map((ms) => ms.toFixed(0));
    print(row(address, [...cells, (own.largest / hand.largest).toFixed(2), own.shift.toFixed(4)]));
  }
} finally {
  await browser.close();
  byHand.stop();
  await site.stop();
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join("");
}

type Bytes = Record<"page" | "font" | "picture" | "film" | "script" | "data", number>;

/** What comes over the wire until the page is at rest. */
async function bytesOf(
  browser: Browser,
  screen: BrowserContextOptions,
  url: string,
): Promise<Bytes> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes: Bytes = { page: 0, font: 0, picture: 0, film: 0, script: 0, data: 0 };
  const kinds: Record<string, keyof Bytes> = {
    Document: "page",
    Stylesheet: "font",
    Font: "font",
    Image: "picture",
    Media: "film",
    Script: "script",
  };
  const types = new Map<string, string>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kinds[types.get(requestId) ?? ""] ?? "data"] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return bytes;
}

type Paints = { first: number; largest: number; shift: number };

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const results: Paints[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await paintOnce(browser, url));
  const median = (key: keyof Paints) =>
    results.map((result) => result[key]).toSorted((left, right) => left - right)[rounds >> 1] ?? 0;
  return { first: median("first"), largest: median("largest"), shift: median("shift") };
}

async function paintOnce(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const paints = { first: 0, largest: 0, shift: 0 };
    Object.assign(window, { paints });
    const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
        type,
        buffered: true,
      });
    observe("paint", (entry) => {
      if (entry.name === "first-contentful-paint") paints.first = entry.startTime;
    });
    observe("largest-contentful-paint", (entry) => {
      paints.largest = entry.startTime;
    });
    observe("layout-shift", (entry) => {
      paints.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await context.close();
  return paints;
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** The same pages and files, the scripts cut out: what a page by hand could be at best. */
async function startWithoutScripts(url: string): Promise<{ url: string; stop: () => void }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    const answer = answers.get(address) ?? withoutScripts(url + address);
    answers.set(address, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Compressed before anybody measures.
  for (const address of addresses) await fetch(own + address);
  return { url: own, stop: () => server.close() };
}

async function withoutScripts(url: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = { "content-type": type };
  if (!type.startsWith("text/html")) return { status: answer.status, headers, body };
  const html = body
    .toString()
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "");
  const compressed = await promisify(brotliCompress)(html);
  return {
    status: answer.status,
    headers: { ...headers, "content-encoding": "br" },
    body: compressed,
  };
}
