import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { choiceWords } from "#content/inquiry-options.ts";
import { askedIn } from "#domain/inquiry/asked.ts";
import { inquiryChoices } from "#domain/inquiry/choice-table.ts";
import { signIn } from "#tests/support/desk.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import * as frozen from "./0045-asked.ts";

const now = "2026-06-02T16:00:00.000Z";

type Stored = { subject: string; message: string; emergency?: 1; kind?: string };

/** As the release before stored them. */
const stored: Record<string, Stored> = {
  contact: {
    subject: "Contact Request: roof-repair",
    message: "Service: roof-repair\nTimeline: immediate\nMessage: Wasps.\nService: foo",
  },
  "without words": { subject: "Contact Request: other", message: "Service: other" },
  "of another program": { subject: "Contact Request: gutters", message: "They sag." },
  words: { subject: "Hello", message: "Hi.\nService: gutters\nTimeline: planning" },
  emergency: {
    subject: "EMERGENCY: Storm Damage Request",
    message: "It drips.\nService: emergency",
    emergency: 1,
  },
  call: { subject: "", message: "Service: gutters", kind: "call" },
};

async function store(database: Kysely<unknown>): Promise<void> {
  let moment = 0;
  for (const [id, { subject, message, emergency = 0, kind = "inquiry" }] of Object.entries(
    stored,
  )) {
    const search = frozen.searchWordsOf(`Quill ${subject} ${message}`).join(" ");
    if (kind === "inquiry") {
      await sql`
        insert into inquiries (id, name, email, phone, address, subject, message, emergency, suspected, created_at)
        values (${id}, 'Quill', 'q@example.com', '', '', ${subject}, ${message}, ${emergency}, 0, ${now})`.execute(
        database,
      );
    }
    await sql`
      insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
        emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
      values (${id}, ${kind}, ${id}, 'contact', 'q', 'Quill', 'q@example.com', '', '', ${subject}, ${message},
        ${emergency}, 0, 'won', 1, ${now}, ${now}, ${now}, 0, ${now}, ${`${search} 5550142`})`.execute(
      database,
    );
    moment += 1;
    const words = [...new Set(search.split(" ")), `0n${moment}`, `0k${kind}`, "0sKL"].join(" ");
    await sql`
      insert into search_entries (moment, id, lead_id, kind, words)
      values (${moment}, ${id}, ${id}, ${kind}, ${words})`.execute(database);
  }
}

describe.each(engines)("inquiries whose choices were lines of the message, on %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0044-mailbox-keys-of-leads", store);
  });
  afterEach(() => storage.drop());

  it("are taken apart, with their leads, and keep what an earlier release reads", async () => {
    const { database, close } = await storage.open();
    const columns = ["id", "subject", "message", "choices", "words"] as const;
    const expected = {
      call: [null, null],
      contact: [{ service: "roof-repair", projectTimeline: "immediate" }, "Wasps.\nService: foo"],
      emergency: [{ service: "emergency" }, "It drips."],
      "of another program": [{ service: "gutters" }, "They sag."],
      "without words": [{ service: "other" }, ""],
      words: [{}, "Hi.\nService: gutters\nTimeline: planning"],
    };
    for (const table of ["leads", "inquiries"] as const) {
      const rows = await database.selectFrom(table).select(columns).orderBy("id").execute();
      expect(
        Object.fromEntries(
          rows.map(({ id, choices, words }) => [id, [choices && JSON.parse(choices), words]]),
        ),
      ).toEqual(
        table === "leads"
          ? expected
          : Object.fromEntries(Object.entries(expected).filter(([id]) => id !== "call")),
      );
      for (const { id, subject, message } of rows) {
        expect(stored[id]).toMatchObject({ subject, message });
      }
    }
    await close();
  });

  it("are found by the words of their choices, and no more by the names of the lines", async () => {
    const server = await startTestApp(engine, storage.forApp);
    const owner = await signIn(server, "owner");
    const found = async (search: string) => {
      const [hits, list] = await Promise.all([
        owner.send("GET", `/api/desk/search?${new URLSearchParams({ search })}`),
        owner.send("GET", `/api/desk/leads?${new URLSearchParams({ list: "all", search })}`),
      ]);
      const ids = hits.body.hits.map(({ id }: { id: string }) => id).sort();
      expect(list.body.leads.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
      return ids;
    };
    expect(await found("soon possible wasps")).toEqual(["contact"]);
    expect(await found("something else")).toEqual(["without words"]);
    expect(await found("timeline")).toEqual(["words"]);
    expect(await found("immediate")).toEqual([]);
    expect(await found("5550142 drips emergency")).toEqual(["emergency"]);
    expect(await found("quill foo")).toEqual(["contact"]);
    await server.close();
  });
});

describe("the frozen copy", () => {
  it("is what an arriving inquiry is taken apart by, as of this release", () => {
    const values = inquiryChoices.service.values;
    const timelines = inquiryChoices.projectTimeline.values;
    const messages = [
      ...values.flatMap((service) => [
        `Service: ${service}`,
        `Service: ${service}\nMessage: Service: other`,
        `It drips.\r\nService: ${service}`,
        ...timelines.map((value) => `Service: ${service}\r\nTimeline: ${value}\r\nMessage: a\r\nb`),
      ]),
      ...["Service: foo\nTimeline: planning", "Service: other\nTimeline: foo\nMessage:", "\n", ""],
      ...Object.values(stored).map(({ message }) => message),
    ];
    for (const message of messages) {
      for (const subject of ["Contact Request: siding", "Contact Request: foo", "Hello"]) {
        for (const emergency of [0, 1]) {
          expect(frozen.askedIn({ subject, message, emergency })).toEqual(
            askedIn({ subject, message, emergency: emergency === 1 }),
          );
        }
      }
    }
    for (const service of values) {
      expect(frozen.labelsOf({ service })).toEqual([choiceWords.service.values[service]]);
    }
  });
});
