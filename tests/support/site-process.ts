import path from "node:path";
import { pathToFileURL } from "node:url";

/*
 * The real server process on a day chosen by the tests: which days can be booked, and whether they include a new month
 * or a closure, must not depend on the actual date. The clock is shifted, not stopped; minutes sent by a test pass at
 * once.
 */

let shift = Date.parse(process.env.SITE_NOW ?? "") - Date.now();
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, parameters, newTarget) =>
    Reflect.construct(date, parameters.length > 0 ? parameters : [now()], newTarget),
  get: (date, key) => (key === "now" ? now : Reflect.get(date, key)),
});

process.on("message", (minutes: number) => {
  shift += minutes * 60_000;
  process.send?.("passed");
});
// The channel must not keep the process alive: a signal ends it as it would without tests.
process.channel?.unref();

const folder = process.env.SITE_FOLDER ?? "build";
const main = pathToFileURL(path.join(folder, "process", "main.js")).href;
const { readConfig, serve } = (await import(main)) as typeof import("#server/main.ts");
await serve(readConfig(process.env), folder);
process.send?.("listening");
