import { expect, it } from "vitest";
import { leadEventRow } from "#tests/support/rows.ts";
import { createStorage } from "#tests/support/storage.ts";
import { storeLeads } from "#tests/support/stored-leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { addMissingEntries } from "./search-entries.ts";

/** More than one millisecond has moments for. */
const notes = Array.from({ length: 1_100 }, (_, index) => {
  const note = { id: `note-${index}`, lead_id: "lead-1", at: "2026-06-02T00:00:00.000Z" };
  return leadEventRow({ ...note, details: JSON.stringify({ text: `Gutter ${index}` }) });
});

it.each(engines)("makes notes that are all of midnight searchable, on %s", async (engine) => {
  const storage = await createStorage(engine);
  const { database, transact, close } = await storage.open();
  await storeLeads(database, [{}]);
  await database.insertInto("lead_events").values(notes).execute();
  await transact((transaction) => addMissingEntries(transaction, ["lead-1"]));
  const entries = await database
    .selectFrom("search_entries")
    .select("id")
    .where("kind", "=", "note")
    .execute();
  expect(entries).toHaveLength(notes.length);
  await close();
  await storage.drop();
});
