import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { patience } from "./tests/support/patience.ts";

/**
 * Outages, attacks, floods and ends in the middle: minutes of them, for `npm run test:full`, which runs four at a time, since
 * they wait more than they compute.
 */
const worstDays = [
  "alert/poison",
  "backup/backup",
  "command/checks/behind-proxies",
  "database/outage",
  "database/rollback",
  "fuzz",
  "import/large-imports",
  "killed-anywhere",
  "lead/storm",
  "limits/attacks",
  "limits/shared-limits",
  "mail/delivery-deadline",
  "mail/hanging-mail-server",
  "person/large-export",
  "person/merge-undo-erase",
  "photo/decoder/decoder",
  "photo/photos-in-bucket",
  "photo/worst-days",
  "reminders/reminder-crashes",
  "bursts/burst-of-bookings",
  "slow-clients",
  "upgrade/upgrade",
].map((file) => `server/${file}.test.ts`);

/** What takes long, and fails seldom: also for `npm run test:full`. */
const demo = "scripts/demo/play-week.test.ts";

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
        // Pure functions.
        extends: true,
        test: { name: "rules", include: ["{content,domain}/**/*.test.ts"], isolate: false },
      },
      {
        // One after another in the same two processes, so that the server's modules and its databases are there already:
        // half the time of a process for each file.
        extends: true,
        test: {
          name: "unit",
          include: ["{app,api-client,desk,scripts,server,ui}/**/*.test.{ts,tsx}"],
          exclude: [...worstDays, demo],
          isolate: false,
          globalSetup: "tests/support/database-servers.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "worst-days",
          include: [...worstDays, demo],
          isolate: false,
          globalSetup: "tests/support/database-servers.ts",
          testTimeout: patience.longTest,
        },
      },
      {
        // What holds of the whole project. Some replace modules, which no other test may meet.
        extends: true,
        test: { name: "project", include: ["tests/{,architecture/}*.test.{ts,tsx}"] },
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
        // What a validator says of every page, with a Java of its own: for `npm run test:full`.
        extends: true,
        test: {
          name: "markup",
          include: ["tests/markup/**/*.test.ts"],
          globalSetup: "tests/built-site/support/served-site.ts",
          testTimeout: patience.longTest,
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
