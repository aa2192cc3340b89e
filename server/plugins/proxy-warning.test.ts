import { expect, it } from "vitest";
import { startTestApp } from "#tests/support/test-app.ts";

it.each([
  ["0", 1],
  ["1", 0],
])("warns once of a proxy that is not trusted, with TRUST_PROXY=%s", async (trusted, times) => {
  const lines: string[] = [];
  const server = await startTestApp("sqlite", {
    env: { TRUST_PROXY: trusted, LOG_LEVEL: "warn" },
    logStream: { write: (line) => lines.push(line) },
  });
  await fetch(`${server.url}/healthz`);
  for (const address of ["192.0.2.1", "192.0.2.2"]) {
    await fetch(`${server.url}/healthz`, { headers: { "X-Forwarded-For": address } });
  }
  await server.close();
  expect(lines.filter((line) => line.includes("set it to the number of proxies"))).toHaveLength(
    times,
  );
});
