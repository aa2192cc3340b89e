import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { photoStates } from "#content/en/photos.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { person } from "#tests/support/visitors.ts";
import { startBrowser } from "./browser.ts";
import { median } from "./columns.ts";
import { phonePhoto } from "./phone-photo.ts";
import { startServer } from "./start-server.ts";

/*
 * What photos cost, with the limits of docs/measuring.md: `npm run bench -- photos`.
 */

const atOnce = 20;
const storm = 2_000;
const messages = 50;
const slower = 4;
const rounds = Number(process.env.ROUNDS ?? 5);
const limits = { serverGrowth: 100, readySeconds: 3, blockedMs: 100 };
const megabyte = 2 ** 20;

const print = (text: string) => process.stdout.write(`${text}\n`);

const large = await phonePhoto(4_000, 3_000, 8);
const small = await phonePhoto(1_200, 900, 0.4);
print(`a photo of 12 million pixels, ${(large.length / megabyte).toFixed(1)} MB`);
const parts = { memory: measureMemory, storm: measureStorm, phone: measurePhone };
const [wanted] = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) if (!wanted || wanted === name) await part();

/** Memory of the server, and of the process that decodes, while photos arrive. */
async function measureMemory(): Promise<void> {
  const site = await startServer("site");
  const visitor = await connectVisitor(site.url);
  await send(visitor, site.url, small);
  const before = await memoryOf(site.pid);
  const most = { server: before.server, decoder: 0 };
  const start = performance.now();
  const sending = Promise.all(
    Array.from({ length: atOnce }, () => send(visitor, site.url, large)),
  ).finally(() => {
    isDone = true;
  });
  let isDone = false;
  while (!isDone) {
    const now = await memoryOf(site.pid);
    most.server = Math.max(most.server, now.server);
    most.decoder = Math.max(most.decoder, now.decoder);
    await pause(10);
  }
  const answers = await sending;
  const seconds = (performance.now() - start) / 1_000;
  const growth = most.server - before.server;
  print(
    `${atOnce} at once: ${summary(answers)}, ${seconds.toFixed(1)} s; the server takes ` +
      `${growth.toFixed(0)} MB more than ${before.server.toFixed(0)}, the decoder ${most.decoder.toFixed(0)} MB`,
  );
  check(growth <= limits.serverGrowth && answers.every((status) => status === 201));
  await site.stop();
}

/** Whether messages arrive while very many photos do. */
async function measureStorm(): Promise<void> {
  const site = await startServer("site");
  const visitor = await connectVisitor(site.url);
  const before = await memoryOf(site.pid);
  let most = before.server;
  let isDone = false;
  const start = performance.now();
  const photos = Promise.all(
    Array.from({ length: storm }, () => send(visitor, site.url, small)),
  ).finally(() => {
    isDone = true;
  });
  const waits: number[] = [];
  const sent: number[] = [];
  const writing = (async () => {
    for (let index = 0; index < messages; index += 1) {
      const began = performance.now();
      const { status } = await visitor.send("POST", "/api/customers/contact", {
        ...person(index),
        subject: "Contact Request: roof-repair",
        message: `Number ${index}`,
      });
      sent.push(status);
      waits.push(performance.now() - began);
    }
  })();
  while (!isDone) {
    most = Math.max(most, (await memoryOf(site.pid)).server);
    await pause(20);
  }
  const answers = await photos;
  const seconds = (performance.now() - start) / 1_000;
  await writing;
  print(
    `${storm} at once: ${summary(answers)}, ${seconds.toFixed(1)} s; the server takes ` +
      `${(most - before.server).toFixed(0)} MB more; ${messages} messages meanwhile: ${summary(sent)}, ` +
      `median ${median(waits).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`,
  );
  check(sent.every((status) => status === 201) && !answers.includes(500));
  await site.stop();
}

/** How long a large photo takes on a slow phone until it is with us, and how long it keeps the page's thread busy. */
async function measurePhone(): Promise<void> {
  const site = await startServer("site");
  const { browser, stop } = await startBrowser();
  // As a file: bytes would be decoded in the page, by the thread that is measured.
  const folder = await mkdtemp(path.join(tmpdir(), "site-photos-"));
  const file = path.join(folder, "roof.jpg");
  await writeFile(file, large);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const tasks: { start: number; duration: number }[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          tasks.push({ start: startTime, duration });
        }
      }).observe({ type: "longtask", buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    const made: number[] = [];
    const ready: number[] = [];
    const before: number[] = [];
    const blocked: number[] = [];
    const now = () => page.evaluate(() => performance.now());
    const longestTask = (from: number, to: number) =>
      page.evaluate(
        ([from = 0, to = 0]) => {
          const { tasks = [] } = window as Window & {
            tasks?: { start: number; duration: number }[];
          };
          const within = tasks.filter(({ start }) => start >= from && start < to);
          return Math.max(0, ...within.map(({ duration }) => duration));
        },
        [from, to],
      );
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${site.url}/contact-us`, { waitUntil: "load" });
      const files = page.locator("input[type=file]");
      await files.waitFor({ state: "attached" });
      await page.waitForTimeout(2_000);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
      const message = page.locator("textarea").first();
      const typed = () => message.pressSequentially("The wind took shingles", { delay: 40 });
      await message.focus();
      const alone = await now();
      await typed();
      const chosen = await now();
      const start = performance.now();
      await files.setInputFiles(file);
      const typing = typed();
      const states = page.locator("form li");
      const isReady = states.getByText(photoStates.sent);
      await states
        .getByText(/^(Sending|Almost)/)
        .or(isReady)
        .first()
        .waitFor();
      made.push(performance.now() - start);
      await isReady.waitFor();
      ready.push(performance.now() - start);
      await typing;
      before.push(await longestTask(alone, chosen));
      blocked.push(await longestTask(chosen, await now()));
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
    print(
      `on a processor ${slower} times slower, ${rounds} rounds: made smaller within ` +
        `${(median(made) / 1_000).toFixed(1)} s, with us within ${(median(ready) / 1_000).toFixed(1)} s ` +
        `(longest ${(Math.max(...ready) / 1_000).toFixed(1)}); typing waits for tasks of ${median(blocked).toFixed(0)} ms ` +
        `(longest ${Math.max(...blocked).toFixed(0)}), without a photo ${median(before).toFixed(0)}`,
    );
    const isBlocking = median(blocked) > median(before) + limits.blockedMs;
    check(median(made) <= limits.readySeconds * 1_000 && !isBlocking);
  } finally {
    await stop();
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

function check(isWithinLimits: boolean): void {
  if (!isWithinLimits) process.exitCode = 1;
}

/** @returns the status, 0 when the connection was cut. */
async function send(visitor: Visitor, url: string, photo: Buffer): Promise<number> {
  const answer = await fetch(`${url}/api/photos`, {
    method: "POST",
    headers: {
      "content-type": "image/jpeg",
      cookie: visitor.cookie,
      "x-csrf-token": visitor.csrfToken,
    },
    body: photo as Buffer<ArrayBuffer>,
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

/** `201 × 20`. */
function summary(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, all]) => `${status} × ${all.length}`).join(", ");
}

/** Resident megabytes of the server, and of the process that it has started. */
async function memoryOf(pid: number): Promise<{ server: number; decoder: number }> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const [child] = children.join(" ").split(" ").filter(Boolean);
  return { server: await resident(pid), decoder: child ? await resident(child) : 0 };
}

async function resident(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}
