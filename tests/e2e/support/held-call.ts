import type { Page } from "@playwright/test";

/** Keeps the calls to this address waiting until `release`; `asked` resolves when the first is made. */
export async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    // A page that was left meanwhile does not wait any more.
    await route.continue().catch(() => {});
  });
  return { asked: asked.promise, release: released.resolve };
}

export const scripts = "**/assets/*.js";
