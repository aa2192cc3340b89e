import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findHeadlessChromium } from "../../../scripts/run/ensure-browser.ts";

/** A Chromium that keeps what it stores in a folder, and can be killed. */
export type KillableBrowser = {
  context: BrowserContext;
  /** Ends all of its processes at once, as a phone's system does: nothing is asked, and nothing written any more. */
  kill(): Promise<void>;
};

/** Starts it with what an earlier one has stored in the folder. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    findHeadlessChromium() ?? chromium.executablePath(),
    [
      ...["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=en-US"],
      ...["--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    ],
    // A group of its own: the processes that draw and store are its children.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const browser = await connected(child);
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no context");
  return {
    context,
    async kill() {
      if (child.pid && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, "exit");
        process.kill(-child.pid, "SIGKILL");
        await gone;
      }
      await browser.close().catch(() => {});
    },
  };
}

async function connected(child: ChildProcess): Promise<Browser> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (child.stderr) {
    createInterface(child.stderr).on("line", (line) => {
      const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
  }
  child.once("error", reject);
  child.once("exit", () => reject(new Error("the browser has ended")));
  return chromium.connectOverCDP(await promise);
}
