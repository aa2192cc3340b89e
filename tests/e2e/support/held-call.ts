import type { Page } from "@playwright/test";

/** Holds calls to this URL until `release`; `asked` resolves when the first one is made. */
export async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    // Fails if the page has been left in the meantime.
    await route.continue().catch(() => {});
  });
  return { asked: asked.promise, release: released.resolve };
}

export const scripts = "**/assets/*.js";
