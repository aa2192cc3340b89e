import type { Page } from "@playwright/test";
import { startBrowser } from "./browser.ts";
import { startByHand } from "./by-hand/serve.ts";
import { median, row } from "./columns.ts";
import { countEvents, timeOfPress } from "./event-timing.ts";
import { startServer } from "./start-server.ts";

/*
 * How long a press takes to show on a processor slowed down four times: from the event to the frame that answers it, by
 * the browser's event timing (Interaction to Next Paint). Network delays are excluded: presses that wait for the server
 * show that at once. Compared in turn with a press on the handwritten page, which opens a `details` without script,
 * since a busy machine slows both.
 */

const slower = 4;
const rounds = Number(process.env.ROUNDS ?? 5);
const goal = 100;

type Press = {
  name: string;
  /** A path on the site, or a whole URL. */
  address: string;
  viewport?: { width: number; height: number };
  /** Prepares the page for the press. */
  before?(page: Page): Promise<unknown>;
  press(page: Page): Promise<unknown>;
};

const phone = { width: 390, height: 844 };
const firstFreeDay = (page: Page) =>
  page.getByRole("grid").getByRole("button", { disabled: false }).first();
/** Those that were pressed before are held for whoever did. */
const firstFreeTime = (page: Page) =>
  page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: / [AP]M/, disabled: false }) })
    .first();

const { browser, stop } = await startBrowser();
const site = await startServer("site");
const byHand = await startByHand();
const baseline: Press = {
  name: "by hand",
  address: byHand.url,
  press: (page) => page.locator("summary").first().click(),
};
const presses: readonly Press[] = [
  baseline,
  {
    name: "menu opens (phone)",
    address: "/contact-us",
    press: (page) => page.getByText("Menu", { exact: true }).click(),
  },
  {
    name: "menu's section opens (phone)",
    address: "/contact-us",
    before: (page) => page.getByText("Menu", { exact: true }).click(),
    press: (page) => page.locator("header summary").filter({ hasText: "Services" }).click(),
  },
  {
    name: "panel of the bar opens (desk)",
    address: "/contact-us",
    viewport: { width: 1440, height: 900 },
    press: async (page) => {
      await page.getByRole("button", { name: "Services: more" }).focus();
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "day in the calendar",
    address: "/schedule-inspection",
    press: (page) => firstFreeDay(page).click(),
  },
  {
    name: "time of a day",
    address: "/schedule-inspection",
    before: async (page) => {
      await firstFreeDay(page).click();
      await firstFreeTime(page).waitFor();
      await page.waitForTimeout(1_000);
    },
    press: (page) => firstFreeTime(page).click(),
  },
  {
    name: "answer of the quiz",
    address: "/roof-assessment",
    press: (page) => page.getByRole("main").getByText("5-15 years").first().click(),
  },
  {
    name: "typing in a form",
    address: "/contact-us",
    press: (page) => page.getByLabel("Name").first().pressSequentially("Ada"),
  },
  {
    name: "an empty form that is sent",
    address: "/contact-us",
    press: (page) => page.getByRole("button", { name: "Send Message" }).click(),
  },
];

const print = (text: string) => process.stdout.write(`${text}\n`);
try {
  const times = new Map<Press, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const press of presses) {
      times.set(press, [...(times.get(press) ?? []), await timeOf(press)]);
    }
  }
  print(`ms from a press to its frame, CPU ${slower}x slower, ${rounds} of each; goal ${goal}`);
  print(row("", ["median", "best", "worst", "ratio"]));
  const middle = (press: Press) => median(times.get(press) ?? []);
  for (const [press, all] of times) {
    const figures = [middle(press), Math.min(...all), Math.max(...all)].map((ms) => ms.toFixed(0));
    print(row(press.name, [...figures, (middle(press) / middle(baseline)).toFixed(2)]));
  }
} finally {
  await stop();
  await site.stop();
  byHand.stop();
}

async function timeOf({ address, viewport = phone, before, press }: Press): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await countEvents(page);
  await page.goto(new URL(address, site.url).href, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await before?.(page);
  const time = await timeOfPress(page, () => press(page));
  await context.close();
  return time;
}
