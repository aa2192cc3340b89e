import type { Page } from "@playwright/test";

/** What can be asked of a page in every engine: of Playwright's, and of WebKit's (webkit-page.ts). */
export type AskedPage = Pick<Page, "evaluate"> & {
  /** Waits until the function returns something true in the page. */
  waitForFunction(script: () => unknown): Promise<unknown>;
};
