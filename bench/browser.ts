import { type Browser, chromium } from "@playwright/test";
import getPort from "get-port";
import { findHeadlessChromium } from "../scripts/run/ensure-browser.ts";

/** A browser that other tools can reach through its debugging port. */
export async function startBrowser(): Promise<{
  browser: Browser;
  port: number;
  stop(): Promise<void>;
}> {
  const port = await getPort();
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  return { browser, port, stop: () => browser.close() };
}
