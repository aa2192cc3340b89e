import type { CalendarFeed, FeedKind } from "#domain/appointment/feed-contract.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { mayDo } from "#domain/staff/staff.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { notOfYourRole, Refusal } from "#server/refusal.ts";
import { digestOf, looksLikeSecret, newSecret } from "#server/staff/secret.ts";
import { feedOf } from "./feed.ts";
import {
  deleteFeed,
  findFedAppointments,
  findFeedOf,
  findFeeds,
  officeHolder,
  replaceFeed,
} from "./feeds-repository.ts";

/** Days for which a feed keeps what has been, and what was canceled. */
const daysKept = 30;
const day = 24 * 3_600_000;

type Staff = Pick<StaffTable, "id" | "role">;

export type CalendarFeedServices = ReturnType<typeof createCalendarFeedServices>;

/** The secret addresses at which calendars read appointments, and what is there. */
export function createCalendarFeedServices(parts: {
  connection: Connection;
  mailOptions: MailOptions;
  clock: () => Date;
}) {
  const { connection, mailOptions, clock } = parts;
  const { profile, siteUrl } = mailOptions;

  return {
    list: (staff: Staff): Promise<CalendarFeed[]> => listOf(connection.database, staff),

    /** Makes an address; an earlier one of this feed ends. @throws Refusal 403 for the office's without its work. */
    make(staff: Staff, kind: FeedKind): Promise<{ feeds: CalendarFeed[]; address: string }> {
      refuseStranger(staff, kind);
      const token = newSecret();
      const now = clock();
      return connection.transact(async (transaction) => {
        await replaceFeed(transaction, {
          holder: holderOf(staff, kind),
          staff_id: kind === "mine" ? staff.id : null,
          token_digest: digestOf(token),
          made_by: staff.id,
          created_at: now.toISOString(),
        });
        await audit(transaction, staff, "calendar-feed.made", kind, now);
        const feeds = await listOf(transaction, staff);
        return { feeds, address: `${siteUrl}/calendar/${token}.ics` };
      });
    },

    /** Ends an address. @throws Refusal 403 for the office's without its work. */
    revoke(staff: Staff, kind: FeedKind): Promise<CalendarFeed[]> {
      refuseStranger(staff, kind);
      return connection.transact(async (transaction) => {
        const isEnded = await deleteFeed(transaction, holderOf(staff, kind));
        if (isEnded) await audit(transaction, staff, "calendar-feed.revoked", kind, clock());
        return listOf(transaction, staff);
      });
    },

    /**
     * The iCalendar file at an address; undefined when there is none. Whoever made an address may have been the only one
     * to see it, so it ends when they leave, and the office's when they no longer do its work.
     */
    async read(token: string): Promise<string | undefined> {
      if (!looksLikeSecret(token)) return undefined;
      const { database } = connection;
      const feed = await findFeedOf(database, digestOf(token));
      if (!feed || (feed.staff_id === null && !mayDo(feed.role, "leads"))) return undefined;
      const now = clock();
      const appointments = await findFedAppointments(database, {
        inspectorId: feed.staff_id,
        from: addDays(dayInZone(now.getTime(), profile.timeZone), -daysKept),
        canceledSince: new Date(now.getTime() - daysKept * day),
      });
      const whose = feed.staff_id === null ? profile.shortName : feed.name;
      return feedOf(appointments, { name: `Inspections, ${whose}`, profile, siteUrl });
    },
  };
}

async function listOf(database: Database, staff: Staff): Promise<CalendarFeed[]> {
  const kinds: FeedKind[] = mayDo(staff.role, "leads") ? ["mine", "office"] : ["mine"];
  const holders = kinds.map((kind) => holderOf(staff, kind));
  const stored = await findFeeds(database, holders);
  const makers = stored.map(({ made_by }) => made_by);
  const names = makers.length > 0 ? await namesOf(database, makers) : new Map<string, string>();
  return kinds.map((kind) => {
    const feed = stored.find(({ holder }) => holder === holderOf(staff, kind));
    const madeBy = (feed && names.get(feed.made_by)) ?? null;
    return { kind, madeAt: feed?.created_at ?? null, madeBy };
  });
}

async function namesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const staff = await database
    .selectFrom("staff")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("is_active", "=", 1)
    .execute();
  return new Map(staff.map(({ id, name }) => [id, name]));
}

function holderOf({ id }: Staff, kind: FeedKind): string {
  return kind === "office" ? officeHolder : id;
}

function refuseStranger({ role }: Staff, kind: FeedKind): void {
  if (kind === "office" && !mayDo(role, "leads")) throw new Refusal(403, notOfYourRole);
}

function audit(
  transaction: Database,
  { id: staffId }: Staff,
  action: "calendar-feed.made" | "calendar-feed.revoked",
  of: FeedKind,
  at: Date,
): Promise<void> {
  return addAuditEntry(transaction, { at, staffId, action, details: { of } });
}
