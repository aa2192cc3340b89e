import type { Appointment } from "#domain/appointment/appointment.ts";
import { type AssessmentResult, assess } from "#domain/assessment/assessment.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import { repeatableAddress } from "#domain/spam/plausible-text.ts";
import type { Database } from "#server/database/connection.ts";
import { type SeenEstimate, seenEstimates } from "#server/estimate/seen-estimate.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { findPhotosOf } from "#server/photo/photos-repository.ts";
import { type SeenReport, seenReports } from "./seen-report.ts";

/** An appointment as its own page shows it (server/booking/shown-appointment.ts). */
export type SeenAppointment = Appointment & {
  address: string;
  isConfirmed: boolean;
  isPast: boolean;
  isNow: boolean;
  isOfferedEarlier: boolean;
};

/** A picture that the person has sent. */
export type SeenPhoto = { id: string; width: number; height: number; turn: PhotoTurn };

/** The result of a quiz; without its advice if that was another one than today's. */
export type SeenQuiz = Pick<AssessmentResult, "category" | "urgency"> & {
  on: CalendarDay;
  recommendation: string | null;
};

/** What somebody has with us, as their page shows it. */
export type SeenRoof = {
  /** Of the roof; null: nobody has said it, or it may be something else. */
  address: string | null;
  /** Since when. */
  since: CalendarDay;
  /** Those ahead first, the next one at the top. */
  appointments: SeenAppointment[];
  /** As they were told them that day. */
  quizzes: SeenQuiz[];
  photos: SeenPhoto[];
  /** What was sent and not taken back, the newest first. */
  reports: SeenReport[];
  /** Finished roofs that we want to show, or do. */
  finished: SeenFinished[];
  estimates: SeenEstimate[];
};

/** A finished roof of which somebody was asked whether it may be shown (server/project), and what they have answered. */
export type SeenFinished = {
  id: string;
  state: "asked" | "yes" | "no" | "back";
  /** Whether everybody may see an earlier version, to which they have agreed. */
  isEarlierShown: boolean;
};

/** Appointments that are asked about: each is some statements. */
const mostAppointments = 12;

/** Reads what leads of one person have with us. */
export async function seenRoof(
  database: Database,
  leads: readonly [StoredLead, ...StoredLead[]] | readonly StoredLead[],
  {
    timeZone,
    findAppointment,
    now,
  }: {
    timeZone: string;
    now: Date;
    findAppointment: (id: string) => Promise<SeenAppointment | undefined>;
  },
): Promise<SeenRoof> {
  const addresses = leads.flatMap(({ address }) => repeatableAddress(address) ?? []);
  const days = leads.map(({ arrived_at }) => dayOf(arrived_at, timeZone));
  return {
    address: addresses[0] ?? null,
    since: days.reduce((first, day) => (day < first ? day : first)),
    appointments: await appointmentsOf(database, leads, findAppointment),
    quizzes: await quizzesOf(database, leads, timeZone),
    photos: await photosOf(database, leads),
    reports: await seenReports(database, leads, timeZone),
    finished: await finishedOf(database, leads),
    estimates: await seenEstimates(database, leads, { timeZone, now }),
  };
}

async function finishedOf(
  database: Database,
  leads: readonly StoredLead[],
): Promise<SeenFinished[]> {
  const rows = await database
    .selectFrom("project_consents as consent")
    .innerJoin("projects", "projects.id", "project_id")
    .select(["project_id", "consent.id", "answer", "taken_back_at"])
    .select(["consent_id", "taken_down_at", "held_at"])
    .where("lead_id", "in", idsOf(leads))
    .orderBy("asked_at", "desc")
    .orderBy("consent.id", "desc")
    .execute();
  // What was asked last.
  const newest = new Map(rows.toReversed().map((row) => [row.project_id, row]));
  const isShown = (row: (typeof rows)[number]) =>
    [row.taken_back_at, row.taken_down_at, row.held_at].every((at) => at === null) &&
    row.answer === "yes" &&
    row.id === row.consent_id;
  const shown = new Map(rows.filter(isShown).map((row) => [row.project_id, row]));
  return [...newest].map(([id, row]) => ({
    id,
    state: row.taken_back_at === null ? (row.answer ?? "asked") : "back",
    isEarlierShown: shown.has(id) && shown.get(id) !== row,
  }));
}

async function appointmentsOf(
  database: Database,
  leads: readonly StoredLead[],
  find: (id: string) => Promise<SeenAppointment | undefined>,
): Promise<SeenAppointment[]> {
  const rows = await database
    .selectFrom("appointments")
    .select("id")
    .where("lead_id", "in", idsOf(leads))
    .orderBy("date", "desc")
    .orderBy("slot", "desc")
    .limit(mostAppointments)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => find(id)));
  const seen = found.filter((one) => one !== undefined);
  const isAhead = (one: SeenAppointment) => one.status !== "cancelled" && !one.isPast;
  return [...seen.filter(isAhead).reverse(), ...seen.filter((one) => !isAhead(one))];
}

async function quizzesOf(
  database: Database,
  leads: readonly StoredLead[],
  timeZone: string,
): Promise<SeenRoof["quizzes"]> {
  const ids = leads.flatMap(({ kind, source_id }) => (kind === "assessment" ? [source_id] : []));
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("assessments")
    .select(["answers", "category", "urgency", "created_at"])
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ answers, category, urgency, created_at }) => {
    const result = assess(answersIn(answers));
    // Of another release, whose words for it are gone.
    const isSame = result?.category === category && result.urgency === urgency;
    const recommendation = isSame ? result.recommendation : null;
    return { on: dayOf(created_at, timeZone), category, urgency, recommendation };
  });
}

async function photosOf(database: Database, leads: readonly StoredLead[]): Promise<SeenPhoto[]> {
  const photos: SeenPhoto[] = [];
  for (const { id } of leads) {
    for (const { id: photo, width, height, turn } of await findPhotosOf(database, id)) {
      photos.push({ id: photo, width, height, turn });
    }
  }
  return photos;
}

export const idsOf = (leads: readonly StoredLead[]) => leads.map(({ id }) => id);

function dayOf(moment: string, timeZone: string): CalendarDay {
  return dayInZone(Date.parse(moment), timeZone);
}

function answersIn(stored: string): Record<string, string> {
  try {
    return JSON.parse(stored);
  } catch {
    return {};
  }
}
