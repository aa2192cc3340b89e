import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { addDays, dayInZone, weekdayIndex } from "#domain/calendar/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { openBrowser } from "#tests/support/desk-browser.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { book, person } from "#tests/support/visitors.ts";
import { startBrowser } from "./browser.ts";
import { median, row } from "./columns.ts";
import { startServer } from "./start-server.ts";

/*
 * How long the desk's calendar takes to paint a week of 300 appointments that it has already read, and to show a card at
 * its new place after a drop, on a processor slowed down four times. `npm run bench -- desk-calendar`; `ROUNDS`. All of
 * it is measured in the page, from the press to the end of the frame that shows all of what was asked for. `frame` is
 * that time on a clock with the browser's slowing, and longer while the machine does other things. `work` is the
 * processor's time that the page's thread used until then without the slowing, times four, which nothing else changes.
 */

const slower = 4;
const rounds = Number(process.env.ROUNDS ?? 5);
const appointments = 300;
const inspectors = 9;
/** Milliseconds, for the frame and for the work: the frame alone is late on a machine that does other things. */
const most = { "a week is painted": 300, "a drop by keys": 100, "a drop by mouse": 100 };

type Step = keyof typeof most;
/** Milliseconds. */
type Cost = { frame: number; work: number } & Record<Part, number>;
type Part = keyof typeof partOf;

/** What of a trace counts as what; all else is other work of the thread. */
const partOf = {
  script: ["FunctionCall", "EvaluateScript", "v8.callFunction", "TimerFire", "EventDispatch"],
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit"],
} as const;

const print = (text: string) => process.stdout.write(`${text}\n`);
const today = dayInZone(Date.now(), businessProfile.timeZone);
/** The Sunday that begins the week after next, so that every day of it can be booked. */
const week = addDays(today, 14 - weekdayIndex(today));

const dataDir = await mkdtemp(path.join(tmpdir(), "site-calendar-"));
const links = await invite();
const server = await startServer("site", "", { dataDir });
const { browser, stop } = await startBrowser();
try {
  const shown = await fill();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(new URL(links.dispatcher.hash, `${server.url}/desk/join`).href);
  await page.getByRole("button", { name: "Join the desk" }).click();
  await page.getByRole("link", { name: "Not now" }).click();
  // A drop shows before its answer, which would be a refusal once the hour is full.
  await page.route("**/api/desk/appointments/*", () => undefined);
  const costs = new Map<Step, Cost[]>();
  for (const isSlowed of [false, true]) {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [step, cost] of await measureOnce(page, isSlowed)) {
        // The first round of each kind warms up.
        if (round > 0) add(`${step}${isSlowed ? " slowed" : ""}` as Step, cost, costs);
      }
    }
  }
  print(
    `${shown} cards, ${rounds} of each, medians in ms; work is that of this processor x ${slower}`,
  );
  const parts = Object.keys(partOf) as Part[];
  print(row("", ["frame", "work", ...parts, "most"]));
  for (const step of Object.keys(most) as Step[]) {
    const of = (part: keyof Cost, from: string) =>
      median((costs.get(from as Step) ?? []).map((cost) => cost[part]));
    const work = (part: keyof Cost) => (slower * of(part, step)).toFixed(0);
    const frame = of("frame", `${step} slowed`);
    print(row(step, [frame.toFixed(0), work("work"), ...parts.map(work), String(most[step])]));
    if (Math.min(frame, slower * of("work", step)) > most[step]) process.exitCode = 1;
  }
} finally {
  await stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function add(step: Step, cost: Cost, costs: Map<Step, Cost[]>): void {
  costs.set(step, [...(costs.get(step) ?? []), cost]);
}

/** Links that let an owner and a dispatcher in. */
async function invite() {
  const connection = await connect({ dataDir, databaseUrl: undefined });
  const operator = createOperatorServices({
    connection,
    siteUrl: "http://localhost",
    clock: () => new Date(),
  });
  const link = async (name: string, role: "owner" | "office") =>
    new URL(await operator.inviteByLink({ name, role, email: `${name}@office.example` }));
  const found = { owner: await link("Una", "owner"), dispatcher: await link("Doris", "office") };
  await connection.close();
  return found;
}

/** Fills the week. @returns how many appointments it has. */
async function fill(): Promise<number> {
  const owner = await openBrowser(server);
  await owner.send("POST", "/api/desk/invitation", { token: links.owner.hash.slice(1) });
  for (let index = 0; index < inspectors; index += 1) {
    const member = { name: `Inspector ${index}`, email: `i${index}@office.example` };
    const { body } = await owner.send("POST", "/api/desk/staff", { ...member, role: "inspector" });
    await planFor(owner, body.member.id);
  }
  const visitor = await connectVisitor(server.url);
  let booked = 0;
  for (let seat = 0; seat < inspectors; seat += 1) {
    for (let day = 0; day < 7; day += 1) {
      const date = addDays(week, day);
      const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
      for (const timeSlot of body.availableSlots) {
        if (booked === appointments) return booked;
        const { status } = await book(visitor, { date, timeSlot }, person(booked));
        if (status === 201) booked += 1;
      }
    }
  }
  return booked;
}

async function measureOnce(page: Page, isSlowed: boolean): Promise<[Step, Cost][]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(`${server.url}/desk/calendar?view=week&date=${addDays(week, -1)}`);
  await page.getByRole("table").waitFor();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  const next = await page.getByRole("link", { name: /^Next/ }).boundingBox();
  if (!next) throw new Error("no way to the next week");
  await page.mouse.move(next.x + 5, next.y + 5);
  await settle(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: isSlowed ? slower : 1 });
  const painted = await costOf(page, devtools, {
    event: "click",
    there: `[data-cell^="${addDays(week, 6)}|5:00 PM"], [data-cell^="${addDays(week, 6)}"] [data-card]`,
    press: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
  });
  await settle(page);
  const target = addDays(week, 2);
  const card = page.locator(`[data-cell^="${addDays(week, 1)}|10:00 AM"] [data-card]`).first();
  const id = await card.getAttribute("data-card");
  await card.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await settle(page);
  const byKeys = await costOf(page, devtools, {
    event: "keydown",
    there: `[data-cell^="${target}|10:00 AM"] [data-card="${id}"]`,
    press: () => page.keyboard.press("Enter"),
  });
  await settle(page);
  const other = page.locator(`[data-cell^="${addDays(week, 1)}|9:00 AM"] [data-card]`).first();
  const otherId = await other.getAttribute("data-card");
  const cell = page.locator(`[data-cell^="${target}|9:00 AM"]`);
  await other.scrollIntoViewIfNeeded();
  const [from, to] = [await other.boundingBox(), await cell.boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, from.y + 12, { steps: 4 });
  await settle(page);
  const byMouse = await costOf(page, devtools, {
    event: "pointerup",
    there: `[data-cell^="${target}|9:00 AM"] [data-card="${otherId}"]`,
    press: () => page.mouse.up(),
  });
  await devtools.detach();
  return [
    ["a week is painted", painted],
    ["a drop by keys", byKeys],
    ["a drop by mouse", byMouse],
  ];
}

/** From the event to the frame that shows `there`, and how long the page's thread has worked in between. */
async function costOf(
  page: Page,
  devtools: CDPSession,
  { event, there, press }: { event: string; there: string; press: () => Promise<void> },
): Promise<Cost> {
  const shown = await page.evaluateHandle(
    ({ event, there }) => {
      const found = new Promise<number>((resolve) => {
        addEventListener(
          event,
          ({ timeStamp }) => {
            performance.mark("pressed");
            const look = () =>
              requestAnimationFrame(() => {
                if (!document.querySelector(there)) return look();
                // Runs right after the frame.
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => {
                  performance.mark("shown");
                  resolve(performance.now() - timeStamp);
                };
                port2.postMessage(null);
              });
            look();
          },
          { once: true, capture: true },
        );
      });
      return { found };
    },
    { event, there },
  );
  const trace = await startTrace(devtools);
  await press();
  const frame = await shown.evaluate(({ found }) => found);
  const events = await trace.stop();
  await shown.dispose();
  return { frame, ...workOf(events) };
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number } & Record<
  "ts" | "dur" | "tts" | "tdur",
  number
>;

async function startTrace(devtools: CDPSession) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on("Tracing.dataCollected", collect);
  const includedCategories = ["devtools.timeline", "blink.user_timing", "v8"];
  const traceConfig = { includedCategories, excludedCategories: ["*"] };
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return {
    async stop(): Promise<TraceEvent[]> {
      const ended = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
      await devtools.send("Tracing.end");
      await ended;
      devtools.off("Tracing.dataCollected", collect);
      return events;
    },
  };
}

/** Milliseconds of the processor between the marks, on the thread that set them: all, and of each part alone. */
function workOf(events: readonly TraceEvent[]): Omit<Cost, "frame"> {
  const mark = (name: string) => events.find((each) => each.name === name);
  const [pressed, shown] = [mark("pressed"), mark("shown")];
  if (!pressed || !shown) throw new Error("no marks in the trace");
  const own = events
    .filter(({ pid, tid, ph }) => ph === "X" && pid === pressed.pid && tid === pressed.tid)
    .filter(({ ts, dur }) => ts + dur > pressed.ts && ts < shown.ts)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const cost = {
    work: (shown.tts - pressed.tts) / 1_000,
    script: 0,
    style: 0,
    layout: 0,
    paint: 0,
  };
  const around: TraceEvent[] = [];
  for (const each of own) {
    while (around.length > 0 && endOf(around.at(-1)) <= each.ts) around.pop();
    count(each.name, each.tdur);
    count(around.at(-1)?.name, -each.tdur);
    around.push(each);
  }
  return cost;

  function count(name: string | undefined, microseconds: number): void {
    for (const part of Object.keys(partOf) as Part[]) {
      if ((partOf[part] as readonly (string | undefined)[]).includes(name)) {
        cost[part] += (microseconds || 0) / 1_000;
      }
    }
  }
}

function endOf(event: TraceEvent | undefined): number {
  return event ? event.ts + event.dur : 0;
}

/** Until the page has had nothing to do for a while. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(600);
}
