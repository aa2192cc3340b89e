import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

/* `npm test` runs this before its journeys: installs missing browsers. */

type Browser = {
  name: string;
  /** Possible paths, the configured one first. */
  candidates: readonly (string | undefined)[];
  /** Ways to install it, in order of preference. */
  installers: readonly (() => void)[];
  /** The environment variable with its path. */
  variable: string;
  /** The oldest release that Playwright can drive. */
  oldest: number;
};

const chromiumBrowser: Browser = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  oldest: 100,
  candidates: [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    chromium.executablePath(),
  ],
  installers: [
    () => installPackages("chromium"),
    () => run(["npx", "playwright", "install", "chromium"]),
  ],
};

/** Draws no window around each page, which takes a quarter of a short test. */
const headlessShell: Browser = {
  name: "Chromium's headless shell",
  variable: "CHROMIUM_PATH",
  oldest: 100,
  candidates: [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"],
  installers: [() => installPackages("chromium-headless-shell")],
};

const firefoxBrowser: Browser = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  // Older releases do not let Playwright choose the download folder.
  oldest: 145,
  candidates: [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
  installers: [() => installPackages("firefox-esr"), () => installPackages("firefox")],
};

/** Path of a Chromium that starts on this machine and is recent enough, or undefined. */
export function findChromium(): string | undefined {
  return find(chromiumBrowser);
}

/** The same for tests, which need no window: preferably the headless shell. */
export function findHeadlessChromium(): string | undefined {
  return find(headlessShell) ?? findChromium();
}

/** Path of a Firefox that starts on this machine and is recent enough, or undefined. */
export function findFirefox(): string | undefined {
  return find(firefoxBrowser);
}

function find({ candidates, oldest }: Browser): string | undefined {
  return candidates.find((path) => path && releaseOf(path) >= oldest);
}

/** The major version; 0 if it does not start, because libraries are missing or it is a stub for a snap. */
function releaseOf(path: string): number {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return status === 0 ? Number(/(\d+)\./.exec(stdout)?.[1] ?? 0) : 0;
}

function ensure(browser: Browser): boolean {
  if (find(browser)) return true;
  return browser.installers.some((install) => {
    install();
    return find(browser) !== undefined;
  });
}

function installPackages(...names: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (run([...asRoot, "apt-get", "update"])) {
    run([...asRoot, "apt-get", "install", "-y", "--no-install-recommends", ...names]);
  }
}

function run([command = "", ...parameters]: string[]): boolean {
  return spawnSync(command, parameters, { stdio: "inherit" }).status === 0;
}

if (import.meta.main) {
  // The tests run without it, only longer: no reason to install anything on somebody's own machine.
  if (process.env.CI) ensure(headlessShell);
  for (const browser of [chromiumBrowser, firefoxBrowser]) {
    if (ensure(browser)) continue;
    process.stderr.write(
      `The browser tests need ${browser.name}, and it could not be installed. ` +
        `Install it by hand, or set ${browser.variable} to where it is.\n`,
    );
    process.exit(1);
  }
}
