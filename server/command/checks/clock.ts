import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { openAsIs } from "#server/database/connect.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";

/** Seconds by which two clocks may differ. */
const tolerance = 30;

/** Compares with PostgreSQL's clock if there is one, and asks the system whether a time server keeps its own right. */
export async function checkClock({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Finding> {
  const ahead = databaseUrl ? await aheadOfDatabase({ databaseUrl, dataDir }) : undefined;
  if (ahead !== undefined && Math.abs(ahead) > tolerance) {
    return fault(
      `this machine is ${Math.abs(ahead)} s ${ahead > 0 ? "ahead of" : "behind"} the database's: set both by a time server`,
    );
  }
  const isSynchronized = await askSystem();
  if (isSynchronized === false) {
    return warn("no time server keeps it right: run `timedatectl set-ntp true`");
  }
  if (isSynchronized) return ok("kept right by a time server");
  return ahead === undefined
    ? skip("this system does not say whether a time server keeps it right")
    : ok("the same as the database's");
}

/** In seconds; undefined if the database does not answer, which another check reports. */
async function aheadOfDatabase(place: {
  databaseUrl: string;
  dataDir: string;
}): Promise<number | undefined> {
  const database = openAsIs(place);
  try {
    const asked = Date.now();
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
    const [row] = rows;
    return row && Math.round(((asked + Date.now()) / 2 - new Date(row.now).getTime()) / 1000);
  } catch {
    return undefined;
  } finally {
    await database.destroy();
  }
}

/** The kernel's own flag, whichever program sets the clock; undefined in a container and without systemd. */
async function askSystem(): Promise<boolean | undefined> {
  const words = ["show", "--property=NTPSynchronized", "--value"];
  const said = await promisify(execFile)("timedatectl", words, { timeout: 3_000 }).catch(
    () => undefined,
  );
  const word = said?.stdout.trim();
  return word === "yes" ? true : word === "no" ? false : undefined;
}
