import { execFileSync } from "node:child_process";
import path from "node:path";
import { release } from "#server/release.ts";

export const archive = path.resolve("releases", `site-${release}-linux-x64.tar.gz`);

/** Without rights, for tests that run as root. */
export const nobody = { uid: 65_534, gid: 65_534 };

/** Packs the release once, for all tests that unpack it. */
export default function pack(): void {
  const { PATH, HOME } = process.env;
  execFileSync("npm", ["run", "package"], { env: { PATH, HOME }, stdio: "pipe" });
}
