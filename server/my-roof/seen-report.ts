import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { answerOf, type ReportAnswer } from "#domain/report/report-answer.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { Report, ReportPhoto } from "#domain/report/report-contract.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import { repeatableAddress } from "#domain/spam/plausible-text.ts";
import type { Database } from "#server/database/connection.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { readReports } from "#server/report/reports-repository.ts";

/** A report as its person sees it, once it was sent. */
export type SeenReport = {
  id: string;
  leadId: string;
  content: ReportContent;
  answer: ReportAnswer;
  /** What conditions were called when it was sent. */
  conditions: ConditionWords;
  /** Of the roof; null: nobody has said it, or it may be something else. */
  address: string | null;
  lookedOn: CalendarDay;
  /** Who looked at it, and wrote this; null: somebody of whom no row is left. */
  by: string | null;
  sentOn: CalendarDay;
  /** All photos that it shows. */
  photos: ReportPhoto[];
  /** Whether it is what we say now: it was neither corrected nor taken back. */
  stands: boolean;
  /** The one that it corrects, and the one that holds instead, as far as their person finds them; null: none. */
  corrects: string | null;
  correctedBy: string | null;
  /** Reports whose links lead here: itself, and those that it corrects. */
  leadsHere: string[];
};

/** The reports of these leads that their person finds: what was sent and not taken back, the newest first. */
export async function seenReports(
  database: Database,
  leads: readonly StoredLead[],
  timeZone: string,
): Promise<SeenReport[]> {
  const seen: SeenReport[] = [];
  for (const lead of leads) {
    const days = await visitDays(database, lead.id);
    const reports = await readReports(database, lead.id);
    const revoked = new Set(reports.flatMap(({ id, revokedAt }) => (revokedAt ? id : [])));
    for (const report of reports) {
      const one = asSeen(report, { lead, days, revoked, timeZone });
      if (one) seen.push(one);
    }
  }
  for (const one of seen) {
    let earlier = seen.find(({ id }) => id === one.corrects);
    while (earlier && !one.leadsHere.includes(earlier.id)) {
      one.leadsHere.push(earlier.id);
      const { corrects } = earlier;
      earlier = seen.find(({ id }) => id === corrects);
    }
  }
  return seen.sort((one, other) => (one.sentOn < other.sentOn ? 1 : -1));
}

function asSeen(
  report: Report,
  {
    lead,
    days,
    revoked,
    timeZone,
  }: {
    lead: StoredLead;
    days: ReadonlyMap<string, CalendarDay>;
    revoked: ReadonlySet<string>;
    timeZone: string;
  },
): SeenReport | undefined {
  const { id, leadId, content, state, sentAt, sentBy, appointmentId, conditions, photos } = report;
  const answer = answerOf(content);
  if (!sentAt || !conditions || !answer || (state !== "sent" && state !== "corrected"))
    return undefined;
  const found = (other: string | null) => (other && !revoked.has(other) ? other : null);
  const sentOn = dayInZone(Date.parse(sentAt), timeZone);
  const taken = photos.map(({ takenAt }) => takenAt).sort()[0];
  const visit = appointmentId === null ? undefined : days.get(appointmentId);
  return {
    ...{ id, leadId, content, answer, conditions, sentOn, photos },
    address: repeatableAddress(lead.address),
    lookedOn: visit ?? (taken ? dayInZone(Date.parse(taken), timeZone) : sentOn),
    by: sentBy?.name ?? null,
    stands: state === "sent",
    corrects: found(report.corrects),
    correctedBy: found(report.correctedBy),
    leadsHere: [id],
  };
}

async function visitDays(database: Database, leadId: string): Promise<Map<string, CalendarDay>> {
  const rows = await database
    .selectFrom("appointments")
    .select(["id", "date"])
    .where("lead_id", "=", leadId)
    .execute();
  return new Map(rows.map(({ id, date }) => [id, date]));
}
