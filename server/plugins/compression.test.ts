import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handMadePages } from "#tests/support/page-source.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

describe("every answer that may be compressed", () => {
  let server: TestApp;
  let files: string;

  beforeAll(async () => {
    files = await mkdtemp(path.join(tmpdir(), "site-files-"));
    await writeFile(path.join(files, "logo.svg"), "<svg></svg>".repeat(100));
    const pageSource = { ...handMadePages().source, assetsFolder: files };
    server = await startTestApp("sqlite", { pageSource });
  });
  afterAll(async () => {
    await server.close();
    await rm(files, { recursive: true });
  });

  it.each([
    ...["/", "/kept", "/schedule", "/data", "/logo.svg", "/maintenance-tips/roof-calendar.ics"],
    ...["/.well-known/security.txt", "/api/auth/csrf-token", "/api/unknown", "/healthz"],
  ])("says that it depends on what is accepted, compressed or not: %s", async (target) => {
    for (const encoding of ["identity", "br"]) {
      const headers = { "accept-encoding": encoding };
      const answer = await server.app.inject({ url: target, headers });
      expect(answer.headers.vary, encoding).toBe("accept-encoding");
      const { etag } = answer.headers;
      if (!etag) continue;
      // Bytes that differ share it.
      expect(etag).toMatch(/^W\//);
      const held = { ...headers, "if-none-match": etag };
      const same = await server.app.inject({ url: target, headers: held });
      expect([same.statusCode, same.headers.vary]).toEqual([304, "accept-encoding"]);
    }
  });
});
