import type { MinuteOfDay } from "./opening-hours.ts";

/** A bare hour before this is an afternoon's: nobody looks at a roof at three in the night. */
const firstMorningHour = 7;

/**
 * Times of day as somebody types them in a row: `7:30, 8.30 am, 13:00 and 2 pm`. A bare hour from 1 to 6 is in the afternoon;
 * `06:00` and `6 am` are not. NaN for what is no time.
 */
export function readTimes(text: string): MinuteOfDay[] {
  return text
    .toLowerCase()
    .replace(/(\d)\s*([ap])\.?\s?m\b\.?/g, "$1$2m")
    .split(/[\s,;]+|\band\b/)
    .filter((part) => part !== "")
    .map(readTime);
}

function readTime(text: string): MinuteOfDay {
  const [, typed = "", minute = "00", half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(text) ?? [];
  const hour = Number(typed);
  const isSound = typed !== "" && Number(minute) < 60 && hour < 24;
  if (!isSound || (half && (hour < 1 || hour > 12))) return Number.NaN;
  return hourOf(typed, hour, half) * 60 + Number(minute);
}

function hourOf(typed: string, hour: number, half: string | undefined): number {
  if (half) return (hour % 12) + (half === "pm" ? 12 : 0);
  const isBare = !typed.startsWith("0") && hour < firstMorningHour;
  return isBare ? hour + 12 : hour;
}
