import { spawnSync } from "node:child_process";
import { cp, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../../scripts/run/build-folders.ts";
import { isBuildCurrent } from "../../scripts/run/build-stamp.ts";

/** The build served to the tests. Inside the project, so that it finds its packages. */
export const siteFolder = path.resolve("test-results", "site");

/**
 * Builds the site once for all tests, unless the build is current. The tests use a copy, so that another build does not
 * change pages while they run.
 */
export default async function buildSite(): Promise<void> {
  if (!(await isBuildCurrent())) {
    const env = { ...process.env, NODE_ENV: "production" };
    const { status } = spawnSync(process.execPath, ["scripts/run/build.ts"], {
      stdio: "inherit",
      env,
    });
    if (status !== 0) throw new Error("The site cannot be built; see above.");
  }
  await rm(siteFolder, { recursive: true, force: true });
  await cp(await realpath(buildFolder), siteFolder, { recursive: true });
}
