import { logoNames, ownLogo } from "#content/en/desk/brand.ts";
import {
  itemChanges as items,
  factWords as labels,
  countiesField as places,
  switchWords,
  unitNames,
} from "#content/en/desk/business.ts";
import { roofSideNames } from "#content/en/desk/roof-photos.ts";
import { roofWordChanges as roofs } from "#content/en/desk/roof-words.ts";
import { setUpChanges } from "#content/en/desk/set-up.ts";
import { questionCount, settledChanges } from "#content/en/desk/settled-questions.ts";
import { either, percent } from "#content/en/figures.ts";
import { logoMarks } from "#content/logo-marks.ts";
import type { Mark } from "#domain/brand/mark.ts";
import type { BusinessChange } from "#domain/business/business-settings.ts";
import {
  entriesOf,
  type FactEntry,
  type FactUnit,
  factGroups,
  mayBeUnsaid,
} from "#domain/business/fact-entries.ts";
import {
  areSameFacts,
  type BusinessFacts,
  type FactValue,
  factAt,
  type Sentences,
} from "#domain/business/facts.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { dayHours, openingHours } from "#domain/calendar/hours-in-words.ts";
import { type WeekHours, week } from "#domain/calendar/opening-hours.ts";
import { timesInWords } from "#domain/calendar/slot.ts";
import type { OwnItem, OwnItems } from "#domain/estimate/own-items.ts";
import type { Figure, Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";
import { statedState, zoneName } from "#domain/places/us-states.ts";
import { type PartWords, partName, type VisitShots } from "#domain/roof-photo/roof-words.ts";
import { type ChosenCounty, countyInFull } from "#domain/service-area/county.ts";

/** A fact in the desk's words: `$450`, `2-4 hours`, `(703) 555-0142`. */
export function factInWords(entry: FactEntry, value: FactValue): string {
  if (entry.group === "told" && !value) return labels.notConfirmed;
  switch (entry.kind) {
    case "number":
      if (mayBeUnsaid(entry.unit) && value === 0) return labels.notSaid;
      if (entry.unit === "calendar year") return String(value);
      return figureInWords(entry.unit, value as Figure);
    case "span":
      return figureInWords(entry.unit, value as Figure);
    case "numbers":
      // So many of them hold together; otherwise it is one or the other.
      return `${entry.count ? (value as readonly number[]).join(", ") : either(value as readonly number[])} ${unitNames[entry.unit][1]}`.trim();
    case "times":
      return timesInWords(value as readonly number[]);
    case "phone":
      // What was just typed is understood by the server.
      return typeof value === "string" ? value : (value as PhoneNumber).display;
    case "hours":
      return openingHours(value as WeekHours)
        .map(({ days, times }) => `${days} ${times}`)
        .join(", ");
    case "logo":
      return logoName(value as Mark);
    case "switch":
      return value ? switchWords.on : switchWords.off;
    case "day":
      return formatDay(value as CalendarDay);
    case "state":
      return statedState(value as string)?.name ?? String(value);
    case "zone":
      return zoneInWords(value as string);
    case "link":
      return value === "" ? labels.notSaid : String(value);
    case "counties":
      return countiesInWords(value as ChosenCounty[]);
    default:
      return value as string;
  }
}

function logoName(mark: Mark): string {
  const drawn = logoMarks.find((known) => areSameFacts(known.mark, mark));
  return drawn ? logoNames[drawn.id] : ownLogo;
}

/** `Eastern Time (New York)`: several zones are called alike. */
function zoneInWords(zone: string): string {
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? "";
  return places.zone(zoneName(zone), city);
}

function countiesInWords(counties: readonly ChosenCounty[]): string {
  const names = counties.map(countyInFull).join(", ");
  return counties.length === 0 ? places.chosen(0) : names;
}

/** What stands behind a field of the unit. */
export function unitName(unit: FactUnit): string {
  if (unit === "percent") return "%";
  return unit === "dollars" ? "$" : unitNames[unit][1];
}

function figureInWords(unit: FactUnit, figure: Figure): string {
  if (unit === "percent") return percent(figure);
  const [one, many] = unitNames[unit];
  if (typeof figure === "number")
    return `${amount(unit, figure)} ${figure === 1 ? one : many}`.trim();
  const { from, to, openEnded } = figure as Span;
  return `${amount(unit, from)}-${amount(unit, to)}${openEnded ? "+" : ""} ${many}`.trim();
}

function amount(unit: FactUnit, value: number): string {
  if (unit !== "dollars") return Number.isInteger(value) ? withThousands(value) : String(value);
  return `$${Number.isInteger(value) ? withThousands(value) : value.toFixed(2)}`;
}

/**
 * What a change of the settings changed, one line each: `Gold, a month: $450 → $475`.
 * @param built What holds where no owner has set anything.
 */
export function changeLines(
  { from, to }: Pick<BusinessChange, "from" | "to">,
  built: BusinessFacts,
): string[] {
  const [before, after] = [from, to].map(({ overrides }) => factsInPlace(built, overrides));
  // What follows from another fact is said with that one.
  const settable = entriesOf(built).filter(({ fixed }) => !fixed);
  const lines = settable.flatMap((entry) => {
    const [was, is] = [before, after].map((facts) => factAt(facts ?? {}, entry.path));
    if (was === undefined || is === undefined || areSameFacts(was, is)) return [];
    if (entry.kind === "hours") return dayLines(was as WeekHours, is as WeekHours);
    if (entry.kind === "parts") return partLines(was as PartWords, is as PartWords);
    if (entry.kind === "shots") {
      const [shotsWere, shotsAre] = [was as VisitShots, is as VisitShots];
      return shotLines(entry.label, [shotsWere, shotsAre], [before, after]);
    }
    if (entry.kind === "items") return itemLines(was as OwnItems, is as OwnItems);
    if (entry.kind === "sentences") return sentenceLines(was as Sentences, is as Sentences);
    const [old, now] = [was, is].map((value) => quoted(entry, factInWords(entry, value)));
    return [`${entry.label}: ${old} → ${now}`];
  });
  return [...lines, ...settledLines(from.settled, to.settled)];
}

function dayLines(before: WeekHours, after: WeekHours): string[] {
  return week
    .map((weekday) => ({ weekday, was: dayHours(before[weekday]), is: dayHours(after[weekday]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ weekday, was, is }) => `${weekday}: ${was} → ${is}`);
}

/** By where each stands: `OH.claims.whoMay: “” → “In Ohio …”`. */
function sentenceLines(before: Sentences, after: Sentences): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((named) => {
    const [was = "", is = ""] = [before[named], after[named]];
    return was === is ? [] : [`${named}: “${was}” → “${is}”`];
  });
}

/** What became of each part, by its words: `Part: “Ridge” → “Top”`. */
function partLines({ parts: before }: PartWords, { parts: after }: PartWords): string[] {
  const were = new Map(before.map((part) => [part.id, part]));
  const are = new Map(after.map((part) => [part.id, part]));
  const lines = after.flatMap(({ id, name, isHidden }) => {
    const was = were.get(id);
    if (!was) return [roofs.added(name)];
    const isOther = Boolean(was.isHidden) !== Boolean(isHidden);
    return [
      ...(was.name === name ? [] : [roofs.renamed(was.name, name)]),
      ...(isOther ? [isHidden ? roofs.hidden(name) : roofs.shown(name)] : []),
    ];
  });
  const removed = before.filter(({ id }) => !are.has(id)).map(({ name }) => roofs.removed(name));
  const kept = (parts: typeof before, others: typeof were) =>
    parts.filter(({ id }) => others.has(id)).map(({ id }) => id);
  const isMoved = !areSameFacts(kept(before, are), kept(after, were));
  return [...lines, ...removed, ...(isMoved ? [roofs.order] : [])];
}

/** What became of each item of the price book: `Item retired: “Ice barrier”`. */
function itemLines({ items: before }: OwnItems, { items: after }: OwnItems): string[] {
  const were = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((item) => {
    const { id, name, isRetired } = item;
    const was = were.get(id);
    if (!was) return [items.added(name, itemPrice(item))];
    const [old, now] = [itemPrice(was), itemPrice(item)];
    const isOther = Boolean(was.isRetired) !== Boolean(isRetired);
    return [
      ...(was.name === name ? [] : [items.renamed(was.name, name)]),
      ...(old === now ? [] : [items.priced(name, old, now)]),
      ...(isOther ? [isRetired ? items.retired(name) : items.back(name)] : []),
    ];
  });
}

function itemPrice({ price: { from, to }, unit, kind, waste, isAllowance }: OwnItem) {
  const price = figureInWords("dollars", from === to ? from : { from, to });
  return items.price({ price, unit, kind, waste, isAllowance });
}

/** `What to show, leak: no longer 2 × Ceiling: now 3 × Ceiling` */
function shotLines(
  label: string,
  shots: readonly VisitShots[],
  facts: readonly (BusinessFacts | undefined)[],
): string[] {
  // A part that is only called otherwise is the same.
  const nameOf = (part: string) =>
    facts
      .toReversed()
      .flatMap((f) => (f && partName(f.roofWords, part)) ?? [])
      .at(0) ?? roofs.gonePart;
  const [before = [], after = []] = shots.map(({ shots: list }) =>
    list.map(({ part, side, count, isOptional }) => {
      const name = nameOf(part);
      const place = [name, side && roofSideNames[side].toLowerCase()].filter(Boolean).join(", ");
      return roofs.shot(count, place, isOptional ?? false);
    }),
  );
  const gone = before.filter((line) => !after.includes(line)).join("; ");
  const come = after.filter((line) => !before.includes(line)).join("; ");
  if (gone === "" && come === "") return [roofs.shotsOrder(label)];
  return [roofs.shots(label, gone, come)];
}

/** A text in quotation marks, since it has words of its own. */
function quoted({ kind }: FactEntry, words: string): string {
  return kind === "text" ? `“${words}”` : words;
}

type Settled = BusinessChange["from"]["settled"];

function settledLines(from: Settled, to: Settled): string[] {
  const { settled, askedAgain, others, steps } = settledChanges(from, to);
  return [
    ...(steps.settled.length > 0 ? [setUpChanges.settled(steps.settled)] : []),
    ...(steps.opened.length > 0 ? [setUpChanges.opened(steps.opened)] : []),
    ...settled.map(({ asks, lawyerAskedOn }) =>
      lawyerAskedOn ? labels.lawyerAsked(lawyerAskedOn, asks) : labels.settled(asks),
    ),
    ...askedAgain.map((asks) => labels.askedAgain(asks)),
    ...(others.settled > 0 ? [labels.othersSettled(questionCount(others.settled))] : []),
    ...(others.askedAgain > 0 ? [labels.othersAskedAgain(questionCount(others.askedAgain))] : []),
  ];
}

/** `Protection plans: Gold, a month`. */
export function fullLabel({ group, label }: FactEntry): string {
  return `${factGroups[group].title}: ${label}`;
}
