import { startBrowser } from "./browser.ts";
import { median, row } from "./columns.ts";

/*
 * How long a page on a processor four times slower is busy with its first `Intl` format of a kind, and with the next
 * one: the reason why days, figures and lists are formatted by our own code (docs/decisions/first-paint.md). A new
 * browser each time, since ICU's data stay loaded. ROUNDS is by default 5.
 */

const rounds = Number(process.env.ROUNDS ?? 5);
const slowdown = 4;

type Times = { first: number; next: number };

/** Each runs in the page. */
const kinds = {
  "a day": () => {
    const time = (options: Intl.DateTimeFormatOptions) => {
      const start = performance.now();
      new Intl.DateTimeFormat("en-US", options).format(0);
      return performance.now() - start;
    };
    return {
      first: time({ dateStyle: "full", timeZone: "UTC" }),
      next: time({ dateStyle: "long", timeZone: "UTC" }),
    };
  },
  "a figure": () => {
    const time = (options: Intl.NumberFormatOptions) => {
      const start = performance.now();
      new Intl.NumberFormat("en-US", options).format(1_234.5);
      return performance.now() - start;
    };
    return { first: time({}), next: time({ style: "currency", currency: "USD" }) };
  },
  "a list": () => {
    const time = (type: "conjunction" | "disjunction") => {
      const start = performance.now();
      new Intl.ListFormat("en-US", { type }).format(["a", "b", "c"]);
      return performance.now() - start;
    };
    return { first: time("conjunction"), next: time("disjunction") };
  },
} satisfies Record<string, () => Times>;

process.stdout.write(`${row("ms, medians", ["first", "next"])}\n`);
for (const [kind, read] of Object.entries(kinds)) {
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure(read));
  const cells = (["first", "next"] as const).map((key) => median(times.map((one) => one[key])));
  process.stdout.write(
    `${row(
      kind,
      cells.map((ms) => ms.toFixed(1)),
    )}\n`,
  );
}

async function measure(read: () => Times): Promise<Times> {
  const { browser, stop } = await startBrowser();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times = await page.evaluate(read);
  await stop();
  return times;
}
