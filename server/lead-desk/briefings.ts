import type { Briefing } from "#domain/lead/lead-lists-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { quizAnswers } from "./quiz-answers.ts";

/**
 * What somebody who goes there should know, for each of these leads: the note of the appointment, the office's notes
 * about the person, how many pictures came, and the answers to the quiz: the lead's own, or else the person's newest,
 * because who takes the quiz and books afterwards has two leads.
 */
export async function briefingsOf(
  database: Database,
  numbers: readonly number[],
): Promise<Briefing[]> {
  if (numbers.length === 0) return [];
  const leads = await database
    .selectFrom("leads")
    .leftJoin("appointments", "appointments.id", "leads.appointment_id")
    .leftJoin("assessments", (join) =>
      join.onRef("assessments.id", "=", "leads.source_id").on("leads.kind", "=", "assessment"),
    )
    .select(["leads.id", "leads.person_id", "appointments.notes", "assessments.answers"])
    .where("leads.number", "in", numbers)
    .execute();
  const people = [...new Set(leads.flatMap(({ person_id }) => person_id ?? []))];
  const officeNotes = await notesByPerson(database, people);
  const newestAnswers = await answersByPerson(database, people);
  const photoCounts = await photosByLead(
    database,
    leads.map(({ id }) => id),
  );
  return leads.map(({ id, person_id, notes, answers }) => {
    const known = answers ?? (person_id && newestAnswers.get(person_id));
    return {
      leadId: id,
      note: notes ?? "",
      officeNotes: (person_id && officeNotes.get(person_id)) || [],
      answers: known
        ? quizAnswers(JSON.parse(known)).map(({ question, answer }) => ({ question, answer }))
        : [],
      photos: photoCounts.get(id) ?? 0,
    };
  });
}

/** How many pictures each of the leads has. */
async function photosByLead(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await database
    .selectFrom("photos")
    .select(["lead_id", (row) => row.fn.countAll().as("count")])
    .where("lead_id", "in", ids)
    .groupBy("lead_id")
    .execute();
  return new Map(
    counts.flatMap(({ lead_id, count }) => (lead_id ? [[lead_id, Number(count)]] : [])),
  );
}

/** The office's notes about each of the people and those merged with them, newest first. */
async function notesByPerson(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const notes = await database
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .innerJoin("person_notes", "person_notes.person_id", "same.id")
    .select(["own.id", "person_notes.text"])
    .where("own.id", "in", ids)
    .where("person_notes.kind", "=", "note")
    .orderBy("person_notes.at", "desc")
    .execute();
  const byPerson = Map.groupBy(notes, ({ id }) => id);
  return new Map([...byPerson].map(([id, of]) => [id, of.map(({ text }) => text)]));
}

/** The newest answers to the quiz of each of the people and those merged with them, as they are stored. */
async function answersByPerson(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const quizzes = await database
    .selectFrom("people as own")
    .innerJoin("people as same", "same.head_id", "own.head_id")
    .innerJoin("leads", "leads.person_id", "same.id")
    .innerJoin("assessments", "assessments.id", "leads.source_id")
    .select(["own.id", "assessments.answers"])
    .where("own.id", "in", ids)
    .where("leads.kind", "=", "assessment")
    // The newest of each stays in the map.
    .orderBy("leads.number")
    .execute();
  return new Map(quizzes.map(({ id, answers }) => [id, answers]));
}
