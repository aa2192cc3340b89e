import { test as base, type WatchedFaults } from "./test.ts";
import { startWebKitDriver, type WebKitDriver } from "./webkit-driver.ts";
import { WebKitPage } from "./webkit-page.ts";

export { expect } from "./test.ts";

/** Tests in WebKitGTK, which Playwright cannot drive (docs/decisions/tests.md). */
export const test = base.extend<{ webkit: WebKitPage }, { webkitDriver: WebKitDriver }>({
  webkitDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const driver = await startWebKitDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: "worker" },
  ],

  /** A visitor's page, of the size that `viewport` states. */
  webkit: async ({ webkitDriver, site, viewport, faults }, use, testInfo) => {
    const session = await webkitDriver.open();
    try {
      const page = new WebKitPage(session, site.url);
      if (viewport) await page.resize(viewport);
      await use(page);
      for (const message of await page.errors()) (faults as WatchedFaults).report(message);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach("picture", { body: await page.picture(), contentType: "image/png" });
      }
    } finally {
      // The driver has one session at a time.
      await session.end();
    }
  },
});
