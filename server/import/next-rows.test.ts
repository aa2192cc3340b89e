import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { patience } from "#tests/support/patience.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { judgeRows } from "./judged-rows.ts";
import { rowsLike } from "./same-rows.ts";
import { comingIn, rowsInOrder } from "./stored-import.ts";

/** Every third row is merged, and every second is imported. */
const count = 20_000;

describe.each(engines)("the next rows of a large file on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    const { database } = connection;
    const at = "2026-06-02T16:00:00.000Z";
    await database
      .insertInto("imports")
      .values({
        ...{ id: "one", state: "importing", file_name: "", program: "sheet", kind: "customers" },
        ...{
          headings: "[]",
          mapping: "[]",
          rows: count,
          staff_id: "x",
          created_at: at,
          ends_at: at,
        },
      })
      .execute();
    const numbers =
      engine === "sqlite"
        ? sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`
        : sql`with numbers (n) as (select generate_series(1, ${sql.lit(count)}))`;
    await sql`
      insert into import_rows (id, import_id, number, cells, person_key, digest, verdict, outcome)
      ${numbers}
      select 'one-' || n, 'one', n, '["Dana","703-555-0142"]', 'phone:' || n, 'digest ' || n, case when n % 3 = 0 then 'merged' else 'new' end,
        case when n % 2 = 0 then 'imported' end
      from numbers`.execute(database);
    // SQLite counts nothing by itself, PostgreSQL does.
    if (engine === "postgres") await sql`analyze`.execute(database);
  }, patience.longTest);
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  it.each([
    ["to be imported, from the first", null, "asc", [1, 3, 5, 7]],
    ["to be undone, from the last", "imported", "desc", [20_000, 19_998, 19_996, 19_994]],
  ] as const)(
    "%s, are found in their order without sorting all",
    async (_, outcome, order, first) => {
      const { recording, plans } = recordingQueries(connection);
      const found = await rowsInOrder(recording.database, "one", {
        ...{ verdicts: comingIn, outcome, order, most: 4 },
      });
      expect(found.map(({ number }) => number)).toEqual(first);
      const asked = await plans();
      expect(asked).toHaveLength(2);
      for (const plan of asked) {
        expect(plan).toContain("import_rows_next");
        expect(plan).not.toMatch(/TEMP B-TREE|\bSort\b/);
      }
    },
  );

  it("are compared with rows of the same person and the same words without reading all", async () => {
    const { recording, plans } = recordingQueries(connection);
    const { database } = recording;
    const one = await database.selectFrom("imports").selectAll().executeTakeFirstOrThrow();
    const stored = { ...one, mapping: '["name","phone"]', headings: '["Name","Phone"]' };
    const rows = await rowsInOrder(database, "one", {
      ...{ verdicts: ["new"], outcome: null, order: "desc", most: 40 },
    });
    await plans();
    const rules = { profile: testedBusiness, now: new Date("2026-06-02T16:00:00Z") };
    await judgeRows(database, stored, rows, rules);
    const ofRows = (await plans()).filter((plan) => plan.includes("import_rows"));
    expect(ofRows).toHaveLength(2);
    for (const plan of ofRows) expect(plan).toMatch(/import_rows_(?:digest|person_key)/);
  });

  it("are looked for by the words of a changed one in its own file, whatever other files have", async () => {
    const { recording, plans } = recordingQueries(connection);
    const { database } = recording;
    const one = await database.selectFrom("imports").selectAll().executeTakeFirstOrThrow();
    await database
      .insertInto("imports")
      .values({ ...one, id: "other" })
      .execute();
    const row = (file: string, number: number) => ({
      ...{ id: `${file}-${number}`, import_id: file, number, cells: "[]", person_key: "" },
      ...{ digest: "often", verdict: "new" as const, outcome: null },
    });
    const others = Array.from({ length: 60 }, (_, index) => row("other", index + 1));
    const own = [row("one", count + 1), row("one", count + 2)];
    await database
      .insertInto("import_rows")
      .values([...others, ...own])
      .execute();
    const changed = await database
      .selectFrom("import_rows")
      .selectAll()
      .where("id", "=", `one-${count + 1}`)
      .executeTakeFirstOrThrow();
    await plans();
    expect((await rowsLike(database, changed, "")).map(({ id }) => id)).toEqual([
      `one-${count + 2}`,
    ]);
    for (const plan of await plans()) expect(plan).toContain("import_rows_digest");
    await database.deleteFrom("import_rows").where("digest", "=", "often").execute();
    await database.deleteFrom("imports").where("id", "=", "other").execute();
  });

  it("are compared with few of many rows of one person and of the same words", async () => {
    const { database } = connection;
    const one = await database.selectFrom("imports").selectAll().executeTakeFirstOrThrow();
    const cells = '["none@none.com","Dana"]';
    const stored = { ...one, id: "two", headings: '["Email","Name"]', mapping: '["email","name"]' };
    await database.insertInto("imports").values(stored).execute();
    const rules = { profile: testedBusiness, now: new Date("2026-06-02T16:00:00Z") };
    const row = (number: number) => ({
      ...{ id: `two-${number}`, import_id: "two", number, cells, person_key: "", digest: "" },
      ...{ verdict: "new" as const, outcome: null },
    });
    await database.insertInto("import_rows").values(row(1)).execute();
    const all = () =>
      rowsInOrder(database, "two", {
        ...{ verdicts: comingIn, outcome: null, order: "desc", most: 1 },
      });
    const [judged] = [...(await judgeRows(database, stored, await all(), rules)).values()];
    const { personKey = "", digest = "" } = judged ?? {};
    expect(personKey).toBe("mailbox:none@none.com");
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...{ ...row(index + 2), person_key: personKey, digest },
    }));
    await database.insertInto("import_rows").values(many).execute();
    const rows = { most: 0 };
    const counting = database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        rows.most = Math.max(rows.most, result.rows.length);
        return result;
      },
    });
    const [last] = [...(await judgeRows(counting, stored, await all(), rules)).values()];
    expect(last).toMatchObject({ verdict: "merged", match: { by: "row", row: 2 } });
    expect(rows.most).toBeLessThan(10);
    await database.deleteFrom("imports").where("id", "=", "two").execute();
  });
});
