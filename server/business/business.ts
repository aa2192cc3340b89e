import { setTimeout as pause } from "node:timers/promises";
import { type AppointmentRules, openSlots } from "#domain/appointment/appointment-rules.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import {
  areSameSettings,
  type Business,
  type BusinessSettings,
  noSettings,
} from "#domain/business/business-settings.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { normalOverrides, overrideFaults } from "#domain/business/fact-faults.ts";
import {
  type BusinessFacts,
  type FactValue,
  type Overrides,
  withOverrides,
} from "#domain/business/facts.ts";
import type { OwnMailbox } from "#domain/business/own-mailboxes.ts";
import { addDays, type CalendarDay, dayInZone, yearOf } from "#domain/calendar/calendar-day.ts";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";
import { slotAt, slotOfLabel } from "#domain/calendar/slot.ts";
import { keepsItems, type OwnItems } from "#domain/estimate/own-items.ts";
import { addressOf } from "#domain/person/mailbox-address.ts";
import { phoneInWords, understoodPhone } from "#domain/person/understood-phone.ts";
import { zoneOf } from "#domain/places/place-overrides.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import { lockAppointments } from "#server/appointment/appointments-repository.ts";
import { findCalendarRows } from "#server/appointment/calendar-rows.ts";
import { findInspectors } from "#server/appointment/staffing.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { pageColors } from "#server/brand/colors-now.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { BusinessNow } from "./business-now.ts";
import {
  currentSettings,
  insertSettings,
  lastSettings,
  type StoredSettings,
} from "./business-settings-repository.ts";
import { mailboxTestKinds } from "./mailbox-test-mail.tsx";
import { countiesOfState, knownCounties, ownArea } from "./own-area.ts";

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
  connection: { database, engine, transact },
  business,
  clock,
  changes,
  mailOptions,
  outbox,
  limits,
  lookAtProjects,
}: {
  connection: Connection;
  business: BusinessNow;
  /** Reads which finished roofs are published. */
  lookAtProjects: () => Promise<void>;
  clock: () => Date;
  changes: Pick<ChangeFeed, "wake">;
  mailOptions: Pick<MailOptions, "officeEmail" | "emergencyEmail">;
  outbox: Pick<OutboxWorker, "wake">;
  limits: Pick<Limits, "testMailbox">;
}) {
  const { profile, built, base } = business;
  return {
    read,
    understood,

    /** The opening hours now. */
    hours: (): WeekHours => profile.hours,

    /** What holds now. */
    facts: (): BusinessFacts => profile.facts,

    /** What staff's letters and texts state now. */
    stated: () => {
      const { name, shortName, phone, inspection } = profile;
      return { name, shortName, phone, inspectionMinutes: inspection.takes };
    },

    /** What pages show in place of the facts that they were prerendered with, in which colors, and its name: null for nothing. */
    overrides: business.overrides,
    /** When an owner has last set anything: an ISO instant; null: never. */
    changedAt: business.changedAt,
    pageColors: () => pageColors(profile.facts),
    /** In which colors, once these are set. */
    pageColorsWith: (sent: Overrides) => pageColors(withOverrides(built, sent)),
    pagesEdition: business.pagesEdition,
    area: business.area,
    /** The finished roofs that pages show; none while there are too few. */
    projects: business.projects,
    isNobodys: business.isNobodys,

    /**
     * The same, as it is stored by now, and when it was set: never older than what any process has put on a page. While the
     * database does not answer, what this process knows.
     */
    async freshOverrides(): Promise<{ overrides: Overrides; changedAt: string | null }> {
      const looks = Promise.all([business.look(), lookAtProjects()]);
      await Promise.race([looks, pause(longestLook, undefined, { ref: false })]);
      return { overrides: business.overrides(), changedAt: business.changedAt() };
    },

    /** The counties of a state, to choose from; none for a code that no state has. */
    async countiesOf(state: string) {
      const counties = await countiesOfState(state);
      return counties.map(({ zips, noun, ...county }) => ({
        ...county,
        ...(noun !== undefined && { noun }),
        zipCodes: zips.length,
      }));
    },

    /**
     * What some counties would look like, and how many ZIP codes they have between them.
     * @throws Refusal 400 for a number that no county has.
     */
    async areaOf(sent: readonly ChosenCounty[]) {
      const counties = await chosenCounties(sent);
      const { map, zipGroups } = await ownArea(counties, profile.address);
      const ours = zipGroups.filter((group) => group.counties.length > 0);
      const lists = { counties: [...map.counties], cities: [...map.cities] };
      return {
        map: { ...map, ...lists },
        zipCodes: ours.reduce((sum, { zips }) => sum + zips.split(" ").length, 0),
      };
    },

    settled: business.settled,

    /** The appointments that would be outside with these overrides. @throws Refusal 400 for what no fact can be. */
    async outsideWith(overrides: Overrides): Promise<CalendarAppointment[]> {
      const { hours, inspectionMinutes, slots } = withOverrides(built, await understood(overrides));
      const inspection = {
        ...profile.inspection,
        ...{ takes: inspectionMinutes, slots: slots.map(slotAt) },
      };
      return outsideOf({ hours, inspection, closures: profile.closures });
    },

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
          overrides: named.overrides ? await understood(named.overrides) : from.overrides,
          settled: named.settled ?? from.settled,
        };
        if (areSameSettings(from, settings)) return;
        await refuseZoneWhileBooked(transaction, from.overrides, settings.overrides);
        refuseDeletedItems(from.overrides, settings.overrides);
        const changedAt = clock().toISOString();
        const { isOverNeutral } = business;
        const next = { version: version + 1, isOverNeutral, settings, staffId, changedAt };
        const isNext = version === (stored?.version ?? 0);
        if (!isNext || !(await insertSettings(transaction, next, built))) throw changedMeanwhile();
        await record(transaction, next, from);
      });
      await business.look();
      changes.wake();
      return read();
    },

    /**
     * Mails to where our own mails go, so that an owner sees whether they arrive.
     * @returns the mail's id. @throws Refusal 429
     */
    async testMailbox(staffId: string, mailbox: OwnMailbox): Promise<string> {
      await limits.testMailbox(staffId);
      const [id, now] = [unguessableId(), clock()];
      const payload = { mailbox, to: mailboxesNow()[mailbox] };
      await transact(async (transaction) => {
        await enqueue(transaction, mailboxTestKinds, { id, kind: "mailbox-test", payload }, now);
      });
      outbox.wake();
      return id;
    },
  };

  function mailboxesNow(): Record<OwnMailbox, string> {
    return {
      office: addressOf(mailOptions.officeEmail),
      emergency: addressOf(mailOptions.emergencyEmail),
    };
  }

  /** Settings as far as this release lets an owner set them. */
  function settable(stored: Pick<StoredSettings, "settings"> | undefined): BusinessSettings {
    const { overrides, settled } = stored?.settings ?? noSettings;
    return { overrides: normalOverrides(overrides, built), settled };
  }

  /** Overrides as they are stored. @throws Refusal 400 for what no fact can be. */
  async function understood(sent: Overrides): Promise<Overrides> {
    const overrides = await understoodOverrides(sent);
    const thisYear = yearOf(dayInZone(clock().getTime(), profile.timeZone));
    const faults = overrideFaults(overrides, built, thisYear);
    if (Object.keys(faults).length > 0) throw invalidInput(faults);
    return normalOverrides(overrides, built);
  }

  /**
   * Appointments are days and times in the business's zone, and would all happen at another moment.
   * @throws Refusal 400 when the zone becomes another one while any is booked ahead.
   */
  async function refuseZoneWhileBooked(
    transaction: DatabaseTransaction,
    from: Overrides,
    to: Overrides,
  ): Promise<void> {
    if (zoneOf(from, built) === zoneOf(to, built)) return;
    // A booking that is being made in this moment commits first, and is found; the next one waits until the zone is stored.
    await lockAppointments(transaction, engine);
    const today = dayInZone(clock().getTime(), profile.timeZone);
    const ahead = await findCalendarRows(transaction, {
      first: today,
      last: addDays(today, longestAhead),
    });
    const booked = ahead.filter(({ status }) => status === "booked").length;
    if (booked === 0) return;
    const path = from.timeZone === to.timeZone ? "state" : "timeZone";
    throw invalidInput({
      [path]: `That is another time zone, and ${booked === 1 ? "1 appointment is" : `${booked} appointments are`} booked ahead. Move or cancel them first`,
    });
  }

  async function read(): Promise<Business> {
    const stored = await lastSettings(database, mostShown + 1);
    const inspectors = await findInspectors(database);
    return {
      version: stored[0]?.version ?? 0,
      base,
      mailboxes: mailboxesNow(),
      settings: settable(stored[0]),
      hasInspectors: inspectors.length > 0,
      history: await historyOf(stored),
      outside: await outsideOf(profile),
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

  /** Appointments from tomorrow on at times that their days do not have by these rules. */
  async function outsideOf(rules: AppointmentRules): Promise<CalendarAppointment[]> {
    const today = dayInZone(clock().getTime(), profile.timeZone);
    const span = { first: addDays(today, 1), last: addDays(today, longestAhead) };
    const rows = await findCalendarRows(database, span);
    return rows.filter(
      ({ status, date, timeSlot }) =>
        status === "booked" &&
        !openSlots(date as CalendarDay, rules).includes(slotOfLabel(timeSlot)),
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

/** Estimates rest on the items of the price book. @throws Refusal 400 when one is not there any more. */
function refuseDeletedItems(before: Overrides, after: Overrides): void {
  const none: OwnItems = { items: [] };
  const [were, are] = [before, after].map(({ ownItems = none }) => ownItems as OwnItems);
  if (!keepsItems(were ?? none, are ?? none)) {
    throw invalidInput({ ownItems: "Retire an item instead: estimates rest on it" });
  }
}

/**
 * Overrides with phone numbers as they were understood, and counties by the names that they have; a number that was not understood
 * stays as it was typed.
 * @throws Refusal 400 for a number that no county has.
 */
async function understoodOverrides(sent: Overrides): Promise<Overrides> {
  const { counties } = sent;
  const isList = Array.isArray(counties) && counties.length > 0;
  const overrides = isList
    ? { ...sent, counties: await chosenCounties(counties as ChosenCounty[]) }
    : sent;
  return Object.fromEntries(
    Object.entries(overrides).map(([path, value]) => {
      const typed = entryAt(path)?.kind === "phone" ? typedPhone(value) : "";
      const phone = understoodPhone(typed);
      return [path, phone ? { display: phoneInWords(phone), e164: phone.e164 } : value];
    }),
  );
}

/** Counties by the names that they have. @throws Refusal 400 for a number that no county has. */
async function chosenCounties(sent: readonly ChosenCounty[]): Promise<ChosenCounty[]> {
  const known = await knownCounties(sent);
  if (known.length < sent.length) {
    throw invalidInput({ counties: "Choose each county from the list" });
  }
  return known;
}

/** As it was typed, or the number alone of one that was understood before. */
function typedPhone(value: FactValue): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && "e164" in value ? value.e164 : "";
}

function changedMeanwhile(): Refusal {
  return new Refusal(409, "Somebody else has changed these settings. Look at them again.");
}
