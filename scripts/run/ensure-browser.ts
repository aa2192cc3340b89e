import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

/* `npm test` and `npm run test:full` run this before their journeys: installs those that are named and missing. */

type Browser = {
  name: string;
  /** Possible paths, the configured one first. */
  candidates: readonly (string | undefined)[];
  /** Ways to install it, in order of preference. */
  installers: readonly (() => void)[];
  /** The environment variable with its path. */
  variable: string;
  /** Whether it starts here, and is recent enough for the tests to drive it. */
  isUsable(path: string): boolean;
};

const chromiumBrowser: Browser = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  isUsable: (path) => releaseOf(path) >= 100,
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
  isUsable: (path) => releaseOf(path) >= 100,
  candidates: [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"],
  installers: [() => installPackages("chromium-headless-shell")],
};

const firefoxBrowser: Browser = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  // Older releases do not let Playwright choose the download folder.
  isUsable: (path) => releaseOf(path) >= 145,
  candidates: [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
  installers: [() => installPackages("firefox-esr"), () => installPackages("firefox")],
};

/** Debian's driver brings its browser, which needs a screen. */
const installWebKit = () => installPackages("webkit2gtk-driver", "xvfb");

const webkitDriver: Browser = {
  name: "WebKitGTK's driver",
  variable: "WEBKIT_DRIVER_PATH",
  isUsable: (path) => answers(path, "--help"),
  candidates: [process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"],
  installers: [installWebKit],
};

const xvfb: Browser = {
  name: "Xvfb, a screen for WebKit,",
  variable: "XVFB_PATH",
  isUsable: (path) => answers(path, "-help"),
  candidates: [process.env.XVFB_PATH, "/usr/bin/Xvfb"],
  installers: [installWebKit],
};

/** By the names that this is run with. */
const browsers = {
  chromium: [chromiumBrowser],
  firefox: [firefoxBrowser],
  webkit: [webkitDriver, xvfb],
} satisfies Record<string, readonly Browser[]>;

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

/** Path of WebKitGTK's driver, or undefined. */
export function findWebKitDriver(): string | undefined {
  return find(webkitDriver);
}

/** Path of the screen that WebKit's browser is shown on, or undefined. */
export function findXvfb(): string | undefined {
  return find(xvfb);
}

function find({ candidates, isUsable }: Browser): string | undefined {
  return candidates.find((path) => path && isUsable(path));
}

/** For programs that do not tell their version. */
function answers(path: string, parameter: string): boolean {
  return spawnSync(path, [parameter]).status === 0;
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
  const wanted = process.argv.slice(2) as (keyof typeof browsers)[];
  // The tests run without it, only longer: no reason to install anything on somebody's own machine.
  if (process.env.CI && wanted.includes("chromium")) ensure(headlessShell);
  for (const browser of wanted.flatMap((name) => browsers[name])) {
    if (ensure(browser)) continue;
    process.stderr.write(
      `The browser tests need ${browser.name}, and it could not be installed. ` +
        `Install it by hand, or set ${browser.variable} to where it is.\n`,
    );
    process.exit(1);
  }
}
