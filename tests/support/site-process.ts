import path from "node:path";
import { pathToFileURL } from "node:url";

/*
 * The real server process on a day chosen by the tests: which days can be booked, and whether they include a new month
 * or a closure, must not depend on the actual date. The clock is shifted, not stopped; minutes sent by a test pass at
 * once. Sites run in it one after another.
 */

/** What a test asks of the process, which answers with the same word when it is done. */
export type SiteOrder =
  | { ask: "open"; now: string; variables: Readonly<Record<string, string>> }
  | { ask: "advance"; minutes: number }
  | { ask: "close" };

let shift = 0;
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, parameters, newTarget) =>
    Reflect.construct(date, parameters.length > 0 ? parameters : [now()], newTarget),
  get: (date, key) => (key === "now" ? now : Reflect.get(date, key)),
});

const folder = process.env.SITE_FOLDER ?? "build";

/** Pages of the build by the address that is written into them. */
const pages = new Map<string, Awaited<ReturnType<Main["builtPages"]>>>();

type Main = typeof import("#server/main.ts");

async function open(variables: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const main = pathToFileURL(path.join(folder, "process", "main.js")).href;
  const { builtPages, readConfig, serve } = (await import(main)) as Main;
  const config = readConfig({ ...process.env, ...variables });
  const source = pages.get(config.canonicalUrl) ?? (await builtPages(folder, config.canonicalUrl));
  pages.set(config.canonicalUrl, source);
  // Written at once, since a test reads it as soon as its site is closed.
  return serve(config, source, process.stdout, {
    ...(variables.TEST_NEUTRAL === "on" && { isNeutral: true }),
  });
}

let close = async () => {};

process.on("message", async (order: SiteOrder) => {
  if (order.ask === "advance") {
    shift += order.minutes * 60_000;
  } else if (order.ask === "close") {
    await close();
  } else {
    shift = RealDate.parse(order.now) - RealDate.now();
    close = await open(order.variables);
  }
  process.send?.(order.ask);
});
