import type { Briefing } from "#domain/lead/lead-lists-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { quizAnswers } from "./quiz-answers.ts";

/**
 * What somebody who goes there should know, for each of these leads: the note of the appointment, the office's notes
 * about the person, and the answers of a lead that began with the quiz.
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
  const officeNotes = await notesByPerson(
    database,
    leads.flatMap(({ person_id }) => person_id ?? []),
  );
  return leads.map(({ id, person_id, notes, answers }) => ({
    leadId: id,
    note: notes ?? "",
    officeNotes: (person_id && officeNotes.get(person_id)) || [],
    answers: answers
      ? quizAnswers(JSON.parse(answers)).map(({ question, answer }) => ({ question, answer }))
      : [],
  }));
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
    .where("own.id", "in", [...new Set(ids)])
    .where("person_notes.kind", "=", "note")
    .orderBy("person_notes.at", "desc")
    .execute();
  const byPerson = Map.groupBy(notes, ({ id }) => id);
  return new Map([...byPerson].map(([id, of]) => [id, of.map(({ text }) => text)]));
}
