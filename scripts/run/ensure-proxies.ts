import { spawnSync } from "node:child_process";

/*
 * `npm run test:full` runs this before its tests: installs the two proxies that `deploy/` has a file for, to run the site
 * behind them. They are Debian's own, since that is what the guide installs.
 */

/** What a package installs, and how it tells its version. */
const proxies = [
  { name: "caddy", parameter: "version" },
  { name: "nginx", parameter: "-v" },
];

function missing(): string[] {
  return proxies
    .filter(({ name, parameter }) => spawnSync(name, [parameter]).status !== 0)
    .map(({ name }) => name);
}

function install(names: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  // Debian would start them, on the ports of whoever runs the tests.
  const env = { ...process.env, RUNLEVEL: "1" };
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", ...names]]) {
    const [command = "", ...parameters] = [...asRoot, "apt-get", ...words];
    spawnSync(command, parameters, { stdio: "inherit", env });
  }
}

if (import.meta.main) {
  const before = missing();
  if (before.length > 0) install(before);
  const after = missing();
  if (after.length > 0) {
    process.stderr.write(
      `The tests of the proxies need ${after.join(" and ")}, which could not be installed. Install by hand.\n`,
    );
    process.exit(1);
  }
}
