import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay, dayInZone, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { LeadListQuery } from "#domain/lead/lead-list.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { type Caller, seesAll } from "#server/call/desk-call.ts";
import type { Connection } from "#server/database/connection.ts";
import { countLeads, figuresOf, waitingEmergencies } from "#server/lead/lead-counts.ts";
import { leadRowsOf } from "#server/lead/lead-rows.ts";
import { countListed, findLeadPage } from "#server/lead/listed-leads.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { invalidInput } from "#server/refusal.ts";
import { findUnreachable } from "#server/text/unreachable-people.ts";
import { briefingsOf } from "./briefings.ts";
import { followUpRules, quoteFollowUpOf } from "./follow-ups.ts";
import { leadsOfDay, leftOfDay } from "./lead-day.ts";
import { deleteView, savedViews, saveView } from "./saved-views.ts";

export type LeadListServices = ReturnType<typeof createLeadListServices>;

/** The desk's lists of leads, their figures, the day's appointments and saved views. */
export function createLeadListServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: Pick<MailOptions, "visitorTexts">;
  clock: () => Date;
}) {
  const { connection, profile, mailOptions, clock } = parts;
  const { database } = connection;
  const today = () => dayInZone(clock().getTime(), profile.timeZone);

  return {
    /** One page of a list. @throws Refusal 400 when `after` is not from this list, or filters contradict each other. */
    async list(
      query: LeadListQuery,
      staffId: string,
    ): Promise<{ leads: LeadRow[]; next: string | null; total?: number }> {
      const asking = { staffId, today: today(), timeZone: profile.timeZone };
      const { numbers, next } = await findLeadPage(connection, query, asking);
      const leads = await leadRowsOf(database, numbers);
      const isCounted = query.from && query.to && !query.search && query.after === undefined;
      if (!isCounted) return { leads, next };
      return { leads, next, total: await countListed(connection, query, asking) };
    },

    async counts() {
      return {
        counts: await countLeads(database, clock(), today()),
        emergencies: await leadRowsOf(database, await waitingEmergencies(database)),
        figures: await figuresOf(database, clock()),
      };
    },

    /**
     * Appointments of a day, by default today, what to know on the way there, and those that have lately been canceled or moved away from it.
     * @throws Refusal 400 when `date` is not a day.
     */
    async day(caller: Caller, date: string | undefined) {
      if (date !== undefined && !isCalendarDay(date)) throw invalidInput({ date: "Choose a day" });
      const day = date ? calendarDay(date) : today();
      const staffId = seesAll(caller) ? undefined : caller.staff.id;
      const booked = await leadsOfDay(database, day, staffId);
      const known = await leadRowsOf(database, [...new Set(booked.map(({ number }) => number))]);
      const leads = booked.flatMap(({ number, appointment }) => {
        const lead = known.find((row) => row.number === number);
        return lead ? [{ ...lead, appointment }] : [];
      });
      const unreachable = await findUnreachable(database, known, mailOptions);
      const callOnly = new Set(unreachable.map(({ id }) => id));
      const briefings = (
        await briefingsOf(
          database,
          booked.map(({ number }) => number),
        )
      ).map((briefing) =>
        callOnly.has(briefing.leadId) ? { ...briefing, isUnreachable: true } : briefing,
      );
      const left = await leftOfDay(database, day, { staffId, now: clock() });
      const rows = await leadRowsOf(
        database,
        left.map(({ number }) => number),
      );
      const gone = left.flatMap(({ number, slot }) => {
        const lead = rows.find((row) => row.number === number);
        return lead ? [{ timeSlot: slotLabel(slot), lead }] : [];
      });
      const rules = await followUpRules(database, profile, clock());
      const quoteFollowUp = quoteFollowUpOf(rules, clock()) ?? undefined;
      return { date: day, leads, gone, briefings, quoteFollowUp };
    },

    views: (staffId: string) => savedViews(database, staffId),

    async saveView(staffId: string, view: { name: string; query: string }) {
      await connection.transact((transaction) => saveView(transaction, staffId, view, clock()));
      return savedViews(database, staffId);
    },

    deleteView: (staffId: string, id: string) =>
      connection.transact((transaction) => deleteView(transaction, staffId, id)),
  };
}
