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
import { csvText } from "#server/csv.ts";
import type { Connection } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { findLeadNumbers } from "#server/lead/lead-lists.ts";
import type { Limits } from "#server/limits/limits.ts";
import { createSearchServices } from "#server/search/desk-search.ts";
import { leadHeadings, leadLines } from "./lead-csv.ts";

type Filters = Readonly<Record<string, unknown>>;

export type DownloadServices = ReturnType<typeof createDownloadServices>;

/**
 * The desk's lists as CSV, in pieces. Each download counts against the limit of the caller, and is audited with the
 * number of its lines and its filters before the first of them is sent; what was searched for is a person's data and is
 * left out.
 */
export function createDownloadServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  limits: Pick<Limits, "download">;
  most?: Readonly<Record<keyof typeof mostDownloaded, number>>;
}) {
  const { connection, profile, clock, limits, most = mostDownloaded } = parts;
  const { database } = connection;
  const { timeZone } = profile;
  const finder = createSearchServices(parts);
  const momentText = momentsIn(timeZone);

  async function audit(list: string, rows: number, filters: Filters, staffId: string) {
    const { search, ...others } = filters;
    const kept = Object.entries(others).filter(([, value]) => value !== undefined);
    const details = {
      ...{ list, rows, filters: Object.fromEntries(kept) },
      ...(search ? { isSearched: true } : {}),
    };
    await addAuditEntry(database, { at: clock(), staffId, action: "list.downloaded", details });
  }

  async function everyHit(query: SearchQuery): Promise<SearchHit[]> {
    const all: SearchHit[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { hits, next } = await finder.search({ ...query, after });
      all.push(...hits);
      after = all.length <= most.search ? next : null;
    }
    return all;
  }

  return {
    /** A list of leads. @throws Refusal 400 as the list does, 429 */
    async leads(query: LeadListQuery, staffId: string): Promise<AsyncIterable<string>> {
      await limits.download(staffId);
      const asking = { staffId, today: dayInZone(clock().getTime(), timeZone), timeZone };
      const found = await findLeadNumbers(connection, query, asking, most.leads + 1);
      const numbers = found.slice(0, most.leads);
      await audit("leads", numbers.length, query, staffId);
      const isCut = found.length > numbers.length;
      return csvText(leadHeadings, leadLines(database, numbers, momentText), { isCut });
    },

    /** What a search finds. @throws Refusal 400 as the search does, 429 */
    async search(query: SearchQuery, staffId: string): Promise<AsyncIterable<string>> {
      await limits.download(staffId);
      const found = await everyHit(query);
      const hits = found.slice(0, most.search);
      await audit("search", hits.length, query, staffId);
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
    },

    /** The inspections of some days, canceled ones too; all, or one inspector's. @throws Refusal 429 */
    async calendar(
      {
        from,
        days,
        inspectorId,
      }: { from: CalendarDay; days: number; inspectorId?: string | undefined },
      staffId: string,
    ): Promise<AsyncIterable<string>> {
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
      await audit("calendar", rows.length, { from, to: last, inspectorId }, staffId);
      return csvText(
        ["Day", "Time", "Inspector", "Status", "Name", "Phone", "Email", "Address", "Lead"],
        rows.map((row) => [
          ...[row.date, row.timeSlot, names.get(row.inspectorId ?? "") ?? "Unassigned"],
          statusText(row),
          ...[row.name, phoneCell(row.phone), row.email, row.address, row.leadNumber],
        ]),
      );
    },

    /** The audit trail, newest first. @throws Refusal 429 */
    async audit(
      filter: Omit<AuditQuery, "after">,
      staffId: string,
    ): Promise<AsyncIterable<string>> {
      await limits.download(staffId);
      const { entries, newest } = await countAudit(database, filter);
      const rows = Math.min(entries, most.audit);
      await audit("audit", rows, filter, staffId);
      return csvText(
        ["At", "Who", "Action", "Lead", "Details"],
        auditLines(filter, { newest, rows }),
        { isCut: entries > rows },
      );
    },
  };

  async function* auditLines(
    filter: Omit<AuditQuery, "after">,
    { newest, rows }: { newest: number; rows: number },
  ): AsyncGenerator<(string | number | null)[]> {
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
}

function plain(pieces: SearchHit["name"]): string {
  return pieces.map(({ text }) => text).join("");
}

function statusText({ status, progress }: CalendarAppointment): string {
  return status === "booked" ? progressNames[progress] : "Canceled";
}

/** `2026-06-02 14:05`, as spreadsheets read it, in a time zone. */
function momentsIn(timeZone: string): (at: string) => string {
  const time = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" },
  });
  return (at) => `${dayInZone(Date.parse(at), timeZone)} ${time.format(Date.parse(at))}`;
}
