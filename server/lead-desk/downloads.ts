import { foundKindNames, progressNames, stateNames } from "#content/en/desk/terms.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { LeadListQuery } from "#domain/lead/lead-list.ts";
import type { SearchHit, SearchQuery } from "#domain/lead/search-contract.ts";
import { phoneCell } from "#domain/person/phone-cell.ts";
import { mostDownloaded, unassigned } from "#domain/staff/downloads-contract.ts";
import { findCalendarRows } from "#server/appointment/calendar-rows.ts";
import { type AuditQuery, countAudit, listAudit } from "#server/audit/audit-list.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { csvText, momentCells } from "#server/csv.ts";
import type { Connection } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { findLeadNumbers } from "#server/lead/listed-leads.ts";
import type { Limits } from "#server/limits/limits.ts";
import { search } from "#server/search/search.ts";
import { leadHeadings, leadLines } from "./lead-csv.ts";

type Filters = Readonly<Record<string, unknown>>;

export type DownloadServices = ReturnType<typeof createDownloadServices>;

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  limits: Pick<Limits, "download">;
  /** By list, the most lines of one download. */
  most: Readonly<Record<keyof typeof mostDownloaded, number>>;
};

/**
 * The desk's lists as CSV, in pieces. Each download counts against the limit of the caller, and is audited with the
 * number of its lines and its filters before the first of them is sent; what was searched for is a person's data and is
 * left out.
 */
export function createDownloadServices(given: Omit<Deps, "most"> & Partial<Deps>) {
  const deps: Deps = { most: mostDownloaded, ...given };
  return {
    leads: (query: LeadListQuery, staffId: string) => downloadLeads(deps, query, staffId),
    search: (query: SearchQuery, staffId: string) => downloadHits(deps, query, staffId),
    calendar: (
      days: { from: CalendarDay; days: number; inspectorId?: string | undefined },
      staffId: string,
    ) => downloadCalendar(deps, days, staffId),
    audit: (filter: Omit<AuditQuery, "after">, staffId: string) =>
      downloadTrail(deps, filter, staffId),
  };
}

/** A list of leads. @throws Refusal 400 as the list does, 429 */
async function downloadLeads(
  deps: Deps,
  query: LeadListQuery,
  staffId: string,
): Promise<AsyncIterable<string>> {
  const { connection, profile, clock, limits, most } = deps;
  const { database } = connection;
  const { timeZone } = profile;
  await limits.download(staffId);
  const asking = { staffId, today: dayInZone(clock().getTime(), timeZone), timeZone };
  const found = await findLeadNumbers(connection, query, asking, most.leads + 1);
  const numbers = found.slice(0, most.leads);
  await auditDownload(deps, "leads", numbers.length, query, staffId);
  const isCut = found.length > numbers.length;
  return csvText(leadHeadings, leadLines(database, numbers, momentCells(timeZone)), { isCut });
}

/** The audit trail, newest first. @throws Refusal 429 */
async function downloadTrail(
  deps: Deps,
  filter: Omit<AuditQuery, "after">,
  staffId: string,
): Promise<AsyncIterable<string>> {
  const { limits, most } = deps;
  const { database } = deps.connection;
  await limits.download(staffId);
  const { entries, newest } = await countAudit(database, filter);
  const rows = Math.min(entries, most.audit);
  await auditDownload(deps, "audit", rows, filter, staffId);
  return csvText(
    ["At", "Who", "Action", "Lead", "Details"],
    auditLines(deps, filter, { newest, rows }),
    { isCut: entries > rows },
  );
}

async function* auditLines(
  deps: Deps,
  filter: Omit<AuditQuery, "after">,
  { newest, rows }: { newest: number; rows: number },
): AsyncGenerator<(string | number | null)[]> {
  const { profile } = deps;
  const { database } = deps.connection;
  const momentText = momentCells(profile.timeZone);
  let left = rows;
  for (let after: string | null = String(newest + 1); after !== null && left > 0; ) {
    const page = await listAudit(database, { ...filter, after });
    for (const { at, staff, action, details } of page.entries.slice(0, left)) {
      const { number, ...others } = details as Record<string, unknown>;
      const lead = typeof number === "number" ? number : null;
      yield [momentText(at), staff?.name ?? "The system", action, lead, JSON.stringify(others)];
    }
    left -= page.entries.length;
    after = page.next;
  }
}

async function auditDownload(
  deps: Deps,
  list: string,
  rows: number,
  filters: Filters,
  staffId: string,
): Promise<void> {
  const { search, ...others } = filters;
  const kept = Object.entries(others).filter(([, value]) => value !== undefined);
  const details = {
    ...{ list, rows, filters: Object.fromEntries(kept) },
    ...(search ? { isSearched: true } : {}),
  };
  await addAuditEntry(deps.connection.database, {
    ...{ at: deps.clock(), staffId, action: "list.downloaded", details },
  });
}

/** What a search finds. @throws Refusal 400 as the search does, 429 */
async function downloadHits(
  deps: Deps,
  query: SearchQuery,
  staffId: string,
): Promise<AsyncIterable<string>> {
  const { profile, limits, most } = deps;
  const momentText = momentCells(profile.timeZone);
  await limits.download(staffId);
  const found = await everyHit(deps, query);
  const hits = found.slice(0, most.search);
  await auditDownload(deps, "search", hits.length, query, staffId);
  return csvText(
    ["Lead", "State", "Found", "At", "Name", "Reach", "Text", "By"],
    hits.map((hit) => [
      ...[hit.lead.number, stateNames[hit.lead.state], foundKindNames[hit.kind]],
      momentText(hit.at),
      plain(hit.name),
      hit.reach.map(plain).join(", "),
      plain(hit.text),
      hit.by,
    ]),
    { isCut: found.length > hits.length },
  );
}

async function everyHit(deps: Deps, query: SearchQuery): Promise<SearchHit[]> {
  const { most } = deps;
  const all: SearchHit[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { hits, next } = await search(deps, { ...query, after });
    all.push(...hits);
    after = all.length <= most.search ? next : null;
  }
  return all;
}

/** The inspections of some days, canceled ones too; all, or one inspector's. @throws Refusal 429 */
async function downloadCalendar(
  deps: Deps,
  {
    from,
    days,
    inspectorId,
  }: { from: CalendarDay; days: number; inspectorId?: string | undefined },
  staffId: string,
): Promise<AsyncIterable<string>> {
  const { limits } = deps;
  const { database } = deps.connection;
  await limits.download(staffId);
  const last = addDays(from, days - 1);
  const rows = await findCalendarRows(database, {
    ...{ first: from, last },
    inspectorId: inspectorId === unassigned ? null : inspectorId,
  });
  const names = await staffNames(
    database,
    rows.flatMap(({ inspectorId }) => inspectorId ?? []),
  );
  await auditDownload(deps, "calendar", rows.length, { from, to: last, inspectorId }, staffId);
  return csvText(
    ["Day", "Time", "Inspector", "Status", "Name", "Phone", "Email", "Address", "Lead"],
    rows.map((row) => [
      ...[row.date, row.timeSlot, names.get(row.inspectorId ?? "") ?? "Unassigned"],
      statusText(row),
      ...[row.name, phoneCell(row.phone), row.email, row.address, row.leadNumber],
    ]),
  );
}

function plain(pieces: SearchHit["name"]): string {
  return pieces.map(({ text }) => text).join("");
}

function statusText({ status, progress }: CalendarAppointment): string {
  return status === "booked" ? progressNames[progress] : "Canceled";
}
