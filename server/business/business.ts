import { setTimeout as pause } from "node:timers/promises";
import { openSlots } from "#domain/appointment/appointment-rules.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import {
  areSameSettings,
  type Business,
  type BusinessSettings,
  noSettings,
} from "#domain/business/business-settings.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { normalOverrides, overrideFaults } from "#domain/business/fact-faults.ts";
import type { FactValue, Overrides } from "#domain/business/facts.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { phoneInWords, understoodPhone } from "#domain/person/understood-phone.ts";
import { findCalendarRows } from "#server/appointment/calendar-rows.ts";
import { findInspectors } from "#server/appointment/staffing.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import type { BusinessNow } from "./business-now.ts";
import {
  currentSettings,
  insertSettings,
  lastSettings,
  type StoredSettings,
} from "./business-settings-repository.ts";

/** Milliseconds for which a page's scripts wait for the database. */
const longestLook = 500;
/** How many changes the history shows. */
const mostShown = 20;
/** Days. Nobody books further ahead, at the desk either. */
const longestAhead = 400;

/** The parts of the settings that a call names. */
type NamedSettings = { [Part in keyof BusinessSettings]?: BusinessSettings[Part] | undefined };

export type BusinessServices = ReturnType<typeof createBusinessServices>;

/** What an owner sets in place of the facts that the site was built with. */
export function createBusinessServices({
  connection: { database, transact },
  business,
  clock,
  changes,
}: {
  connection: Connection;
  business: BusinessNow;
  clock: () => Date;
  changes: Pick<ChangeFeed, "wake">;
}) {
  const { profile, built } = business;
  return {
    read,
    understood,

    /** The opening hours now. */
    hours: (): WeekHours => profile.hours,

    /** What staff's letters and texts state now. */
    stated: () => {
      const { name, shortName, phone, inspection } = profile;
      return { name, shortName, phone, inspectionMinutes: inspection.takes };
    },

    /** What pages show in place of the facts that they were prerendered with, and its name: null for nothing. */
    overrides: business.overrides,
    pagesEdition: business.pagesEdition,

    /**
     * The same, as it is stored by now, and when it was set: never older than what any process has put on a page. While the
     * database does not answer, what this process knows.
     */
    async freshOverrides(): Promise<{ overrides: Overrides; changedAt: string | null }> {
      await Promise.race([business.look(), pause(longestLook, undefined, { ref: false })]);
      return { overrides: business.overrides(), changedAt: business.changedAt() };
    },

    settled: business.settled,

    /**
     * Stores the next version of the settings; what is booked stays, and so does a part that is not named. Storing what is
     * stored changes nothing, so that a call can be repeated.
     * @throws Refusal 400 for settings that cannot be, 409 when somebody has changed the settings since `version`.
     */
    async change(staffId: string, version: number, named: NamedSettings): Promise<Business> {
      await transact(async (transaction) => {
        const stored = await currentSettings(transaction);
        const from = settable(stored);
        const settings = {
          overrides: named.overrides ? understood(named.overrides) : from.overrides,
          settled: named.settled ?? from.settled,
        };
        if (areSameSettings(from, settings)) return;
        const changedAt = clock().toISOString();
        const next = { version: version + 1, settings, staffId, changedAt };
        const isNext = version === (stored?.version ?? 0);
        if (!isNext || !(await insertSettings(transaction, next, built))) throw changedMeanwhile();
        await record(transaction, next, from);
      });
      await business.look();
      changes.wake();
      return read();
    },
  };

  /** Settings as far as this release lets an owner set them. */
  function settable(stored: Pick<StoredSettings, "settings"> | undefined): BusinessSettings {
    const { overrides, settled } = stored?.settings ?? noSettings;
    return { overrides: normalOverrides(overrides, built), settled };
  }

  /** Overrides as they are stored. @throws Refusal 400 for what no fact can be. */
  function understood(sent: Overrides): Overrides {
    const overrides = understoodOverrides(sent);
    const faults = overrideFaults(overrides, built);
    if (Object.keys(faults).length > 0) throw invalidInput(faults);
    return normalOverrides(overrides, built);
  }

  async function read(): Promise<Business> {
    const stored = await lastSettings(database, mostShown + 1);
    const inspectors = await findInspectors(database);
    return {
      version: stored[0]?.version ?? 0,
      settings: settable(stored[0]),
      hasInspectors: inspectors.length > 0,
      history: await historyOf(stored),
      outside: await outsideHours(),
    };
  }

  async function historyOf(stored: readonly StoredSettings[]): Promise<Business["history"]> {
    const names = await staffNames(
      database,
      stored.map(({ staffId }) => staffId),
    );
    return stored.slice(0, mostShown).map(({ version, staffId, changedAt, settings }, index) => ({
      version,
      at: changedAt,
      by: names.get(staffId) ?? null,
      from: settable(stored[index + 1]),
      to: settable({ settings }),
    }));
  }

  /** Appointments from tomorrow on that are not within the opening hours, or on a day that the profile closes. */
  async function outsideHours(): Promise<CalendarAppointment[]> {
    const today = dayInZone(clock().getTime(), profile.timeZone);
    const span = { first: addDays(today, 1), last: addDays(today, longestAhead) };
    const rows = await findCalendarRows(database, span);
    return rows.filter(
      ({ status, date, timeSlot }) =>
        status === "booked" &&
        !openSlots(date as CalendarDay, profile).includes(slotOfLabel(timeSlot)),
    );
  }
}

/** Adds the change to the audit trail, and tells open calendars. */
async function record(
  transaction: DatabaseTransaction,
  { version, settings, staffId, changedAt }: StoredSettings,
  from: BusinessSettings,
): Promise<void> {
  const at = new Date(changedAt);
  const details = { version, from, to: settings };
  await addAuditEntry(transaction, { at, staffId, action: "business.changed", details });
  await addCalendarChange(transaction, at);
}

/** Overrides with phone numbers as they were understood; one that was not stays as it was typed. */
function understoodOverrides(overrides: Overrides): Overrides {
  return Object.fromEntries(
    Object.entries(overrides).map(([path, value]) => {
      const typed = entryAt(path)?.kind === "phone" ? typedPhone(value) : "";
      const phone = understoodPhone(typed);
      return [path, phone ? { display: phoneInWords(phone), e164: phone.e164 } : value];
    }),
  );
}

/** As it was typed, or the number alone of one that was understood before. */
function typedPhone(value: FactValue): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && "e164" in value ? value.e164 : "";
}

function changedMeanwhile(): Refusal {
  return new Refusal(409, "Somebody else has changed these settings. Look at them again.");
}
