import { typedFacts as words } from "#content/en/desk/business.ts";
import { today } from "#desk/moment-text.ts";
import type { Mark } from "#domain/brand/mark.ts";
import { entriesOf, entryAt, type FactEntry, mayBeUnsaid } from "#domain/business/fact-entries.ts";
import { type FactFaults, normalOverrides, overrideFaults } from "#domain/business/fact-faults.ts";
import {
  type BusinessFacts,
  type FactValue,
  factAt,
  type Overrides,
} from "#domain/business/facts.ts";
import { yearOf } from "#domain/calendar/calendar-day.ts";
import { type Weekday, type WeekHours, week } from "#domain/calendar/opening-hours.ts";
import { timesInWords } from "#domain/calendar/slot.ts";
import { readTimes } from "#domain/calendar/typed-times.ts";
import type { OwnItems } from "#domain/estimate/own-items.ts";
import type { Span } from "#domain/page/span.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import { minuteOf, timeOf } from "#domain/staff/duty-choices.ts";
import { readCounties, type TypedCounty, typedCounties } from "./typed-counties.ts";
import { readItems, type TypedItems, typedItems } from "./typed-items.ts";

export type TypedDay = { isOpen: boolean; opens: string; closes: string };
export type TypedDays = Record<Weekday, TypedDay>;

/** A fact as it is typed: a range in two fields, opening hours by day. */
export type TypedFact =
  | boolean
  | string
  | { from: string; to: string }
  | TypedDays
  | Mark
  | readonly TypedCounty[]
  | TypedItems;

/** What somebody has typed, by path, with the version of the settings that they began from. */
export type TypedFacts = { version: number; typed: Readonly<Record<string, TypedFact>> };

/** What a day that is opened begins with. */
const usual = { opens: 9 * 60, closes: 17 * 60 };

/** A fact's value, to be typed over. */
export function typedFact(entry: FactEntry, value: FactValue): TypedFact {
  switch (entry.kind) {
    case "number":
      return figure(entry, value as number);
    case "span": {
      const { from, to } = value as Span;
      return { from: figure(entry, from), to: figure(entry, to) };
    }
    case "numbers":
      return (value as readonly number[]).join(", ");
    case "times":
      return timesInWords(value as readonly number[]);
    case "phone":
      return (value as PhoneNumber).display;
    case "switch":
      return value as boolean;
    case "hours":
      return typedDays(value as WeekHours);
    case "logo":
      return value as Mark;
    case "counties":
      return typedCounties(value as ChosenCounty[]);
    case "items":
      return typedItems(value as OwnItems);
    default:
      return value as string;
  }
}

function typedDays(hours: WeekHours): TypedDays {
  return Object.fromEntries(
    week.map((weekday) => {
      const open = hours[weekday];
      const { opens, closes } = open ?? usual;
      return [
        weekday,
        { isOpen: open !== undefined, opens: timeOf(opens), closes: timeOf(closes) },
      ];
    }),
  ) as TypedDays;
}

/** What was typed as a value; NaN for what is no number. Whether it can be is the schema's to say. */
export function readFact(entry: FactEntry, typed: TypedFact): FactValue {
  if (entry.kind === "counties") return readCounties(typed as readonly TypedCounty[]);
  if (entry.kind === "items") return readItems(typed as TypedItems);
  if (entry.kind === "hours") return hoursOf(typed as TypedDays);
  if (entry.kind === "logo") return typed as Mark;
  if (entry.kind === "switch") return typed as boolean;
  if (entry.kind === "span") {
    const { from, to } = typed as { from: string; to: string };
    return { from: numberOf(entry, from), to: numberOf(entry, to) };
  }
  const text = (typed as string).trim();
  if (entry.kind === "number") return numberOf(entry, text);
  if (entry.kind === "color") return typedColor(text);
  if (entry.kind === "link") return typedLink(text);
  if (entry.kind === "numbers") return text.split(/[\s,]+/).map((part) => numberOf(entry, part));
  if (entry.kind === "times") return readTimes(text).sort((one, other) => one - other);
  return text;
}

/**
 * The settings that follow from what was typed over those that hold, and what is wrong with them, by path.
 * `sound` leaves what is wrong as it is now, so that it can be shown.
 * @param facts What holds now.
 * @param built What the site was built with.
 */
export function readTyped(
  typed: TypedFacts["typed"],
  { overrides, facts, built }: { overrides: Overrides; facts: BusinessFacts; built: BusinessFacts },
): { overrides: Overrides; faults: FactFaults; sound: Overrides } {
  const read: Record<string, FactValue> = { ...overrides };
  const missing: Record<string, string> = {};
  for (const entry of entriesOf(built)) {
    const { path, kind } = entry;
    const entered = typed[path];
    if (entered === undefined || entry.fixed) continue;
    const value = readFact(entry, entered);
    const now = factAt(facts, path);
    // The number that holds was understood before. Another one is for the server to understand.
    const isSamePhone = kind === "phone" && value === (now as PhoneNumber).display;
    read[path] = isSamePhone ? (now as PhoneNumber) : value;
    if (kind === "hours") Object.assign(missing, missingTimes(entered as TypedDays));
  }
  // Another state has a usual zone of its own.
  if (typed.state !== undefined && typed.state !== facts.state && typed.timeZone === undefined) {
    delete read.timeZone;
  }
  const found = overrideFaults(withoutTypedPhones(read), built, yearOf(today()));
  const faults = { ...found, ...missing };
  const sound = { ...read };
  for (const path of Object.keys(typed).filter((one) => hasFault(one, faults))) {
    const now = overrides[path];
    if (now === undefined) delete sound[path];
    else sound[path] = now;
  }
  return {
    overrides: normalOverrides(read, built),
    faults,
    sound: normalOverrides(sound, built),
  };
}

/** What is typed once `value` is: another state clears the counties and the time zone that were typed for the one before. */
export function withTyped(
  typed: TypedFacts["typed"],
  path: string,
  value: TypedFact,
): TypedFacts["typed"] {
  if (path !== "state") return { ...typed, [path]: value };
  const { counties: _counties, timeZone: _timeZone, ...others } = typed;
  return { ...others, state: value };
}

/** Whether something is wrong with the fact; of opening hours, with a day of them. */
export function hasFault(path: string, faults: FactFaults): boolean {
  return Object.keys(faults).some((at) => at === path || at.startsWith(`${path}.`));
}

/** The browser has no list of the world's phone numbers: whether one is right, the server says. */
function withoutTypedPhones(overrides: Overrides): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).filter(
      ([path, value]) =>
        !(typeof value === "string" && value !== "" && entryAt(path)?.kind === "phone"),
    ),
  );
}

function missingTimes(days: TypedDays): FactFaults {
  return Object.fromEntries(
    week
      .filter((weekday) => {
        const { isOpen, opens, closes } = days[weekday];
        return isOpen && (opens === "" || closes === "");
      })
      .map((weekday) => [`hours.${weekday}`, words.bothTimes]),
  );
}

function hoursOf(days: TypedDays): WeekHours {
  return Object.fromEntries(
    week
      .filter((weekday) => days[weekday].isOpen)
      .map((weekday) => {
        const { opens, closes } = days[weekday];
        return [weekday, { opens: minuteOf(opens), closes: minuteOf(closes) }];
      }),
  );
}

/** With its sign, in small letters: `1D5FA8` alike. */
export function typedColor(typed: string): string {
  const plain = typed.toLowerCase();
  return /^[\da-f]{6}$/.test(plain) ? `#${plain}` : plain;
}

/** With the beginning that nobody types: `facebook.com/buckeye` alike. */
function typedLink(typed: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : typed;
}

type Counted = Extract<FactEntry, { unit: string }>;

/** As people type it: shares as percent. */
function figure({ unit }: Counted, value: number): string {
  if (mayBeUnsaid(unit) && value === 0) return "";
  return String(unit === "percent" ? Number((value * 100).toFixed(2)) : value);
}

/** `$1,500`, `5.99%` and `24` alike. */
function numberOf({ unit, least }: Counted, typed: string): number {
  const plain = typed.replace(/[$%,\s]/g, "");
  if (mayBeUnsaid(unit) && plain === "") return 0;
  const isNumber = /^-?\d+(\.\d+)?$/.test(plain) && (least < 0 || !plain.startsWith("-"));
  if (!isNumber) return Number.NaN;
  const value = Number(plain);
  return unit === "percent" ? Number((value / 100).toFixed(6)) : value;
}
