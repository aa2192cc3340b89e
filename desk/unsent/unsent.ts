import { bodyOf } from "#desk/body-of.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import type { Day } from "#desk/day/day-query.ts";
import { deskClient } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { storeLead } from "#desk/leads/stored-leads.ts";
import { today } from "#desk/moment-text.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { outcomeChange } from "./outcome-change.ts";
import type { UnsentEntry } from "./unsent-entry.ts";
import { unsentQueue } from "./unsent-queue.ts";

/** The desk's one queue of what was written about leads. */
export const unsent = unsentQueue({
  queries: deskQueries,
  storage: localStorage,
  calls: {
    whoIsIn: async () =>
      (await deskQueries.fetchQuery({ ...meQuery, staleTime: 0, retry: false })).id,
    async saveState(entry) {
      const body = outcomeChange(entry, today());
      if (!body) return;
      show(await deskClient.PATCH("/desk/leads/{id}", { params: paramsOf(entry), body }));
    },
    async addToTimeline(entry) {
      if (entry.kind === "visit") return endVisit(entry);
      show(await addToTimeline(entry));
      return undefined;
    },
  },
});

async function endVisit({ id, leadId, appointmentId, progress, seen, at }: UnsentVisit) {
  const { leadVersions, appointment } = bodyOf(
    await deskClient.POST("/desk/appointments/{id}/progress", {
      params: { path: { id: appointmentId }, header: { "idempotency-key": id } },
      body: { progress, seen, at: new Date(at).toISOString() },
    }),
  );
  storeEnd(leadId, appointment);
  // Not awaited: the entry is sent, whatever becomes of what shows it.
  void readCalendarAgain(deskQueries, leadId);
  return leadVersions;
}

/** Shows it at once, so that nobody is asked again until the days have been read. */
function storeEnd(leadId: string, { id, progress }: CalendarAppointment): void {
  const ended = <Of extends Pick<LeadRow, "appointment">>(lead: Of): Of =>
    lead.appointment?.id === id
      ? { ...lead, appointment: { ...lead.appointment, progress } }
      : lead;
  deskQueries.setQueriesData<Day>(
    { queryKey: ["day"] },
    (day) => day && { ...day, leads: day.leads.map(ended) },
  );
  deskQueries.setQueryData(leadQuery(leadId).queryKey, (lead) => lead && ended(lead));
}

type UnsentVisit = UnsentEntry & { kind: "visit" };

function addToTimeline(entry: Exclude<UnsentEntry, UnsentVisit>) {
  const params = paramsOf(entry);
  const at = new Date(entry.at).toISOString();
  switch (entry.kind) {
    case "outcome":
      return deskClient.POST("/desk/leads/{id}/notes", {
        params,
        body: { text: entry.words.note, at },
      });
    case "note":
      return deskClient.POST("/desk/leads/{id}/notes", { params, body: { text: entry.text, at } });
    case "text":
      return deskClient.POST("/desk/leads/{id}/texts", { params, body: { text: entry.text, at } });
    case "call": {
      const body = { outcome: entry.outcome, note: entry.text, at };
      return deskClient.POST("/desk/leads/{id}/calls", { params, body });
    }
  }
}

function show(answer: { data?: { lead: Lead } }): void {
  storeLead(deskQueries, bodyOf(answer).lead);
}

function paramsOf({ id, leadId }: UnsentEntry) {
  return { path: { id: leadId }, header: { "idempotency-key": id } };
}
