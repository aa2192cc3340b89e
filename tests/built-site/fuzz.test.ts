import { test } from "vitest";
import { fuzz } from "#tests/support/fuzz/run.ts";
import { startSite, usualNow } from "#tests/support/site.ts";

for (const proxies of ["0", "1"]) {
  test.concurrent(`a thousand odd requests to the real pages turn up no bugs, behind ${proxies} proxies`, async ({
    expect,
  }) => {
    const site = await startSite(new Date(usualNow()), "sqlite", { TRUST_PROXY: proxies });
    const { faults, statuses } = await fuzz(site.url, {
      count: 1_000,
      seed: 9,
      date: site.newDay(),
    });
    expect(faults).toEqual([]);
    expect(statuses["200"]).toBeGreaterThan(0);
    await site.stop();
  });
}
