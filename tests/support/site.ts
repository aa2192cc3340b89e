import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import pg from "pg";
import { businessProfile } from "#content/business-profile.ts";
import { bookableDays, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  dayInZone,
} from "#domain/calendar/calendar-day.ts";
import {
  type PostgresServer,
  quickFlags,
  startPostgres,
} from "../../scripts/run/start-postgres.ts";
import { siteFolder } from "./build-site.ts";
import type { SiteOrder } from "./site-process.ts";

/** The kind of database. */
export type SiteDatabase = "sqlite" | "postgres";

/** A running server with its own database and mail folder. */
export type Site = {
  /** Without a trailing slash. */
  url: string;
  dataFolder: string;
  /** Settings of a second process that serves the same business (docs/operating.md). */
  shared: Readonly<Record<string, string>>;
  /** The server's today, in the business's time zone. */
  today: CalendarDay;
  bookableDays: readonly [CalendarDay, CalendarDay, ...CalendarDay[]];
  /** Two days with all seven times free, for tests that book nothing. */
  quietDays: readonly [CalendarDay, CalendarDay];
  /** A day with all seven times free that no other test of this site uses. */
  newDay(): CalendarDay;
  /** Advances the server's clock at once. */
  advance(minutes: number): Promise<void>;
  /** @throws when the site has logged an error; where it has a process of its own, also unless that ends well. */
  stop(): Promise<void>;
};

/**
 * Noon in the business's time zone, a few days before the profile's first closure, so that the bookable days include a
 * closure and span two months.
 */
export function usualNow(): string {
  const [closure] = businessProfile.closures as readonly { day: CalendarDay }[];
  const first = closure?.day ?? calendarDay("2026-11-26");
  const today = [-8, -12].map((days) => addDays(first, days)).find(seesTwoMonths);
  return `${today}T17:00:00Z`;
}

function seesTwoMonths(today: CalendarDay): boolean {
  const month = (days: number) => addDays(today, days).slice(0, 7);
  return month(2) !== month(businessProfile.inspection.horizonDays - 2);
}

/**
 * A server process in which sites run one after another, at the same address. A process for each would compile its
 * modules and read its pages every time, which takes longer than a short test.
 */
export type SiteProcess = {
  /** Serves the build with an empty database; `now` is the server's time, `variables` are further settings. */
  open(
    now: Date,
    database?: SiteDatabase,
    variables?: Readonly<Record<string, string>>,
  ): Promise<Site>;
  /** Stops it and its site like an operator. @throws unless it ends well. */
  stop(): Promise<void>;
};

/**
 * Serves the build in a process of its own; `now` is the server's time, `variables` are further settings.
 * @param build The folder of another build than the tests' own.
 */
export async function startSite(
  now: Date,
  database: SiteDatabase = "sqlite",
  variables: Readonly<Record<string, string>> = {},
  build = siteFolder,
): Promise<Site> {
  const server = await startSiteProcess(build);
  const site = await server.open(now, database, variables);
  return {
    ...site,
    async stop() {
      await server.stop();
      await site.stop();
    },
  };
}

/** Starts a process without a site. */
export async function startSiteProcess(build = siteFolder): Promise<SiteProcess> {
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const logFile = path.join(siteFolder, "..", "logs", `site-${port}.log`);
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = await open(logFile, "w");
  const server = spawn(process.execPath, [path.join(import.meta.dirname, "site-process.ts")], {
    stdio: ["ignore", log.fd, log.fd, "ipc"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", SITE_FOLDER: build },
  });
  await log.close();
  const ended = once(server, "exit");
  let isOpen = false;

  /** @throws what the process has logged when it ends instead of doing it. */
  async function tell(order: SiteOrder): Promise<void> {
    const done = once(server, "message").then(() => true);
    server.send(order);
    const isDone = await Promise.race([done, ended.then(() => false)]);
    if (!isDone) throw new Error(await readFile(logFile, "utf8"));
  }

  return {
    async open(now, database = "sqlite", variables = {}) {
      const databaseUrl = database === "postgres" ? await newPostgresDatabase() : undefined;
      const dataFolder = await mkdtemp(path.join(tmpdir(), "site-e2e-"));
      const loggedBefore = (await stat(logFile)).size;
      await tell({
        ask: "open",
        now: now.toISOString(),
        variables: {
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIR: dataFolder,
          SITE_URL: url,
          RATE_LIMIT: "off",
          // What a journey has the server call is on this machine.
          ADDRESSES_INSIDE: "on",
          ...variables,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        },
      });
      isOpen = true;
      return {
        url,
        dataFolder,
        shared: { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
        ...daysAt(now),
        advance: (minutes) => tell({ ask: "advance", minutes }),
        async stop() {
          if (isOpen) await tell({ ask: "close" });
          isOpen = false;
          await rm(dataFolder, { recursive: true, force: true });
          const logged = (await readFile(logFile)).subarray(loggedBefore).toString();
          assert.deepEqual(errorsOf(logged), [], "errors in the server's log");
        },
      };
    },
    async stop() {
      // Without a site, nothing else may keep it alive.
      if (isOpen) server.kill("SIGTERM");
      else server.disconnect();
      isOpen = false;
      const [code] = await ended;
      assert.equal(code, 0, "exit code of the server after SIGTERM");
    },
  };
}

/** The server's days at `now`. */
function daysAt(now: Date): Pick<Site, "today" | "bookableDays" | "quietDays" | "newDay"> {
  const today = dayInZone(now.getTime(), businessProfile.timeZone);
  const days = atLeastTwo(bookableDays(today, businessProfile));
  const [first, second, ...others] = atLeastTwo(
    days.filter(
      (day) =>
        slotsOffered(day, today, businessProfile).length ===
        businessProfile.inspection.slots.length,
    ),
  );
  return {
    today,
    bookableDays: days,
    quietDays: [first, second],
    newDay() {
      const day = others.shift();
      if (!day) throw new Error("This file has used up the days that can be booked; split it.");
      return day;
    },
  };
}

let postgres: Promise<PostgresServer> | undefined;

/** @returns the URL of an empty database. Its server is started once for all sites of this process. */
export async function newPostgresDatabase(): Promise<string> {
  postgres ??= startPostgres(quickFlags);
  const { url } = await postgres;
  const name = `site_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${url}/${name}`;
}

/** For the end of a process whose sites were on PostgreSQL, after they have stopped. */
export async function stopPostgres(): Promise<void> {
  await (await postgres)?.stop();
}

function atLeastTwo([first, second, ...others]: readonly CalendarDay[]) {
  if (!first || !second) throw new Error("Fewer than two days can be booked.");
  return [first, second, ...others] as const;
}

const errorLevel = 50;

/** Printed at a start without staff, besides the log. */
const ownersLine =
  /^The desk has no staff yet\. The link for its owner is in \S+first-owner\.txt\.$/;

/** What a server logs when a journey has broken the folder of its mails, which cannot fail otherwise. */
const ofBrokenMails = ["mails do not go out", "a mail has waited for more than five minutes"];

/** Log lines of level error and above, and anything that is not a log line. */
function errorsOf(log: string): string[] {
  return log
    .split("\n")
    .filter((line) => line !== "" && !ownersLine.test(line))
    .filter((line) => {
      if (!line.startsWith("{")) return true;
      const { level, msg } = JSON.parse(line);
      return level >= errorLevel && !ofBrokenMails.includes(msg);
    });
}
