import path from "node:path";
import { pathToFileURL } from "node:url";

/*
 * The real server process, on a day of the tests' choice: which days can be booked, and where a
 * month or a closure falls among them, must not depend on the day on which the tests run. The clock
 * is shifted, not stopped; minutes that a test sends pass at once.
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
// Nobody is waited for: the signal ends the process as it would without tests.
process.channel?.unref();

const folder = process.env.SITE_FOLDER ?? "build";
const main = pathToFileURL(path.join(folder, "process", "main.js")).href;
const { readConfig, serve } = (await import(main)) as typeof import("#server/main.ts");
await serve(readConfig(process.env), folder);
