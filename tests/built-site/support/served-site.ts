import type { TestProject } from "vitest/node";
import buildSite from "#tests/support/build-site.ts";
import { startSite, usualNow } from "#tests/support/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the built site, without a trailing slash. */
    siteUrl: string;
  }
}

/** Builds the site unless the build is current, and serves it to all tests of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const site = await startSite(new Date(usualNow()));
  project.provide("siteUrl", site.url);
  return site.stop;
}
