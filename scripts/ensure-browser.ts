import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

/* `npm run test:e2e` begins here: without a browser, it installs one by itself. */

/** Where a Chromium may be, the caller's wish first. */
const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Path of a Chromium that starts on this machine, or undefined when there is none. */
export function findBrowser(): string | undefined {
  return [...candidates, chromium.executablePath()].find((path) => path && starts(path));
}

function starts(path: string): boolean {
  // A file alone proves nothing: libraries may be missing, or it is a stub that asks for a snap.
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

/** Installs a Chromium, from the system's packages where that is allowed, else Playwright's own. */
function installBrowser(): string | undefined {
  for (const attempt of [installFromPackages, installFromPlaywright]) {
    attempt();
    const path = findBrowser();
    if (path) return path;
  }
  return undefined;
}

function installFromPackages(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (run([...asRoot, "apt-get", "update"])) {
    run([...asRoot, "apt-get", "install", "-y", "--no-install-recommends", "chromium"]);
  }
}

function installFromPlaywright(): void {
  run(["npx", "playwright", "install", "chromium"]);
}

function run([command = "", ...parameters]: string[]): boolean {
  return spawnSync(command, parameters, { stdio: "inherit" }).status === 0;
}

if (import.meta.main && !findBrowser() && !installBrowser()) {
  process.stderr.write(
    "The browser tests need Chromium, and neither apt-get nor Playwright could install one. " +
      "Install it by hand, or set CHROMIUM_PATH to where it is.\n",
  );
  process.exit(1);
}
