import { builtFactsOf } from "#content/business-facts.ts";
import { lawDays } from "#content/law-days.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { noSettings } from "#domain/business/business-settings.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { normalOverrides } from "#domain/business/fact-faults.ts";
import { type BusinessFacts, type Overrides, withOverrides } from "#domain/business/facts.ts";
import { lastLawDay, lawOn } from "#domain/business/law-now.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { currentSettings } from "./business-settings-repository.ts";

/** Milliseconds within which a process finds what another one has changed. */
const lookEvery = 2_000;

export type BusinessNow = Awaited<ReturnType<typeof followBusiness>>;

/**
 * The business as its owner has set it, read at the start and again and again.
 * @throws when it cannot be read at the start. Later, what was read last holds until it can be read again.
 */
export async function followBusiness({
  connection: { database },
  defaults,
  clock,
  log,
}: {
  connection: Connection;
  /** The business profile of `content/`. */
  defaults: BusinessProfile;
  clock: () => Date;
  log: Parameters<typeof createFaultLog>[0];
}) {
  const unreadable = createFaultLog(log, "business settings cannot be read");
  const built = builtFactsOf(defaults);
  let version = 0;
  let changedAt: string | null = null;
  let { overrides, settled } = noSettings;
  /** What has come into force since the site was built, and on which day the last of it. */
  let law: Overrides = {};
  let lawDay: CalendarDay | null = null;
  let now: BusinessFacts = built;
  let whenChanged = () => {};
  let looking: Promise<void> = Promise.resolve();
  let nextLook: Promise<void> | undefined;

  async function read(): Promise<void> {
    const stored = await currentSettings(database);
    const found = stored?.version ?? 0;
    const today = dayInZone(clock().getTime(), defaults.timeZone);
    const day = lastLawDay(today, lawDays, built.law);
    if (found === version && day === lawDay) return;
    law = lawOn(today, lawDays, built.law);
    lawDay = day;
    version = found;
    changedAt = stored?.changedAt ?? null;
    ({ overrides, settled } = stored?.settings ?? noSettings);
    overrides = normalOverrides(overrides, built);
    now = withOverrides(built, { ...overrides, ...law });
    whenChanged();
  }

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
    get address() {
      return now.address;
    },
    get licenses() {
      return now.licenses;
    },
    get inspection() {
      const { capacity, inspectionMinutes: takes } = now;
      return { ...defaults.inspection, capacity, takes };
    },
  };

  /** What pages show in place of the facts that they were prerendered with. */
  const ofPages = (): Overrides => ({
    ...Object.fromEntries(Object.entries(overrides).filter(([path]) => !entryAt(path)?.isOfOffice)),
    ...law,
  });

  /** The later of what was set and of the day's beginning on which a law came into force. */
  const changedLast = (): string | null => {
    const since = lawDay && new Date(instantInZone(lawDay, 0, defaults.timeZone)).toISOString();
    return (
      [changedAt, since]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null
    );
  };

  return {
    profile,
    built,

    /** Reads what this process has just stored. */
    look,

    /** Calls `tell` after each change, by whichever process. */
    onChange(tell: () => void): void {
      whenChanged = tell;
    },

    overrides: ofPages,

    /** What has come into force since the site was built. */
    law: (): Overrides => law,

    /** Since when it is so: an ISO instant; null while nothing has been set. */
    changedAt: changedLast,

    /** Names those; null for none. */
    pagesEdition: (): string | null =>
      Object.keys(ofPages()).length === 0
        ? null
        : `settings ${version}${lawDay ? `, law of ${lawDay}` : ""}`,

    /** Of questions that are asked before the site opens: the day on which each was settled. */
    settled: () => settled,

    async stop(): Promise<void> {
      clearInterval(timer);
      await nextLook;
      await looking;
    },
  };
}
