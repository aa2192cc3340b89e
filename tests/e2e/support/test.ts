import path from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from "@playwright/test";
import { hydratedEvent } from "#app/before-hydration/hydrated-event.ts";
import { businessProfile } from "#content/business-profile.ts";
import {
  type Site,
  type SiteDatabase,
  startSiteProcess,
  stopPostgres,
  usualNow,
} from "#tests/support/site.ts";
import { ada, type Details } from "#tests/support/visitors.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { SchedulePage } from "./schedule-page.ts";

export { expect };

export type SiteOptions = {
  /** The server's time when the file's tests start, as an ISO instant. */
  now: string;
  database: SiteDatabase;
};

type Fixtures = SiteOptions & {
  /** The server shared by this file's tests, and by those of other files in a folder that shares it. */
  site: Site;
  mailbox: Mailbox;
  /** This visitor's details, with an address that no other test uses. */
  visitor: Details;
  faults: Faults;
  /** Opens a browser for another visitor. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  schedule: SchedulePage;
};

/** Faults that no test may cause: console errors, uncaught exceptions, blocked content. */
export type Faults = {
  /** Allows a message, for tests that make calls fail on purpose. */
  allow(message: RegExp): void;
};

/** The browser's message for a call that failed or had an error status. */
export const failedCall = /^Failed to load resource: /;

/**
 * Folders whose files share a server, because their tests leave nothing behind that another test would notice.
 */
const sharing = new Set(["articles", "assessment", "every-page", "inquiry", "loading", "shell"]);

type Keeper = { siteOf(file: string, now: string, database: SiteDatabase): Promise<Site> };

export const test = base.extend<Fixtures, { keeper: Keeper }>({
  now: [usualNow(), { option: true }],

  database: ["sqlite", { option: true }],

  // One site per worker at a time, since files and their tests run one after the other.
  keeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const server = await startSiteProcess();
      let current: { key: string; site: Site } | undefined;
      await use({
        async siteOf(file, now, database) {
          const isShared = sharing.has(path.basename(path.dirname(file)));
          const key = `${isShared ? "shared" : file} ${now} ${database}`;
          if (current?.key !== key) {
            const former = current;
            // A stop that finds errors throws, and cannot be repeated.
            current = undefined;
            await former?.site.stop();
            current = { key, site: await server.open(new Date(now), database) };
          }
          return current.site;
        },
      });
      await current?.site.stop();
      await server.stop();
      await stopPostgres();
    },
    { scope: "worker" },
  ],

  site: async ({ keeper, now, database }, use, { file }) =>
    use(await keeper.siteOf(file, now, database)),

  baseURL: async ({ site }, use) => use(site.url),

  mailbox: async ({ site }, use) => use(openMailbox(site.dataFolder)),

  visitor: async ({ site: _ }, use, { testId, repeatEachIndex }) =>
    use({ ...ada, email: `ada.${testId}.${repeatEachIndex}@example.com` }),

  faults: async ({ site: _ }, use) => {
    const faults = watchedFaults();
    await use(faults);
    expect(faults.unexpected(), "errors in the browser").toEqual([]);
  },

  context: async ({ context, faults }, use) => {
    await watch(context, faults as WatchedFaults);
    await use(context);
  },

  newContext: async ({ browser, site, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: site.url,
        locale: "en-US",
        timezoneId: businessProfile.timeZone,
        ...options,
      });
      contexts.push(context);
      await watch(context, faults as WatchedFaults);
      return context;
    });
    for (const context of contexts) await context.close();
  },

  schedule: async ({ page }, use) => use(new SchedulePage(page)),
});

export type WatchedFaults = Faults & { report(message: string): void; unexpected(): string[] };

/** What Firefox says of a font whose page was left before it had arrived (NS_BINDING_ABORTED). */
const fontOfLeftPage = /^downloadable font: download failed .* status=2152398850 /;

function watchedFaults(): WatchedFaults {
  const reported: string[] = [];
  const allowed: RegExp[] = [fontOfLeftPage];
  return {
    allow: (message) => void allowed.push(message),
    report: (message) => void reported.push(message),
    unexpected: () =>
      reported.filter((message) => !allowed.some((pattern) => pattern.test(message))),
  };
}

async function watch(context: BrowserContext, faults: WatchedFaults): Promise<void> {
  // Chromium reports violations of the content security policy as console errors.
  context.on("console", (message) => {
    if (message.type() === "error") faults.report(message.text());
  });
  context.on("weberror", (error) => faults.report(error.error().stack ?? String(error.error())));
  await context.addInitScript((event) => {
    addEventListener(event, () => Object.assign(window, { isHydrated: true }), { once: true });
  }, hydratedEvent);
}
