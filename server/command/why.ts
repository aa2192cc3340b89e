import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { businessProfile } from "#content/business-profile.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { type Command, WrongUsage } from "./command.ts";
import { groupRefusals, type RefusalGroup } from "./refusal-groups.ts";

/** For whoever is told on the phone: 'your form did not work yesterday at five'. */
export const whyCommand: Command = {
  usage: "TIME [--within 30m] [LOG]",
  summary:
    "Says which forms were refused around a local time, such as 2026-11-22T17:00, and why, from a log (a file, or standard input).",
  async run(args, { print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { within: { type: "string", default: "30m" } },
    });
    const [time, file = "-", ...others] = positionals;
    if (time === undefined || others.length > 0) throw new WrongUsage("Name a time, and one log.");
    const window = windowOf(time, values.within);
    const groups = await groupRefusals(linesOf(file), window);
    if (groups.length === 0) print(`Nothing was refused within ${values.within} of ${time}.`);
    else for (const line of tableOf(groups)) print(line);
    return 0;
  },
};

/** @throws WrongUsage */
function windowOf(time: string, within: string) {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(within) ?? [];
  if (!count || !unit) throw new WrongUsage("--within needs a time such as 30m, 2h or 1d.");
  const hours = { m: 1 / 60, h: 1, d: 24 }[unit] ?? 0;
  const milliseconds = Number(count) * hours * 3_600_000;
  let middle: number;
  try {
    middle = Temporal.PlainDateTime.from(time).toZonedDateTime(
      businessProfile.timeZone,
    ).epochMilliseconds;
  } catch {
    throw new WrongUsage("The time must look like 2026-11-22T17:00.");
  }
  return { from: middle - milliseconds, to: middle + milliseconds };
}

/** @throws WrongUsage or Error when there is nothing to read. */
async function* linesOf(file: string): AsyncGenerator<string> {
  if (file === "-" && process.stdin.isTTY) {
    throw new WrongUsage("Name a log, or give it: journalctl -u site -o cat | site why TIME");
  }
  const input = file === "-" ? process.stdin : createReadStream(file);
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new Error(`The log cannot be read: ${file} (${codeOf(error)})`, { cause: error });
  }
}

function tableOf(groups: readonly RefusalGroup[]): string[] {
  const rows = groups.map(({ form, reason, status, count, first, last }) => [
    `${count}`,
    form,
    reason,
    `${status}`,
    first === last ? first : `${first} to ${last.slice(11)}`,
  ]);
  const titles = ["times", "form", "reason", "status", "when"];
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [titles, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
