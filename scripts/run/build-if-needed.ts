import { spawnSync } from "node:child_process";
import { isBuildCurrent } from "./build-stamp.ts";

/* Builds if the sources have changed since the last build. */

if (!(await isBuildCurrent())) {
  const { status } = spawnSync(process.execPath, ["scripts/run/build.ts"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
