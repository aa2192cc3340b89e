import { defineConfig } from "vitest/config";
import { businessProfile } from "./content/business-profile.ts";

export default defineConfig({
  define: { __SITE_URL__: JSON.stringify(businessProfile.siteUrl) },
  test: {
    include: ["{app,api-client,content,desk,domain,scripts,server,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    globalSetup: "tests/support/postgres-server.ts",
    setupFiles: "tests/support/no-console-errors.ts",
    reporters: process.env.CI ? ["default"] : ["dot"],
    // A busy machine may take its time.
    testTimeout: 150_000,
    hookTimeout: 150_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
