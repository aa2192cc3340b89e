import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { storeLead } from "#server/lead/arrivals.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { createRecordServices } from "#server/person-desk/records.ts";
import { createPhotoFiles } from "#server/photo/photo-files.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { inquiryRow, personNoteRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";
import { mergePeople, undoMerge } from "./merges.ts";
import { findOrCreatePerson, findWholePerson } from "./people-repository.ts";

const now = new Date("2026-06-02T16:00:00Z");
const by = { staffId: "ann", now };
const suspicion = { isSuspected: false, isConfirmationWithheld: false };

let storage: Storage;
let connection: Connection;
let records: ReturnType<typeof createRecordServices>;

/** What is expected: whose each lead is, and under whom each person was merged. */
type Model = {
  leads: Map<string, { number: number; person: string; word: string }>;
  parents: Map<string, string>;
  /** Every merge, with the person who joined. */
  merges: { id: string; joined: string }[];
  /** Words of erased leads. */
  erased: string[];
};

const step = fc.oneof(
  // Few mailboxes and numbers, so that the same people come again and share numbers.
  { weight: 4, arbitrary: fc.tuple(fc.constant("arrive"), fc.nat(5), fc.nat(2)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant("merge"), fc.nat(), fc.nat()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("undo"), fc.nat(), fc.constant(0)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("erase"), fc.nat(), fc.constant(0)) },
);

/** PostgreSQL is another program, which takes longer to answer. */
const runs = { sqlite: 40, postgres: 12 };

describe.each(engines)("on %s", (engine) => {
  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    records = createRecordServices({
      ...{ kinds: mailKinds, connection, mailOptions, clock: () => now },
      photoFiles: createPhotoFiles({ photosDir: "unused" }),
      seatsFreed() {},
      archives: { forget: async () => {}, sweep: async () => {} },
    });
  });
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  it(
    "leaves no row of somebody erased, and loses none of anybody else, in any order of merging, undoing and erasing",
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
          run += 1;
          await connection.database.deleteFrom("leads").execute();
          await connection.database.deleteFrom("inquiries").execute();
          const model: Model = { leads: new Map(), parents: new Map(), merges: [], erased: [] };
          for (const [index, [what, one, other]] of steps.entries()) {
            const word = `word${run}x${index}y`;
            if (what === "arrive") await arrive(model, word, `${run}`, one, other);
            if (what === "merge") await merge(model, one, other);
            if (what === "undo") await undo(model, one);
            if (what === "erase") await erase(model, one);
            await expectAs(model);
          }
        }),
        { numRuns: runs[engine] },
      );
    },
    patience.longTest,
  );
});

async function arrive(model: Model, word: string, run: string, box: number, digit: number) {
  // The last two mailboxes are of callers who left none.
  const email = box > 3 ? "" : `person${run}x${box}@example.com`;
  const person = { name: word, email, phone: `703555010${digit}`, address: `${word} Street` };
  const id = await connection.transact(async (transaction) => {
    const personId = await findOrCreatePerson(transaction, person, now);
    const sourceId = `inquiry-${word}`;
    const inquiry = inquiryRow({ id: sourceId, ...person, message: word });
    await transaction.insertInto("inquiries").values(inquiry).execute();
    const note = personNoteRow({ id: word, person_id: personId, text: `${word} noted` });
    await transaction.insertInto("person_notes").values(note).execute();
    return storeLead(
      transaction,
      {
        ...{ kind: "inquiry", source: "contact", sourceId, person, personId },
        ...{ subject: "", message: word, emergency: false, suspicion },
      },
      now,
      { opening: businessProfile, promises: answerPromisesOf(businessProfile) },
    );
  });
  const { number, person_id } = await connection.database
    .selectFrom("leads")
    .select(["number", "person_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  model.leads.set(id, { number, person: person_id ?? "", word });
}

async function merge(model: Model, one: number, other: number) {
  const [id, otherId] = [personAt(model, one), personAt(model, other)];
  if (id === undefined || otherId === undefined) return;
  const [head, joined] = [headOf(model, id), headOf(model, otherId)];
  await connection.transact((transaction) => mergePeople(transaction, id, otherId, by));
  if (head === joined) return;
  const { id: mergeId } = await connection.database
    .selectFrom("person_merges")
    .select("id")
    .where("joined_id", "=", joined)
    .where("undone_at", "is", null)
    .executeTakeFirstOrThrow();
  model.parents.set(joined, head);
  model.merges.push({ id: mergeId, joined });
}

async function undo(model: Model, which: number) {
  const merge = model.merges[which % Math.max(model.merges.length, 1)];
  if (!merge) return;
  const undone = connection.transact((transaction) =>
    undoMerge(transaction, merge.joined, merge.id, now),
  );
  const isKept = [...model.leads.values()].some(({ person }) => person === merge.joined);
  const isLast = model.merges.findLast(({ joined }) => joined === merge.joined) === merge;
  if (isKept && isLast && model.parents.delete(merge.joined)) await undone;
  else await expect(undone).rejects.toThrow(/kept|undone/);
}

async function erase(model: Model, which: number) {
  const id = personAt(model, which);
  if (id === undefined) return;
  const head = headOf(model, id);
  const own = [...model.leads].filter(([, { person }]) => headOf(model, person) === head);
  const newest = Math.max(...own.map(([, { number }]) => number));
  const erased = await records.erase(id, String(newest), "ann");
  expect(erased.leads).toBe(own.length);
  for (const [lead, { word, person }] of own) {
    model.leads.delete(lead);
    model.parents.delete(person);
    model.erased.push(word);
  }
}

function personAt({ leads }: Model, which: number): string | undefined {
  const people = [...new Set([...leads.values()].map(({ person }) => person))];
  return people[which % Math.max(people.length, 1)];
}

function headOf(model: Model, person: string): string {
  const parent = model.parents.get(person);
  return parent === undefined ? person : headOf(model, parent);
}

async function expectAs(model: Model) {
  const leads = await connection.database.selectFrom("leads").select(["id", "person_id"]).execute();
  expect(new Map(leads.map(({ id, person_id }) => [id, person_id]))).toEqual(
    new Map([...model.leads].map(([id, { person }]) => [id, person])),
  );
  for (const { person } of model.leads.values()) {
    expect((await findWholePerson(connection.database, person))?.id).toBe(headOf(model, person));
  }
  const people = await connection.database.selectFrom("people").select("id").execute();
  const known = new Set([...model.leads.values()].map(({ person }) => person));
  expect(new Set(people.map(({ id }) => id))).toEqual(known);
  const tables = await wholeDatabase(connection);
  for (const [table, text] of tables) {
    for (const word of model.erased) expect(text.includes(word), `${table}: ${word}`).toBe(false);
  }
  for (const table of ["inquiries", "person_details", "person_notes"]) {
    const text = tables.get(table) ?? "";
    for (const { word } of model.leads.values()) expect(text, table).toContain(word);
  }
}
