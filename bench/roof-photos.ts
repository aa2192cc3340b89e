import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { addPhotos } from "#content/en/desk/roof-photos.ts";
import { addDays, dayInZone, weekdayIndex } from "#domain/calendar/calendar-day.ts";
import { connect } from "#server/database/connect.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book, person } from "#tests/support/visitors.ts";
import { startBrowser } from "./browser.ts";
import { median, row } from "./columns.ts";
import { phonePhoto } from "./phone-photo.ts";
import { startServer } from "./start-server.ts";

/*
 * How long a photo of 12 million pixels takes, without a network, from the moment it is chosen until it is in the browser's own
 * storage, and until it is small enough to be sent and seen: `npm run bench -- roof-photos`; `ROUNDS`. `slowed` is that time on a
 * page whose thread is slowed down four times; `whole` is the time without the slowing, times four, of all that happens in
 * whatever process, the writing of the disk included: no processor that is four times slower takes longer.
 */

const slower = 4;
const rounds = Number(process.env.ROUNDS ?? 7);
/** Milliseconds. */
const most = { kept: 1_000 };

type Step = "kept" | "seen";

const print = (text: string) => process.stdout.write(`${text}\n`);
const folder = await mkdtemp(path.join(tmpdir(), "site-roof-photos-"));
const dataDir = path.join(folder, "data");
const file = path.join(folder, "roof.jpg");
await writeFile(file, await phonePhoto(4_000, 3_000, 8));
const joining = await invite();
const server = await startServer("site", "", { dataDir });
const { browser, stop } = await startBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(new URL(joining.hash, `${server.url}/desk/join`).href);
  await page.getByRole("button", { name: "Join the desk" }).click();
  await page.getByRole("link", { name: "Not now" }).click();
  const leadId = await bookOne(page);
  const devtools = await context.newCDPSession(page);
  const taken: Record<Step, { whole: number[]; slowed: number[] }> = {
    kept: { whole: [], slowed: [] },
    seen: { whole: [], slowed: [] },
  };
  for (const kind of ["whole", "slowed"] as const) {
    for (let round = 0; round <= rounds; round += 1) {
      await page.goto(`${server.url}/desk/leads/${leadId}/roof`);
      await page.getByRole("button", { name: addPhotos.take, exact: true }).waitFor();
      await page.waitForLoadState("networkidle").catch(() => undefined);
      await context.setOffline(true);
      await devtools.send("Emulation.setCPUThrottlingRate", {
        rate: kind === "slowed" ? slower : 1,
      });
      const times = await takeOne(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await forgetAll(page);
      await context.setOffline(false);
      // The first round of each kind warms up.
      if (round === 0) continue;
      for (const step of ["kept", "seen"] as const) taken[step][kind].push(times[step]);
    }
  }
  print(`${rounds} of each, in ms: median, longest`);
  print(row("", ["whole", "longest", "slowed", "longest", "most"]));
  for (const step of ["kept", "seen"] as const) {
    const whole = taken[step].whole.map((time) => time * slower);
    const { slowed } = taken[step];
    const figures = [median(whole), Math.max(...whole), median(slowed), Math.max(...slowed)];
    print(row(step, [...figures.map((time) => time.toFixed(0)), step === "kept" ? "1000" : ""]));
    if (step === "kept" && Math.max(median(whole), median(slowed)) > most.kept) {
      process.exitCode = 1;
    }
  }
} finally {
  await stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A link that lets an owner in. */
async function invite(): Promise<URL> {
  const connection = await connect({ dataDir, databaseUrl: undefined });
  const operator = createOperatorServices({
    connection,
    siteUrl: "http://localhost",
    clock: () => new Date(),
  });
  const link = await operator.inviteByLink({
    name: "Una",
    role: "owner",
    email: "una@office.example",
  });
  await connection.close();
  return new URL(link);
}

/** @returns the lead of an appointment in the week after next, when days are open. */
async function bookOne(page: Page): Promise<string> {
  const visitor = await connectVisitor(server.url);
  const today = dayInZone(Date.now(), businessProfile.timeZone);
  const date = addDays(today, 16 - weekdayIndex(today));
  const { body } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
  const booked = await book(visitor, { date, timeSlot: body.availableSlots[0] }, person(1));
  if (booked.status !== 201) throw new Error(`the booking was answered ${booked.status}`);
  return page.evaluate(async (day) => {
    const answer = await fetch(`/api/desk/day?date=${day}`);
    const { leads } = await answer.json();
    return leads[0].id;
  }, date);
}

/** Milliseconds in the page, from the moment that it is given the photo. */
async function takeOne(page: Page): Promise<Record<Step, number>> {
  const times = await page.evaluateHandle(() => {
    const firstTime = (selector: string, from: number) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          watcher.disconnect();
          resolve(performance.now() - from);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
      });
    const found = new Promise<Record<"kept" | "seen", number>>((resolve) => {
      addEventListener(
        "change",
        async ({ timeStamp }) => {
          // A photo is in the list once its transaction has ended, and can be seen once it was made smaller.
          const both = [
            firstTime("li canvas", timeStamp),
            firstTime("li canvas:not([hidden])", timeStamp),
          ];
          const [kept = Number.NaN, seen = Number.NaN] = await Promise.all(both);
          resolve({ kept, seen });
        },
        { once: true, capture: true },
      );
    });
    return { found };
  });
  await page.locator("input[type=file][multiple]").setInputFiles(file);
  const found = await times.evaluate(({ found }) => found);
  await times.dispose();
  return found;
}

/** Empties the storage for the next round. */
function forgetAll(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("desk-roof-photos");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("entries", "readwrite");
          transaction.objectStore("entries").clear();
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}
