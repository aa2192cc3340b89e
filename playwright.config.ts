import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/ensure-browser.ts";
import type { SiteOptions } from "./tests/e2e/support/test.ts";

const executablePath = findBrowser();
const isOnServer = Boolean(process.env.CI);

export default defineConfig<SiteOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/build-site.ts",
  workers: 2,
  retries: isOnServer ? 1 : 0,
  forbidOnly: isOnServer,
  reporter: isOnServer ? "list" : "dot",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
