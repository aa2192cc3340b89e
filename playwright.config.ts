import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findHeadlessChromium } from "./scripts/run/ensure-browser.ts";
import type { SiteOptions } from "./tests/e2e/support/test.ts";
import { patience } from "./tests/support/patience.ts";

const executablePath = findHeadlessChromium();
const isOnServer = Boolean(process.env.CI);

const chromium = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      // The shell alone rounds letters to whole pixels otherwise, so that lines break elsewhere.
      "--font-render-hinting=none",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

const mainJourneys = [
  "articles/article-journeys",
  "assessment/assessment-follow-up",
  "booking/appointment",
  "booking/booking-by-keyboard",
  "booking/booking-journey",
  "booking/booking-without-javascript",
  "desk/desk-door",
  "desk/desk-leads",
  "inquiry/contact",
  "inquiry/emergency",
  "inquiry/inquiry-without-javascript",
  "shell/navigation",
].map((file) => `**/${file}.spec.ts`);

const inWebKit = "**/webkit/*.spec.ts";

export default defineConfig<SiteOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/support/build-site.ts",
  workers: 2,
  // A person sees at once what fails; continuous integration tries again, and lists what needed it.
  retries: isOnServer ? 1 : 0,
  forbidOnly: isOnServer,
  reporter: isOnServer ? [["list"], ["./tests/e2e/support/second-tries.ts"]] : [["dot"]],
  timeout: patience.test,
  expect: { timeout: patience.expectation },
  use: {
    locale: "en-US",
    timezoneId: "America/New_York",
    // The desk's worker would answer before a journey can. What it is for allows it.
    serviceWorkers: "block",
    // A button that never comes costs no whole test's time.
    actionTimeout: patience.expectation,
    // Of the second try alone: traces of all would take a third of the time. Otherwise `--trace on`.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true, sources: false },
  },
  projects: [
    // The main way through each feature, for `npm test`. All other projects are for `npm run test:full`.
    {
      name: "journeys",
      testMatch: mainJourneys,
      grepInvert: /@full/,
      use: chromium,
    },
    {
      name: "chromium",
      testIgnore: [...mainJourneys, inWebKit],
      grepInvert: /@full/,
      use: chromium,
    },
    {
      // Every page, one by one: axe, forced colors, paper, large text.
      name: "every-page",
      grep: /@full/,
      use: chromium,
    },
    {
      // The desk's nights and doors, on the other database as well.
      name: "postgres",
      grep: /@databases/,
      use: { ...chromium, database: "postgres" },
    },
    {
      // What a visitor does with nothing but keys, and over a weak signal, in the other engine as well. Both widths are
      // Chromium's.
      name: "firefox",
      grep: /@keyboard|@firefox/,
      grepInvert: /at 390 px/,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: {
          executablePath: path.resolve("tests/e2e/support/firefox.ts"),
          firefoxUserPrefs: { "network.captive-portal-service.enabled": false },
        },
      },
    },
    {
      // The engine of every iPhone, which Playwright cannot drive: these have a page of their own (webkit-page.ts).
      name: "webkit",
      testMatch: inWebKit,
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
});
