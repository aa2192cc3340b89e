import type { Page } from "@playwright/test";
import pg from "pg";
import { connect } from "#server/database/connect.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { storeManyLeads } from "#tests/support/many-leads.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { startBrowser } from "./browser.ts";
import { row } from "./columns.ts";
import { summarize } from "./report.ts";
import { startServer } from "./start-server.ts";

/*
 * How long the desk takes to answer a key with 100,000 leads, 200 of them waiting: from the event to the frame that
 * contains the answer, ignoring earlier frames. `npm run bench -- desk-keys`; `ROUNDS` is how often each key is pressed.
 */

const rounds = Number(process.env.ROUNDS ?? 12);
/** Milliseconds. */
const goal = 50;

/** Milliseconds after which an answer counts as missing. */
const longest = 3_000;

/** Milliseconds after which a page that answers nothing at all ends the measurement. */
const longestOfPage = 30_000;

/** For each key, a selector that matches only once the key has been answered. */
const answers: Readonly<Record<string, string>> = {
  j: "tr[data-measured] + tr[data-cursor]",
  k: "tr[data-cursor]:has(+ tr[data-measured])",
  m: "tr[data-measured] td:nth-last-child(3) span",
  "/": "input[type=search]:focus",
  "?": "dialog[open]",
  Enter: "#asked",
  c: "fieldset:has(button:focus), form button:focus",
  e: "form select",
};

const print = (text: string) => process.stdout.write(`${text}\n`);

const postgres = await startPostgres();
const databaseUrl = `${postgres.url}/desk`;
const joinLink = await fill();
const server = await startServer("site", databaseUrl);
const { browser, stop } = await startBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Keeps phone numbers from opening another program.
  await page.addInitScript(() =>
    navigation.addEventListener("navigate", (event) => {
      if (event.destination.url.startsWith("tel:")) event.preventDefault();
    }),
  );
  await page.goto(new URL(joinLink.hash, `${server.url}/desk/join`).href);
  await page.getByRole("button", { name: "Join the desk" }).click();
  await page.getByRole("link", { name: "Not now" }).click();
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, answer] of Object.entries(answers)) {
      await standInList(page, round);
      const time = await timeUntil(page, key, answer);
      times.set(key, [...(times.get(key) ?? []), time]);
    }
    print(`round ${round + 1} of ${rounds}`);
  }
  print(`ms from a key to its frame, ${rounds} of each; goal ${goal}`);
  print(row("", ["median", "p95"]));
  for (const [key, all] of times) {
    const { p50, p95 = Number.NaN } = summarize(key, all, 1);
    print(row(key, [p50.toFixed(0), p95.toFixed(0)]));
  }
} finally {
  await stop();
  await server.stop();
  await postgres.stop();
}

/** @returns the link that signs somebody in. */
async function fill(): Promise<URL> {
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query("create database desk");
  await client.end();
  const connection = await connect({ dataDir: "", databaseUrl });
  // Otherwise the server would still be making them searchable while it is measured.
  await storeManyLeads(connection, 100_000, { isSearchable: true });
  const operator = createOperatorServices({
    connection,
    siteUrl: "http://localhost",
    clock: () => new Date(),
  });
  const person = { email: "bench@office.example", role: "office", name: "Bench" } as const;
  const link = await operator.inviteByLink(person);
  await connection.close();
  return new URL(link);
}

/** Opens the list of waiting leads with the cursor some lines down, and waits until nothing is loading. */
async function standInList(page: Page, line: number): Promise<void> {
  await page.goto(`${server.url}/desk/leads`, { waitUntil: "load" });
  await page
    .getByRole("row")
    .nth(line + 3)
    .waitFor();
  for (let step = 0; step <= line + 1; step += 1) await page.keyboard.press("j");
  await page.waitForTimeout(1_000);
}

async function timeUntil(page: Page, key: string, answer: string): Promise<number> {
  const time = await page.evaluateHandle(
    ({ selector, longest }) => {
      document.querySelector("tr[data-cursor]")?.setAttribute("data-measured", "");
      const found = new Promise<number>((resolve) => {
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const look = () =>
              requestAnimationFrame(() => {
                const isThere = document.querySelector(selector) !== null;
                if (!isThere && performance.now() - timeStamp < longest) return look();
                // The frame shows what was in the page before it: this task runs right after the frame, before React's
                // later updates.
                void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
                  priority: "user-blocking",
                });
              });
            look();
          },
          { once: true, capture: true },
        );
      });
      return { found };
    },
    { selector: answer, longest },
  );
  const ms = await answered(
    (async () => {
      await page.keyboard.press(key);
      return time.evaluate(({ found }) => found);
    })(),
    key,
  );
  await time.dispose();
  return ms;
}

/** Neither a press nor a question to a page has a limit of its own: without one, a lost page is waited for forever. */
async function answered(time: Promise<number>, key: string): Promise<number> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const never = new Promise<never>((_, reject) => {
    const fault = new Error(`the page did not answer ${key} in ${longestOfPage / 1_000} s`);
    timer = setTimeout(() => reject(fault), longestOfPage);
  });
  try {
    return await Promise.race([time, never]);
  } finally {
    clearTimeout(timer);
  }
}
