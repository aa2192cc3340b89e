import { spawnSync } from "node:child_process";
import { isBuildCurrent } from "./build-stamp.ts";

/* Builds when the sources, or the address the site is built for, have changed since the last time. */

if (!(await isBuildCurrent())) {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
