import type { Appointment } from "#domain/appointment/appointment.ts";
import { type AssessmentResult, assess } from "#domain/assessment/assessment.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import { type OwnerView, ownerView } from "#domain/project/owner-view.ts";
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
  view: OwnerView;
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
    isOnPages,
    now,
  }: {
    timeZone: string;
    now: Date;
    findAppointment: (id: string) => Promise<SeenAppointment | undefined>;
    /** Whether pages show this finished roof. */
    isOnPages: (projectId: string) => boolean;
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
    finished: await finishedOf(database, leads, isOnPages),
    estimates: await seenEstimates(database, leads, { timeZone, now }),
  };
}

async function finishedOf(
  database: Database,
  leads: readonly StoredLead[],
  isOnPages: (projectId: string) => boolean,
): Promise<SeenFinished[]> {
  const rows = await database
    .selectFrom("project_consents as consent")
    .innerJoin("projects", "projects.id", "project_id")
    .select(["project_id", "consent.id", "answer", "answered_at", "taken_back_at"])
    .select(["consent_id", "taken_down_at", "held_at"])
    .where("lead_id", "in", idsOf(leads))
    .orderBy("asked_at", "desc")
    .orderBy("consent.id", "desc")
    .execute();
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id);
  return [...byProject].map(([id, asked]) => ({
    id,
    view: ownerView({
      asked: asked.map((row) => ({
        ...{ id: row.id, answer: row.answer },
        ...{ answeredAt: row.answered_at, takenBackAt: row.taken_back_at },
      })),
      publishedId: asked[0]?.consent_id ?? null,
      takenDownAt: asked[0]?.taken_down_at ?? null,
      heldAt: asked[0]?.held_at ?? null,
      isOnPages: isOnPages(id),
    }),
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
