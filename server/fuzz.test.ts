import { expect, it } from "vitest";
import { fuzz } from "#tests/support/fuzz/run.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { patience } from "#tests/support/patience.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";

it.each(engines.flatMap((engine) => ["0", "1"].map((proxies) => [engine, proxies] as const)))(
  "a thousand odd requests turn up no bugs on %s, behind %s proxies",
  async (engine, proxies) => {
    const server = await startTestApp(engine, {
      pageSource: handMadePages().source,
      env: { TRUST_PROXY: proxies },
    });
    const { statuses, faults } = await fuzz(server.url, {
      count: 1_000,
      seed: 8,
      date: "2026-06-10",
      // Requests that are meant to get no answer wait this long, so that it is less than for an expectation.
      patience: patience.expectation / 10,
    });
    // Pages that fail on purpose are excluded.
    expect(faults).toEqual([]);
    for (const status of ["200", "201", "400", "403", "404", "415"]) {
      expect(statuses[status], status).toBeGreaterThan(0);
    }
    await server.close();
  },
  patience.longTest,
);
