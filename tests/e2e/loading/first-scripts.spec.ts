import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { scriptsOf } from "#tests/support/page-scripts.ts";

/* tests/built-site/page-weights.test.ts weighs the scripts that the files of the build promise. */

test("a browser requests exactly the scripts that the build's files promise", async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.goto("/", { waitUntil: "networkidle" });
  const files = await scriptsOf((await answer?.text()) ?? "", siteFolder);
  const promised = files.map(({ address }) => address);
  // On a busy machine the network may go idle before the first paint, which the scripts wait for.
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect([...asked].sort()).toEqual(promised.sort());
});
