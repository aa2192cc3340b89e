import { sql } from "kysely";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { addConsent, addConsentOfAll } from "./consents.ts";

/**
 * Makes the consents and opt-outs that an older release has noted about people hold for their numbers. This release
 * notes them as consents only (docs/decisions/texts-and-reminders.md).
 */
export async function keepNotedConsents({ database }: Connection): Promise<void> {
  const found = await database
    .selectFrom("person_notes")
    .innerJoin("person_details", "person_details.person_id", "person_notes.person_id")
    .leftJoin("text_consents", "text_consents.note_id", "person_notes.id")
    .select(["person_notes.id", "person_notes.person_id", "person_notes.kind"])
    .select(["person_notes.text", "person_notes.at", "person_notes.staff_id", "value", "e164"])
    // Written like the condition of the index, which no parameter would match.
    .where("person_notes.kind", "<>", sql.lit("note"))
    .where("person_details.kind", "=", "phone")
    .where("text_consents.id", "is", null)
    .execute();
  for (const notes of Map.groupBy(found, ({ id }) => id).values()) {
    const consents = notes.flatMap((note) => {
      const number = e164Of(note);
      if (!number) return [];
      return {
        ...{ id: unguessableId(), number, person_id: note.person_id, wording: note.text },
        state: note.kind === "consent" ? ("consented" as const) : ("revoked" as const),
        ...{ way: "desk" as const, at: note.at, staff_id: note.staff_id, note_id: note.id },
      };
    });
    if (consents.length > 0) {
      await database.insertInto("text_consents").values(consents).execute();
    }
  }
}

/**
 * Notes what somebody has told the desk about texts, for each of their numbers that gets any.
 * @returns false when they have none.
 */
export async function noteConsents(
  transaction: DatabaseTransaction,
  people: readonly string[],
  kind: "consent" | "opt-out",
  { text: wording, staffId, now }: { text: string; staffId: string; now: Date },
): Promise<boolean> {
  const details = await transaction
    .selectFrom("person_details")
    .select(["person_id", "value", "e164"])
    .where("person_id", "in", people)
    .where("kind", "=", "phone")
    .execute();
  const state = kind === "consent" ? ("consented" as const) : ("revoked" as const);
  const numbers = new Map(
    details.flatMap(({ person_id, ...detail }) => {
      const number = e164Of(detail);
      return number ? [[number, person_id] as const] : [];
    }),
  );
  for (const [number, personId] of numbers) {
    const consent = { number, personId, state, wording, way: "desk" as const, staffId };
    if (state === "revoked") await addConsentOfAll(transaction, consent, now);
    else await addConsent(transaction, consent, now);
  }
  return numbers.size > 0;
}

/** Of a number that an older release has stored nothing is written down until it was looked at. */
function e164Of({ value, e164 }: { value: string; e164: string | null }): string | undefined {
  return e164 ?? understoodPhone(value)?.e164;
}
