import { writeFileSync } from "node:fs";
import { startBrowser } from "./browser.ts";
import { countEvents, timeOfPress } from "./event-timing.ts";
import { startServer } from "./start-server.ts";

const { browser, stop } = await startBrowser();
const site = await startServer("site");
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
const page = await context.newPage();
await countEvents(page);
await page.goto(new URL("/schedule-inspection", site.url).href, { waitUntil: "networkidle" });
const s = await context.newCDPSession(page);
await s.send("Emulation.setCPUThrottlingRate", { rate: 4 });
await page.getByRole("grid").getByRole("button", { disabled: false }).first().click();
await page.getByRole("radio", { name: "9:00 AM" }).waitFor();
await page.waitForTimeout(1000);
const events: any[] = [];
s.on("Tracing.dataCollected", (e: any) => events.push(...e.value));
await s.send("Tracing.start", {
  transferMode: "ReportEvents",
  traceConfig: {
    includedCategories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "disabled-by-default-v8.cpu_profiler",
      "blink.user_timing",
      "toplevel",
    ],
  },
} as any);
const t = await timeOfPress(page, () => page.locator("label", { hasText: "9:00 AM" }).click());
console.log("press", t);
const done = new Promise((r) => s.once("Tracing.tracingComplete", r));
await s.send("Tracing.end");
await done;
writeFileSync("/tmp/trace.json", JSON.stringify(events));
await stop();
await site.stop();
