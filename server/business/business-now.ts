import { builtFactsOf } from "#content/business-facts.ts";
import { lawDays } from "#content/law-days.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { noSettings } from "#domain/business/business-settings.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { normalOverrides } from "#domain/business/fact-faults.ts";
import {
  type BusinessFacts,
  type FactValue,
  type Overrides,
  withOverrides,
} from "#domain/business/facts.ts";
import { type LawDays, lastLawDay, lawOn, noLawDays } from "#domain/business/law-now.ts";
import { yearsInBusiness } from "#domain/business/years-in-business.ts";
import { type CalendarDay, calendarDay, dayInZone, yearOf } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotAt } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { asOnPages, overridesOver } from "#domain/places/place-overrides.ts";
import { statedState } from "#domain/places/us-states.ts";
import { finishedRoofs } from "#domain/project/finished-roofs.ts";
import { type PublishedProject, shownProjects } from "#domain/project/project.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { currentSettings } from "./business-settings-repository.ts";
import { ownArea } from "./own-area.ts";

/** Milliseconds within which a process finds what another one has changed. */
const lookEvery = 2_000;
/** Milliseconds until a map that could not be drawn is tried again: the first time, and at most, since each time takes twice as long. */
const firstPause = 60_000;
const longestPause = 3_600_000;

export type BusinessNow = Awaited<ReturnType<typeof followBusiness>>;

/**
 * The business as its owner has set it, read at the start and again and again.
 * @throws when it cannot be read at the start. Later, what was read last holds until it can be read again.
 */
export async function followBusiness({
  connection: { database },
  defaults,
  base = {},
  clock,
  log,
  draw = ownArea,
}: {
  connection: Connection;
  /** The business profile of `content/`. */
  defaults: BusinessProfile;
  /** What holds in place of it where no owner has set anything: the neutral business, in a release that is nobody's. */
  base?: Overrides;
  clock: () => Date;
  log: Parameters<typeof createFaultLog>[0];
  draw?: typeof ownArea;
}) {
  const unreadable = createFaultLog(log, "business settings cannot be read");
  const undrawable = createFaultLog(log, "the counties cannot be drawn");
  // What an owner sets is over this, even where it says what the site was built with.
  const ofContent = builtFactsOf(defaults);
  const built = withOverrides(ofContent, base);
  let isRead = false;
  let version = 0;
  let changedAt: string | null = null;
  let { overrides, settled } = noSettings;
  /** What has come into force since the site was built, and on which day the last of it. */
  let law: Overrides = {};
  /** Finished roofs that pages show, and what every page says of them. */
  let projects: readonly PublishedProject[] = [];
  let roofs: Overrides = {};
  /** What they were made of, how often that has changed, and when it did last. */
  let roofsOf = "";
  let roofsEdition = 0;
  let roofsChangedAt: string | null = null;
  let yearRead = 0;
  let lawDay: CalendarDay | null = null;
  let now: BusinessFacts = built;
  let slots: readonly Slot[] = built.slots.map(slotAt);
  let area: OwnArea | null = null;
  /** What the area was drawn of: counties and pin; empty where that failed, and it stands for none. */
  let drawnOf = "";
  /** When it is tried again, and how long the pause before it was. */
  let retry = { at: 0, pause: 0 };
  /** How often it was drawn after all. */
  let redrawn = 0;
  let whenChanged = () => {};
  let looking: Promise<void> = Promise.resolve();
  let nextLook: Promise<void> | undefined;

  async function read(): Promise<void> {
    const stored = await currentSettings(database);
    const found = stored?.version ?? 0;
    const today = dayInZone(clock().getTime(), now.timeZone);
    const isSame = isRead && found === version && yearRead === thisYear();
    if (isSame && lastLawDay(today, lawDaysOf(overrides), built.law) === lawDay) return redraw();
    const set = normalOverrides((stored?.settings ?? noSettings).overrides, built);
    // Before anything of it holds, so that no page is drawn with other counties than its map.
    const drawn = await areaOf(set);
    law = lawOn(today, lawDaysOf(set), built.law);
    lawDay = lastLawDay(today, lawDaysOf(set), built.law);
    version = found;
    yearRead = thisYear();
    changedAt = stored?.changedAt ?? null;
    isRead = true;
    ({ settled } = stored?.settings ?? noSettings);
    overrides = set;
    hold();
    area = drawn.area;
    drawnOf = drawn.of;
    retry = { at: clock().getTime() + firstPause, pause: firstPause };
    slots = now.slots.map(slotAt);
    whenChanged();
  }

  /** Lets the facts hold that follow from what was read last. */
  function hold(): void {
    now = withOverrides(ofContent, { ...factsOf(overrides), ...law, ...roofsWith(overrides) });
  }

  /** What is said of finished roofs where an owner has set these: how many there are, unless they have said it themselves. */
  function roofsWith(set: Overrides): Overrides {
    const isSaid = set["company.projects"] !== undefined;
    return isSaid || projects.length === 0
      ? roofs
      : { ...roofs, "company.projects": projects.length };
  }

  /** Draws what could not be drawn, after a pause. */
  async function redraw(): Promise<void> {
    if (area === null || drawnOf !== "" || clock().getTime() < retry.at) return;
    const drawn = await areaOf(overrides);
    if (drawn.of === "") {
      const pause = Math.min(2 * retry.pause, longestPause);
      retry = { at: clock().getTime() + pause, pause };
      return;
    }
    area = drawn.area;
    drawnOf = drawn.of;
    redrawn += 1;
    whenChanged();
  }

  /** No law comes into force where the business is in another state than those of `content/`. */
  function lawDaysOf(set: Overrides): LawDays {
    return withOverrides(built, set).state === ofContent.state ? lawDays : noLawDays;
  }

  function thisYear(): number {
    return yearOf(dayInZone(clock().getTime(), now.timeZone));
  }

  /** All that holds in place of the facts of `content/` where an owner has set these. */
  function factsOf(set: Overrides): Overrides {
    const all = overridesOver(base, set, ofContent);
    // Years that an owner has typed are theirs, and no year of founding that they have not said stands beside them.
    if (set["company.years"] !== undefined && !set.foundedYear) return { ...all, foundedYear: 0 };
    if (all.foundedYear === undefined) return all;
    return { ...all, "company.years": yearsInBusiness(Number(all.foundedYear), thisYear()) };
  }

  /** What decides how the area is drawn with these overrides. */
  function patternOf(set: Overrides): string {
    const { latitude, longitude, postalCode } = withOverrides(built, set).address;
    return JSON.stringify([{ ...base, ...set }.counties, latitude, longitude, postalCode]);
  }

  /** Map and ZIP codes of the counties in these overrides; null where those of `content/` hold. */
  async function areaOf(set: Overrides): Promise<{ area: OwnArea | null; of: string }> {
    const { counties } = { ...base, ...set };
    const of = patternOf(set);
    if (!counties) return { area: null, of };
    if (area && of === drawnOf) return { area, of };
    const { address } = withOverrides(built, set);
    try {
      return { area: await draw(counties as readonly ChosenCounty[], address), of };
    } catch (error) {
      // A county that a later list lacks must not keep the site from starting, or from taking any other change.
      undrawable(error);
      return { area: await ownArea([], address), of: "" };
    }
  }

  /** What pages show where these are set, in place of the facts that they were prerendered with. */
  const pagesWith = (set: Overrides): Overrides => ({
    ...asOnPages(ofPagesAlone(factsOf(set))),
    ...law,
    ...roofsWith(set),
  });

  /**
   * Reads again. One look at a time, so that no earlier answer replaces a later one; all who ask during a look share the next,
   * since this one may have read before what they ask about was stored.
   */
  function look(): Promise<void> {
    nextLook ??= looking.then(() => {
      nextLook = undefined;
      looking = read().catch(unreadable);
      return looking;
    });
    return nextLook;
  }

  await read();
  const timer = setInterval(look, lookEvery);
  timer.unref();

  /**
   * Always says what holds now. Whoever copies it, also by `{ ...profile }`, keeps what held then: copy it for one call,
   * never for longer.
   */
  const profile: BusinessProfile & { facts: BusinessFacts } = {
    ...defaults,
    get facts() {
      return now;
    },
    get name() {
      return now.name;
    },
    get shortName() {
      return now.shortName;
    },
    get tagline() {
      return now.tagline;
    },
    get serviceRegion() {
      return now.serviceRegion;
    },
    get hours() {
      return now.hours;
    },
    get phone() {
      return now.phone;
    },
    get hotline() {
      return now.hotline;
    },
    get email() {
      return now.email;
    },
    get state() {
      return statedState(now.state) ?? defaults.state;
    },
    get timeZone() {
      return now.timeZone;
    },
    get timeZoneName() {
      return now.timeZoneName;
    },
    get address() {
      return now.address;
    },
    get licenses() {
      return now.licenses;
    },
    get offers() {
      return now.offers;
    },
    get samples() {
      return now.samples;
    },
    get inspection() {
      const { capacity, inspectionMinutes: takes } = now;
      return { ...defaults.inspection, capacity, takes, slots };
    },
  };

  /** What pages show in place of the facts that they were prerendered with. */
  const ofPages = (): Overrides => pagesWith(overrides);

  /** Whether pages look as they were prerendered. */
  const isStyleBuilt = () =>
    !Object.keys({ ...base, ...overrides }).some((path) => entryAt(path)?.isOfStyle);

  /** Whether something that follows from the year is on pages. */
  const isYearShown = () => "company.years" in ofPages();

  /** The latest of what was set, and of the beginnings of the day on which a law came into force and of the year that shows. */
  const changedLast = (): string | null => {
    const beginning = (day: CalendarDay | null | false) =>
      day ? new Date(instantInZone(day, 0, now.timeZone)).toISOString() : null;
    const newYear = changedAt !== null && isYearShown() && calendarDay(`${yearRead}-01-01`);
    return (
      [changedAt, roofsChangedAt, beginning(lawDay), beginning(newYear)]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null
    );
  };

  return {
    profile,
    built,

    /** The time zone as it is stored, in this transaction; where it has changed, the rest is read soon. */
    async storedZone(transaction: DatabaseTransaction): Promise<string> {
      const stored = await currentSettings(transaction);
      const set = normalOverrides((stored?.settings ?? noSettings).overrides, built);
      const { timeZone } = withOverrides(ofContent, factsOf(set));
      if (timeZone !== now.timeZone) void look();
      return timeZone;
    },

    /** Whether the neutral business holds where an owner has set nothing. */
    isOverNeutral: Object.keys(base).length > 0,

    /** Reads what this process has just stored. */
    look,

    /** Calls `tell` after each change, by whichever process. */
    onChange(tell: () => void): void {
      whenChanged = tell;
    },

    overrides: ofPages,

    /** Finished roofs that pages show, the newest first; none while there are too few. */
    projects: (): readonly PublishedProject[] => projects,

    /** Shows these, as they are published now; what is shown already changes nothing. */
    showProjects(published: readonly PublishedProject[]): void {
      const shown = shownProjects(published);
      const made = JSON.stringify([thisYear(), shown]);
      const isNone = shown.length === 0 && projects.length === 0;
      if (isNone || made === roofsOf) return;
      projects = shown;
      const said = finishedRoofs(shown, thisYear());
      // No owner sets it, so that it is no value of theirs.
      roofs = said ? { finishedRoofs: said as unknown as FactValue } : {};
      roofsOf = made;
      roofsEdition += 1;
      roofsChangedAt = clock().toISOString();
      hold();
      whenChanged();
    },

    /** Map and ZIP codes of the counties that are set; null while those of `content/` hold. */
    area: (): OwnArea | null => area,

    /** Both, as they would be with other overrides. */
    async previewed(set: Overrides): Promise<{ overrides: Overrides; area: OwnArea | null }> {
      return {
        overrides: { ...asOnPages(factsOf(set)), ...law, ...roofsWith(set) },
        area: (await areaOf(set)).area,
      };
    },

    /** What holds in place of built facts whatever an owner sets. */
    law: (): Overrides => law,

    base,

    /** Whether nobody has said whose business it is: it has the name that a release ships. */
    isNobodys: (): boolean => "name" in base && now.name === built.name,

    /** Since when it is so: an ISO instant; null while nothing has been set. */
    changedAt: changedLast,

    /** Names those; null for none. */
    pagesEdition: (): string | null =>
      Object.keys(ofPages()).length === 0 && isStyleBuilt()
        ? null
        : `settings ${version}${lawDay ? `, law of ${lawDay}` : ""}${isYearShown() ? `, ${yearRead}` : ""}${redrawn > 0 ? `, map ${redrawn}` : ""}${projects.length > 0 ? `, roofs ${roofsEdition}` : ""}`,

    /** Of questions that are asked before the site opens: the day on which each was settled. */
    settled: () => settled,

    async stop(): Promise<void> {
      clearInterval(timer);
      await nextLook;
      await looking;
    },
  };
}

/** Without those that no page states. */
function ofPagesAlone(overrides: Overrides): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).filter(([path]) => {
      const entry = entryAt(path);
      return !entry?.isOfOffice && !entry?.isOfStyle;
    }),
  );
}
