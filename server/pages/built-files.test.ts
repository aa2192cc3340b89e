import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-files-"));
  await mkdir(path.join(folder, "assets"));
  for (const name of [
    "a-1a2b.js",
    "a-1a2b.css",
    "a-1a2b.woff2",
    "a-1a2b.avif",
    "a-1a2b.svg",
    "a-worker-1a2b.js",
  ]) {
    await writeFile(path.join(folder, "assets", name), "content");
    await writeFile(path.join(folder, "assets", `${name}.br`), "content");
  }
  await writeFile(path.join(folder, "drawing.svg"), "<svg/>");
  await writeFile(path.join(folder, "some.webmanifest"), "{}");
  const { source } = handMadePages();
  const pageSource = { ...source, assetsFolder: folder };
  server = await startTestApp("sqlite", { pageSource, env: { TRUST_PROXY: "1" } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What connections and clocks add. */
const ofTransport = ["connection", "content-length", "date", "keep-alive"];

async function headersOf(file: string, asked: Record<string, string> = {}): Promise<string[]> {
  const { headers } = await fetch(`${server.url}/${file}`, { headers: asked });
  return [...headers.keys()].filter((name) => !ofTransport.includes(name)).sort();
}

const ofFiles = [
  "accept-ranges",
  "cache-control",
  "content-type",
  "cross-origin-resource-policy",
  "etag",
  "vary",
  "x-content-type-options",
];

it.each(["js", "css", "woff2", "avif"])(
  "a .%s file has the headers that mean something for it, and no others",
  async (ending) => {
    expect(await headersOf(`assets/a-1a2b.${ending}`, { "accept-encoding": "identity" })).toEqual(
      ofFiles,
    );
    const asked = { "accept-encoding": "br", "x-forwarded-proto": "https" };
    expect(await headersOf(`assets/a-1a2b.${ending}`, asked)).toEqual(
      [...ofFiles, "content-encoding", "strict-transport-security"].sort(),
    );
  },
);

it.each(["assets/a-1a2b.svg", "drawing.svg", "some.webmanifest", "assets/a-worker-1a2b.js"])(
  "%s, which may be a document or a worker, has those of one as well",
  async (file) => {
    const headers = await headersOf(file);
    expect(headers).toEqual(expect.arrayContaining(ofFiles));
    for (const name of ["content-security-policy", "permissions-policy", "referrer-policy"]) {
      expect(headers).toContain(name);
    }
  },
);
