import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";

/**
 * The day on which one of the files last changed: according to git, or without git, as in a container, according to the
 * file system. Undefined when none exists.
 */
export function lastChanged(paths: readonly string[]): CalendarDay | undefined {
  const existing = paths.filter((path) => existsSync(path));
  if (existing.length === 0) return undefined;
  return dayOfCommit(existing) ?? dayOfFiles(existing);
}

function dayOfCommit(paths: readonly string[]): CalendarDay | undefined {
  try {
    const day = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...paths], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return day.trim() ? calendarDay(day.trim()) : undefined;
  } catch {
    return undefined;
  }
}

function dayOfFiles(paths: readonly string[]): CalendarDay | undefined {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path],
  );
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  return Number.isFinite(newest)
    ? calendarDay(new Date(newest).toISOString().slice(0, 10))
    : undefined;
}
