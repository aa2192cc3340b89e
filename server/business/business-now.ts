import { reminderWords } from "#content/en/reminders.ts";
import { builtFacts } from "#content/facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { noSettings, type SetProfile, withSettings } from "#domain/business/business-settings.ts";
import { type FactOverrides, overridesOf } from "#domain/business/facts.ts";
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
  log,
}: {
  connection: Connection;
  /** The business profile of `content/`. */
  defaults: BusinessProfile;
  log: Parameters<typeof createFaultLog>[0];
}) {
  const unreadable = createFaultLog(log, "business settings cannot be read");
  let version = 0;
  const contents = { ...builtFacts, ...defaults, reminders: reminderWords };
  let now = withSettings(contents, noSettings);
  let whenChanged = () => {};
  let looking: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const stored = await currentSettings(database);
    const found = stored?.version ?? 0;
    if (found === version) return;
    version = found;
    now = withSettings(contents, stored?.settings ?? noSettings);
    whenChanged();
  }

  /** One look at a time, so that no earlier answer replaces a later one. */
  function look(): Promise<void> {
    looking = looking.then(() => read().catch(unreadable));
    return looking;
  }

  await read();
  const timer = setInterval(look, lookEvery);
  timer.unref();

  /**
   * Always says what holds now. Whoever copies it, also by `{ ...profile }`, keeps what held then: copy it for one call,
   * never for longer.
   */
  const profile: BusinessProfile & SetProfile = {
    ...defaults,
    get hours() {
      return now.hours;
    },
    get inspection() {
      return now.inspection;
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
    get licenses() {
      return now.licenses;
    },
    get answers() {
      return now.answers;
    },
    get responseTimes() {
      return now.responseTimes;
    },
    get reminders() {
      return now.reminders;
    },
  };

  const overrides = (): FactOverrides => overridesOf(builtFacts, { ...builtFacts, ...now });

  return {
    profile,
    defaults: contents,

    /** Reads what this process has just stored. */
    look,

    /** Calls `tell` after each change, by whichever process. */
    onChange(tell: () => void): void {
      whenChanged = tell;
    },

    /** What pages show in place of the facts that they were prerendered with. */
    overrides,

    /** Names those; null for none. */
    pagesEdition: (): string | null =>
      Object.keys(overrides()).length === 0 ? null : `settings ${version}`,

    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
