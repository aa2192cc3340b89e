import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { LeadListAddress } from "#desk/leads/lead-queries.ts";
import type { SearchAddress } from "#desk/search/search-query.ts";
import type { AuditFilter } from "#desk/staff/staff-queries.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/* The desk's lists as files. */

/** A list of leads with its filters. */
export async function leadsFile(query: LeadListAddress): Promise<Blob> {
  const params = { query };
  return bodyOf(await deskClient.GET("/desk/downloads/leads", { params, parseAs: "blob" }));
}

/** Everything that a search finds. */
export async function searchFile(query: SearchAddress): Promise<Blob> {
  const params = { query };
  return bodyOf(await deskClient.GET("/desk/downloads/search", { params, parseAs: "blob" }));
}

/** The inspections of some days. `whose`: an inspector's id or `unassigned`; null: everybody's. */
export async function calendarFile(
  span: { from: CalendarDay; days: number },
  whose: string | null,
): Promise<Blob> {
  const params = { query: { ...span, ...(whose !== null && { inspectorId: whose }) } };
  return bodyOf(await deskClient.GET("/desk/downloads/calendar", { params, parseAs: "blob" }));
}

/** The audit trail with its filters. */
export async function auditFile({ staffId, leadId }: AuditFilter): Promise<Blob> {
  const params = { query: { ...(staffId && { staffId }), ...(leadId && { leadId }) } };
  return bodyOf(await deskClient.GET("/desk/downloads/audit", { params, parseAs: "blob" }));
}
