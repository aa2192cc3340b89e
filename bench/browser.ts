import { once } from "node:events";
import { createServer } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../scripts/ensure-browser.ts";

/** A browser that other tools can reach too, by its debugging port. */
export async function startBrowser(): Promise<{
  browser: Browser;
  port: number;
  stop(): Promise<void>;
}> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  return { browser, port, stop: () => browser.close() };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("no free port");
  return address.port;
}
