import type { Briefing } from "#domain/lead/lead-lists-contract.ts";
import type { Database } from "#server/database/connection.ts";
import { mergedPeople } from "#server/person/merged-people.ts";
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
  const people = await mergedPeople(database, [
    ...new Set(leads.flatMap(({ person_id }) => person_id ?? [])),
  ]);
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

/** How many pictures the person of each of the leads has sent. */
async function photosByLead(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await database
    .selectFrom("photos")
    .select(["lead_id", (row) => row.fn.countAll().as("count")])
    .where("lead_id", "in", ids)
    .where("taken_by", "is", null)
    .groupBy("lead_id")
    .execute();
  return new Map(
    counts.flatMap(({ lead_id, count }) => (lead_id ? [[lead_id, Number(count)]] : [])),
  );
}

/** By somebody's own id, everybody who is one with them. */
type MergedPeople = ReadonlyMap<string, readonly string[]>;

/** The office's notes about each of the people and those merged with them, newest first. */
async function notesByPerson(
  database: Database,
  people: MergedPeople,
): Promise<Map<string, string[]>> {
  if (people.size === 0) return new Map();
  const notes = await database
    .selectFrom("person_notes")
    .select(["person_id", "text"])
    .where("person_id", "in", [...people.values()].flat())
    .where("kind", "=", "note")
    .orderBy("at", "desc")
    .execute();
  return new Map(
    [...people].map(([id, merged]) => [
      id,
      notes.flatMap(({ person_id, text }) => (merged.includes(person_id) ? [text] : [])),
    ]),
  );
}

/** The newest answers to the quiz of each of the people and those merged with them, as they are stored. */
async function answersByPerson(
  database: Database,
  people: MergedPeople,
): Promise<Map<string, string>> {
  if (people.size === 0) return new Map();
  const quizzes = await database
    .selectFrom("leads")
    .innerJoin("assessments", "assessments.id", "leads.source_id")
    .select(["leads.person_id", "assessments.answers"])
    .where("leads.person_id", "in", [...people.values()].flat())
    .where("leads.kind", "=", "assessment")
    .orderBy("leads.number", "desc")
    .execute();
  return new Map(
    [...people].flatMap(([id, merged]) => {
      const newest = quizzes.find(({ person_id }) => person_id && merged.includes(person_id));
      return newest ? [[id, newest.answers]] : [];
    }),
  );
}
