import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import getPort from "get-port";
import { businessProfile } from "#content/business-profile.ts";
import { patience } from "#tests/support/patience.ts";
import { findWebKitDriver, findXvfb } from "../../../scripts/run/ensure-browser.ts";
import { WebDriverSession } from "./webdriver.ts";

/** WebKitGTK's driver with a screen of its own; it has one browser at a time. */
export type WebKitDriver = {
  /** Opens a browser without history, cookies or storage. */
  open(): Promise<WebDriverSession>;
  stop(): Promise<void>;
};

/** Starts both programs. @throws when one of them is missing. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const [driverPath, xvfbPath] = [findWebKitDriver(), findXvfb()];
  if (!driverPath || !xvfbPath) {
    throw new Error(
      "The tests in WebKit need WebKitWebDriver and Xvfb: npx node scripts/run/ensure-browser.ts webkit",
    );
  }
  const home = await mkdtemp(path.join(tmpdir(), "webkit-e2e-"));
  await makeNarrow(home);
  const screen = start(xvfbPath, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {});
  const number = await firstLine(screen);
  const port = await getPort();
  const driver = start(driverPath, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    NO_AT_BRIDGE: "1",
    // A machine for tests has no graphics card, and in a container no namespaces to shut processes into.
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const url = `http://127.0.0.1:${port}`;
  const listens = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(listens, { message: "WebKitWebDriver listens" }).toBe(true);
  return {
    open: () => WebDriverSession.start(url, capabilities),
    async stop() {
      await end(driver);
      await end(screen);
      // The browser's own processes end a moment after the screen.
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const capabilities = {
  timeouts: { script: patience.test, pageLoad: patience.test },
  "webkitgtk:browserOptions": {
    args: ["--automation", `--time-zone=${businessProfile.timeZone}`],
  },
};

/** Its row of buttons would keep the browser's window from being as narrow as a phone. */
async function makeNarrow(home: string): Promise<void> {
  const folder = path.join(home, ".config", "gtk-3.0");
  await mkdir(folder, { recursive: true });
  const style = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }";
  await writeFile(path.join(folder, "gtk.css"), style);
}

/** Starts a program that ends with this process, even when this one is killed. */
function start(program: string, parameters: string[], variables: Record<string, string>) {
  return spawn("setpriv", ["--pdeathsig", "KILL", program, ...parameters], {
    // Neither says anything that a test needs, but for the screen's number.
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH, ...variables },
  });
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const lines = createInterface({ input: screen.stdio[3] as Readable });
  const [line] = await Promise.race([
    once(lines, "line"),
    once(screen, "exit").then(() => Promise.reject(new Error("Xvfb does not start."))),
  ]);
  return line;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill();
  await ended;
}
