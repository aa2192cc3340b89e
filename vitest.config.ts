import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { patience } from "./tests/support/patience.ts";

export default defineConfig({
  test: {
    setupFiles: "tests/support/no-console-errors.ts",
    reporters: process.env.CI ? ["default"] : ["dot"],
    testTimeout: patience.test,
    hookTimeout: patience.test,
    expect: { poll: { timeout: patience.expectation } },
    // Two at least: many tests wait for a database, a mail server or a limit to pass. Vitest's own choice on two cores is one.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        // Pure functions share their imports, which takes half the time.
        extends: true,
        test: { name: "rules", include: ["{content,domain}/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,api-client,desk,scripts,server,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/{e2e,built-site,whole-project}/**"],
          globalSetup: "tests/support/database-servers.ts",
        },
      },
      {
        // What can be read in the pages that the built site sends, or learned by calling it: no browser.
        extends: true,
        test: {
          name: "built-site",
          include: ["tests/built-site/**/*.test.ts"],
          globalSetup: "tests/built-site/support/served-site.ts",
        },
      },
      {
        // The README's commands, and the project under another business's name.
        extends: true,
        test: {
          name: "whole-project",
          include: ["tests/whole-project/**/*.test.ts"],
          globalSetup: "tests/whole-project/support/packed-release.ts",
          testTimeout: patience.longTest,
        },
      },
    ],
  },
});
