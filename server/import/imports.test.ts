import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  housecallJobs,
  jobberClients,
  quickbooksContacts,
} from "#tests/support/import/exported-files.ts";
import { importing } from "#tests/support/import/importing.ts";
import { workbookOf } from "#tests/support/import/workbook.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";

const dana = "Dana Smith,dana@home.example,703-555-0142,12 Oak St";
const sheet = (...rows: string[]) => ["Name,Email,Phone,Address", ...rows, ""].join("\n");

describe.each(engines)("an import on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let file: ReturnType<typeof importing>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner", "Test owner", { isOnDuty: true });
    file = importing(server, owner);
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const inquire = async (person: object) =>
    (await server.visitor()).post("/api/customers/contact", {
      ...{ subject: "Gutters", message: "Please call", address: "" },
      ...person,
    });
  const leads = () =>
    connection.database.selectFrom("leads").selectAll().orderBy("number").execute();
  const people = () => connection.database.selectFrom("people").selectAll().execute();
  const verdicts = async (id: string) =>
    (await file.rows(id)).map(({ number, verdict }) => [number, verdict]);

  /** Later, when the session has ended. */
  async function signInAgain() {
    owner = await signIn(server, "owner", "Later owner");
    file = importing(server, owner);
  }

  async function minutePasses() {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await server.app.services.outbox.drained();
  }

  it("recognizes a file, shows its columns and first rows, and imports nothing yet", async () => {
    const found = await file.upload(jobberClients(40), "Clients (Jobber).csv");
    expect(found).toMatchObject({
      ...{ program: "jobber", kind: "customers", state: "mapping", rows: 40 },
      ...{ fileName: "Clients (Jobber).csv", createdBy: { id: owner.id } },
    });
    expect(found.mapping.slice(0, 6)).toEqual([
      ...["reference", "firstName", "lastName", "company", "phone", "email"],
    ]);
    expect(found.first).toHaveLength(20);
    expect(found.first[0]).toMatchObject({ number: 2 });
    expect(await leads()).toEqual([]);
  });

  it("says of each row of a trial run what would become of it, and why", async () => {
    await inquire({ name: "Dana S.", email: "dana@home.example", phone: "703-555-0150" });
    await inquire({ name: "Bo", email: "bo@home.example", phone: "703-555-0199" });
    const { id, verdicts: counts } = await file.checked(
      sheet(
        dana,
        "Eve,eve@home.example,703-555-0101,",
        "Eve again,EVE@home.example,,",
        "Ann,ann@home.example,703-555-0199,",
        "Nobody,,,",
        "Max,max@home,703-555-0111,",
        ",,,",
        "Total,3",
      ),
    );
    const rows = await file.rows(id);
    expect(rows.map(({ number, verdict, remarks }) => [number, verdict, remarks[0]?.code])).toEqual(
      [
        [2, "merged", undefined],
        [3, "new", undefined],
        [4, "merged", undefined],
        [5, "doubtful", "shared-phone"],
        [6, "wrong", "no-reach"],
        [7, "doubtful", "email-unread"],
        [8, "skipped", "blank"],
        [9, "skipped", "total"],
      ],
    );
    expect(rows[0]?.match).toMatchObject({ by: "mailbox", person: { name: "Dana S." } });
    expect(rows[2]?.match).toEqual({ by: "row", row: 3, person: null });
    expect(rows[3]?.suggested).toMatchObject([{ name: "Bo" }]);
    expect(counts).toMatchObject({ new: 1, merged: 2, doubtful: 2, wrong: 1, skipped: 2 });
    expect(await leads()).toHaveLength(2);
  });

  it("imports people as history: no alert, no mail, no text, no number, nobody waits", async () => {
    const { id, outcomes, state } = await file.imported(sheet(dana, "Eve,,703-555-0101,"));
    expect({ state, imported: outcomes.imported }).toEqual({ state: "imported", imported: 2 });
    for (let minutes = 0; minutes < 6; minutes += 1) await minutePasses();
    expect(server.mails).toEqual([]);
    expect(await connection.database.selectFrom("outbox").select("kind").execute()).toEqual([]);
    expect(await connection.database.selectFrom("text_consents").select("id").execute()).toEqual(
      [],
    );
    expect(await leads()).toMatchObject([
      { name: "Dana Smith", state: "won", waits: 0, alert_at: null, came_from: "(import)" },
      { name: "Eve", state: "won", waits: 0, alert_at: null, came_from: "(import)" },
    ]);
    const { body } = await owner.send("GET", "/api/desk/numbers?period=this-week");
    expect(body.numbers).toMatchObject({ figures: { leads: 0, won: 0 }, sources: [] });
    expect((await file.rows(id)).map(({ outcome, leadId }) => [outcome, leadId !== null])).toEqual([
      ["imported", true],
      ["imported", true],
    ]);
  });

  it("adds to somebody who is known what the file says of them, and no second lead for a customer", async () => {
    await inquire({ name: "Dana S.", email: "dana@home.example", phone: "703-555-0150" });
    const [before] = await leads();
    await file.imported(sheet(dana));
    expect(await leads()).toHaveLength(1);
    const { body } = await owner.send("GET", `/api/desk/people/${before?.person_id}`);
    expect(body.person).toMatchObject({
      phones: expect.arrayContaining(["703-555-0150", "(703) 555-0142"]),
      ...{ names: ["Dana S.", "Dana Smith"] },
      ...{ mailboxes: ["dana@home.example"], leadCount: 1 },
    });
  });

  it("keeps a refusal, and invents no consent", async () => {
    const rows = [
      "Name,Email,Phone,Do Not Contact,SMS consent",
      "Dana,d@home.example,703-555-0142,Yes,yes",
      "Eve,,703-555-0101,,Yes",
      "",
    ];
    await file.imported(rows.join("\n"));
    const consents = connection.database.selectFrom("text_consents").select(["number", "state"]);
    expect(await consents.execute()).toEqual([{ number: "+17035550142", state: "revoked" }]);
    const [lead] = await leads();
    const { body } = await owner.send("GET", `/api/desk/people/${lead?.person_id}`);
    expect(JSON.stringify(body.person.notes)).toContain("Opted out of messages");
  });

  it("has each row mended in place: a cell changed, a person chosen, a row accepted or left out", async () => {
    await inquire({ name: "Bo", email: "bo@home.example", phone: "703-555-0199" });
    const [bo] = await leads();
    const { id } = await file.checked(
      sheet(
        "Nobody,,,",
        "Ann,ann@home.example,703-555-0199,",
        "Max,max@home,703-555-0111,",
        "Eve,,703-555-0101,",
      ),
    );
    expect(await verdicts(id)).toEqual([
      [2, "wrong"],
      [3, "doubtful"],
      [4, "doubtful"],
      [5, "new"],
    ]);
    const mended = await file.mend(id, 2, { cells: ["Nora", "nora@home.example", "", ""] });
    expect(mended.body.row).toMatchObject({ verdict: "new", understood: { name: "Nora" } });
    const chosen = await file.mend(id, 3, { decision: "person", personId: bo?.person_id });
    expect(chosen.body.row).toMatchObject({
      verdict: "merged",
      match: { by: "choice", person: { name: "Bo" } },
    });
    expect((await file.mend(id, 4, { decision: "accept" })).body.row.verdict).toBe("new");
    expect((await file.mend(id, 5, { decision: "leave-out" })).body.row.verdict).toBe("left-out");
    expect((await file.mend(id, 3, { decision: "person", personId: "nobody" })).status).toBe(400);
    expect((await file.mend(id, 77, { decision: "accept" })).status).toBe(404);
    await file.done("POST", `/${id}/run`);
    expect((await leads()).map(({ name }) => name)).toEqual(["Bo", "Nora", "Ann", "Max"]);
    const heads = new Set((await people()).map(({ head_id }) => head_id));
    expect(heads.size).toBe(3);
    expect((await file.mend(id, 2, { decision: "accept" })).status).toBe(409);
  });

  it("accepts all doubtful rows at once, also after the rest was imported", async () => {
    const { id } = await file.imported(sheet(dana, "Max,max@home,703-555-0111,"));
    expect(await leads()).toHaveLength(1);
    expect((await file.done("POST", `/${id}/accept`)).verdicts).toMatchObject({
      doubtful: 0,
      new: 2,
    });
    const after = await file.done("POST", `/${id}/run`);
    expect(after).toMatchObject({ state: "imported", outcomes: { imported: 2 } });
    expect((await leads()).map(({ name }) => name)).toEqual(["Dana Smith", "Max"]);
  });

  it("reads a column as the owner says, and judges every row anew", async () => {
    const { id, mapping } = await file.checked("Who,Where\nDana,703-555-0142\n");
    expect(mapping).toEqual([null, null]);
    expect(await verdicts(id)).toEqual([
      [1, "wrong"],
      [2, "wrong"],
    ]);
    await file.done("PATCH", `/${id}`, { kind: "customers", mapping: ["name", "phone"] });
    await file.done("POST", `/${id}/check`);
    expect(await verdicts(id)).toEqual([
      [1, "wrong"],
      [2, "new"],
    ]);
    const short = await owner.send("PATCH", `/api/desk/imports/${id}`, {
      kind: "customers",
      mapping: ["name"],
    });
    expect(short.status).toBe(400);
  });

  it("takes all of it back within 30 days, and is as it was before", async () => {
    await inquire({ name: "Dana S.", email: "dana@home.example", phone: "703-555-0150" });
    const tables = [
      "leads",
      "people",
      "person_details",
      "person_notes",
      "text_consents",
      "lead_events",
      "search_entries",
      "customers",
      "appointments",
      "seats",
    ];
    const kept = async () => {
      const whole = await wholeDatabase(connection);
      return tables.map((table) => whole.get(table));
    };
    // Its alert is queued beside everything else.
    await server.app.services.outbox.drained();
    const before = await kept();
    const rows = [
      "Name,Email,Phone,Do Not Contact",
      "Dana Smith,dana@home.example,703-555-0142,Yes",
      "Eve,,703-555-0101,No",
      "",
    ];
    const { id } = await file.imported(rows.join("\n"));
    expect(await kept()).not.toEqual(before);
    const undone = await file.done("POST", `/${id}/undo`);
    expect(undone).toMatchObject({
      state: "undone",
      outcomes: { undone: 2, kept: 0, imported: 0 },
    });
    expect(await kept()).toEqual(before);
    expect((await owner.send("POST", `/api/desk/imports/${id}/undo`)).status).toBe(409);
    const again = await file.imported(rows.join("\n"));
    expect(again.outcomes.imported).toBe(2);
  });

  it("leaves no word of what it took back in an index, and deletes securely afterwards", async () => {
    const { id } = await file.imported(sheet("Xavierqq Zyxwvutsr,zyx@home.example,703-555-0142,"));
    await file.done("POST", `/${id}/undo`);
    expect(await leads()).toEqual([]);
    if (engine === "postgres") return;
    for (const index of ["lead_search", "search_words"]) {
      const blocks = await sql<{ block: Uint8Array }>`
        select block from ${sql.table(`${index}_data`)}`.execute(connection.database);
      const bytes = Buffer.concat(blocks.rows.map(({ block }) => block));
      expect([index, bytes.includes("xwvutsr"), bytes.includes("avierqq")]).toEqual([
        ...[index, false, false],
      ]);
      const secure = await sql<{ v: number }>`
        select v from ${sql.table(`${index}_config`)} where k = 'secure-delete'`.execute(
        connection.database,
      );
      expect(secure.rows).toEqual([{ v: 1 }]);
    }
  });

  it("keeps what somebody has worked on since, and names it", async () => {
    const { id } = await file.imported(sheet(dana, "Eve,,703-555-0101,", "Bo,,703-555-0102,"));
    const [first, second] = await leads();
    await owner.post(`/api/desk/leads/${first?.id}/notes`, { text: "Called back" });
    await owner.post(`/api/desk/people/${second?.person_id}/notes`, {
      kind: "note",
      text: "Two dogs",
    });
    const undone = await file.done("POST", `/${id}/undo`);
    expect(undone.outcomes).toMatchObject({ undone: 1, kept: 2 });
    expect((await leads()).map(({ name }) => name)).toEqual(["Dana Smith", "Eve"]);
    expect((await file.rows(id, "outcome=kept")).map(({ understood }) => understood.name)).toEqual([
      "Dana Smith",
      "Eve",
    ]);
  });

  it("parts whoever was merged by choice", async () => {
    await inquire({ name: "Bo", email: "bo@home.example", phone: "703-555-0199" });
    const [bo] = await leads();
    const { id } = await file.checked(sheet("Ann,ann@home.example,703-555-0199,"));
    await file.mend(id, 2, { decision: "person", personId: bo?.person_id });
    await file.done("POST", `/${id}/run`);
    expect(await leads()).toHaveLength(2);
    await file.done("POST", `/${id}/undo`);
    expect((await leads()).map(({ name }) => name)).toEqual(["Bo"]);
    expect((await people()).map((person) => person.id)).toEqual([bo?.person_id]);
  });

  it("is undone no more after 30 days, when its rows are gone", async () => {
    const { id } = await file.imported(sheet(dana));
    server.clock.now = new Date(server.clock.now.getTime() + 31 * 86_400_000);
    await signInAgain();
    const late = await owner.send("POST", `/api/desk/imports/${id}/undo`);
    expect(late.status).toBe(409);
    await server.app.services.operations.deleteOldRows();
    expect(await connection.database.selectFrom("import_rows").select("id").execute()).toEqual([]);
    const { body } = await owner.send("GET", `/api/desk/imports/${id}`);
    expect(body.import).toMatchObject({ undoUntil: null, outcomes: { imported: 1 }, first: [] });
  });

  it("is undone whole when its days are over before that is done", async () => {
    const { id } = await file.imported(sheet(dana, "Eve,,703-555-0101,"));
    await server.app.services.importPasses.stop();
    const asked = await owner.send("POST", `/api/desk/imports/${id}/undo`);
    expect(asked.body.import.state).toBe("undoing");
    server.clock.now = new Date(server.clock.now.getTime() + 31 * 86_400_000);
    await server.app.services.operations.deleteOldRows();
    const now = server.clock.now;
    await server.close();
    server = await startTestApp(engine, storage.forApp);
    server.clock.now = now;
    await server.app.services.importPasses.drained();
    expect(await leads()).toEqual([]);
  });

  it("leaves out what is here already when the same file comes again", async () => {
    await file.imported(sheet(dana));
    const { id } = await file.checked(sheet(dana, "Eve,,703-555-0101,"));
    expect(await verdicts(id)).toEqual([
      [2, "here-already"],
      [3, "new"],
    ]);
  });

  it("takes the time of an appointment that is ahead if it is free, and keeps those that are over as history", async () => {
    const rows = [
      "Name,Phone,Date,Time",
      "Dana,703-555-0142,6/4/2026,9:00 AM",
      "Eve,703-555-0101,6/4/2026,3:17 AM",
      "Bo,703-555-0102,5/4/2026,9:00 AM",
      "",
    ];
    const { id, kind } = await file.checked(rows.join("\n"));
    expect(kind).toBe("appointments");
    expect(await verdicts(id)).toEqual([
      [2, "new"],
      [3, "doubtful"],
      [4, "new"],
    ]);
    await file.done("POST", `/${id}/run`);
    const seats = connection.database.selectFrom("seats").select(["date", "slot"]);
    expect(await seats.execute()).toEqual([{ date: "2026-06-04", slot: "09:00" }]);
    expect(await leads()).toMatchObject([
      { name: "Dana", state: "scheduled", appointment_id: expect.any(String) },
      { name: "Bo", state: "won", appointment_id: null },
    ]);
    server.clock.now = new Date("2026-06-03T14:00:00Z");
    await server.app.services.outbox.drained();
    await signInAgain();
    expect(server.mails).toEqual([]);
    await file.done("POST", `/${id}/undo`);
    expect(await seats.execute()).toEqual([]);
    expect(await connection.database.selectFrom("customers").select("id").execute()).toEqual([]);
  });

  it("forgets no customer of another import of the same millisecond", async () => {
    const later = await file.checked("Name,Phone,Date,Time\nEve,703-555-0101,6/4/2026,9:00 AM\n");
    const first = await file.imported("Name,Phone,Date,Time\nDana,703-555-0142,6/5/2026,9:00 AM\n");
    await file.done("POST", `/${later.id}/run`);
    const customers = connection.database.selectFrom("customers").select("name").orderBy("name");
    expect(await customers.execute()).toEqual([{ name: "Dana" }, { name: "Eve" }]);
    // Her appointment is gone for another reason, and she stays a customer.
    const [, eve] = await leads();
    const appointment = eve?.appointment_id ?? "";
    await connection.database
      .deleteFrom("seats")
      .where("appointment_id", "=", appointment)
      .execute();
    await connection.database.deleteFrom("appointments").where("id", "=", appointment).execute();
    await file.done("POST", `/${first.id}/undo`);
    expect(await customers.execute()).toEqual([{ name: "Eve" }]);
  });

  const visit = "Dana,703-555-0142,6/4/2026,9:00 AM";

  it.each([
    ["a lead", "Name,Phone,Status", "Dana,703-555-0142,Won"],
    ["a job", "Name,Phone,Date,Amount", "Dana,703-555-0142,5/4/2026,$900"],
    ["an appointment that is ahead", "Name,Phone,Date,Time", visit],
  ])("brings %s that stands in the file twice in once, and says so", async (_, headings, row) => {
    const text = [headings, row, row, "Eve,703-555-0101,,", row, ""].join("\n");
    const { id } = await file.checked(text);
    const shown = await file.rows(id);
    expect(
      shown.flatMap(({ number, verdict, remarks }) => {
        const [same] = remarks.filter(({ code }) => code === "same-row");
        return same ? [[number, verdict, same.typed]] : [];
      }),
    ).toEqual([
      [3, "merged", "2"],
      [5, "merged", "2"],
    ]);
    await file.done("POST", `/${id}/run`);
    expect((await leads()).filter(({ name }) => name === "Dana")).toHaveLength(1);
    const appointments = connection.database.selectFrom("appointments").select("id");
    expect(await appointments.execute()).toHaveLength(row === visit ? 1 : 0);
    expect((await file.done("POST", `/${id}/undo`)).outcomes).toMatchObject({
      kept: 0,
      imported: 0,
    });
    expect(await leads()).toEqual([]);
  });

  it("brings one of two doubtful rows that are the same in once when both are accepted", async () => {
    const row = "Max,703-555-0111,max@home,Won";
    const { id } = await file.checked(["Name,Phone,Email,Status", row, row, ""].join("\n"));
    expect(await verdicts(id)).toEqual([
      [2, "doubtful"],
      [3, "doubtful"],
    ]);
    expect((await file.rows(id))[1]?.remarks).toContainEqual({
      ...{ code: "same-row", field: null, typed: "2" },
    });
    await file.done("POST", `/${id}/accept`);
    await file.done("POST", `/${id}/run`);
    expect(await leads()).toHaveLength(1);
  });

  it("says of two rows that are the same that the second is the first, whichever is decided about, and in what order", async () => {
    const row = "Max,703-555-0111,max@home,Won";
    const text = ["Name,Phone,Email,Status", row, row, row, ""].join("\n");
    const { id } = await file.checked(text);
    const sameAs = async () =>
      (await file.rows(id)).map(({ number, remarks }) => [
        number,
        remarks.find(({ code }) => code === "same-row")?.typed ?? null,
      ]);
    const first = [
      [2, null],
      [3, "2"],
      [4, "2"],
    ];
    expect(await sameAs()).toEqual(first);
    await file.mend(id, 2, { decision: "accept" });
    expect(await sameAs()).toEqual(first);
    await file.mend(id, 2, { decision: null });
    expect(await sameAs()).toEqual(first);
    await file.mend(id, 2, { decision: "leave-out" });
    expect(await sameAs()).toEqual([
      [2, null],
      [3, null],
      [4, "3"],
    ]);
    await file.mend(id, 2, { cells: ["Max", "703-555-0111", "", "Won"], decision: "accept" });
    await file.mend(id, 2, { cells: row.split(","), decision: null });
    expect(await sameAs()).toEqual(first);
    // The second comes in by itself; whatever becomes of the first, it is that one then.
    await file.mend(id, 3, { decision: "accept" });
    await file.done("POST", `/${id}/run`);
    await file.mend(id, 2, { decision: "accept" });
    expect(await sameAs()).toEqual([
      [2, "3"],
      [3, null],
      [4, "3"],
    ]);
    await file.done("POST", `/${id}/accept`);
    const { outcomes } = await file.done("POST", `/${id}/run`);
    expect(outcomes.imported).toBe(3);
    expect(await sameAs()).toEqual([
      [2, "3"],
      [3, null],
      [4, "3"],
    ]);
    expect(await leads()).toHaveLength(1);
  });

  it("brings the second of two rows that are the same in when the first is left out", async () => {
    const row = "Dana,703-555-0142,Won";
    const { id } = await file.checked(["Name,Phone,Status", row, row, ""].join("\n"));
    await file.mend(id, 2, { decision: "leave-out" });
    await file.done("POST", `/${id}/run`);
    expect(await leads()).toHaveLength(1);
  });

  it("reads an Excel workbook like a CSV file", async () => {
    const workbook = workbookOf([
      ["Name", "Phone", "Created"],
      ["Dana", 7_035_550_142, { day: 45_049 }],
    ]);
    const { id, outcomes } = await file.imported(workbook);
    expect(outcomes.imported).toBe(1);
    expect((await file.rows(id))[0]?.cells).toEqual(["Dana", "7035550142", "2023-05-03"]);
    expect(await leads()).toMatchObject([{ message: "Since: May 3, 2023" }]);
  });

  it.each([
    ["an empty file", "", "There is no row"],
    ["headings alone", "Name,Phone\n", "There is no row"],
    ["a PDF", "%PDF-1.7", "This is a PDF"],
  ])("refuses %s in a sentence", async (_, bytes, sentence) => {
    await expect(file.upload(bytes)).rejects.toThrow(sentence);
    expect((await owner.send("GET", "/api/desk/imports")).body.imports).toEqual([]);
  });

  it("says that there is no room for a file on the disk, and keeps nothing of it", async () => {
    await server.close();
    const [leftFree, csv] = [300 * 2 ** 20, sheet(dana)];
    let free = leftFree;
    server = await startTestApp(engine, { ...storage.forApp, freeBytes: async () => free });
    await signInAgain();
    const full = /503 There is no room for this file on the site's disk/;
    await expect(file.upload(csv)).rejects.toThrow(full);
    free = leftFree + csv.length;
    expect((await file.upload(csv)).rows).toBe(1);
    // Its texts are shared by its cells, and lie on the disk as well.
    const workbook = workbookOf([
      ["Name", "Phone"],
      ["Dana".repeat(2_000), "703-555-0142"],
    ]);
    free = leftFree + workbook.length;
    await expect(file.upload(workbook)).rejects.toThrow(full);
    free = leftFree + workbook.length + 20_000;
    expect((await file.upload(workbook)).rows).toBe(1);
    expect((await owner.send("GET", "/api/desk/imports")).body.imports).toHaveLength(2);
  });

  it("can be dropped before it was imported, and goes with old rows", async () => {
    const { id } = await file.checked(sheet(dana));
    expect((await owner.send("DELETE", `/api/desk/imports/${id}`)).status).toBe(200);
    expect((await owner.send("GET", "/api/desk/imports")).body.imports).toEqual([]);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await server.app.services.operations.deleteOldRows();
    expect(await connection.database.selectFrom("imports").select("id").execute()).toEqual([]);
  });

  it("stands in the audit trail with who did it, and how many rows it was", async () => {
    const { id } = await file.imported(sheet(dana));
    await file.done("POST", `/${id}/undo`);
    const entries = await connection.database
      .selectFrom("audit_entries")
      .select(["action", "staff_id", "details"])
      .where(sql<boolean>`action like 'import.%'`)
      .orderBy("number")
      .execute();
    expect(entries.map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ["import.started", owner.id],
      ["import.finished", owner.id],
      ["import.undo-started", owner.id],
      ["import.undone", owner.id],
    ]);
    expect(JSON.parse(entries[3]?.details ?? "")).toEqual({ id, rows: { undone: 1 } });
  });

  it("is the owner's alone", async () => {
    const { id } = await file.checked(sheet(dana));
    for (const role of ["office", "inspector"] as const) {
      const other = await signIn(server, role);
      const calls = [
        ["GET", ""],
        ["GET", `/${id}`],
        ["GET", `/${id}/rows`],
        ["POST", `/${id}/check`],
        ["POST", `/${id}/run`],
        ["POST", `/${id}/undo`],
        ["DELETE", `/${id}`],
      ] as const;
      for (const [method, path] of calls) {
        expect((await other.send(method, `/api/desk/imports${path}`)).status, path).toBe(403);
      }
    }
  });

  it("goes on where it stood when a process has ended, never twice", async () => {
    const { id } = await file.checked(jobberClients(120));
    await owner.send("POST", `/api/desk/imports/${id}/run`);
    await server.close();
    server = await startTestApp(engine, storage.forApp);
    await server.app.services.importPasses.drained();
    const done = await connection.database
      .selectFrom("import_rows")
      .select(["outcome", "lead_id"])
      .where("verdict", "in", ["new", "merged"])
      .execute();
    expect(done.every(({ outcome }) => outcome === "imported")).toBe(true);
    const ids = done.flatMap(({ lead_id }) => lead_id ?? []);
    expect((await leads()).map((lead) => lead.id).sort()).toEqual(ids.sort());
  });

  it.each([
    ["Jobber", jobberClients(100), { new: 90, merged: 2, doubtful: 2, wrong: 4, skipped: 2 }],
    [
      "Housecall Pro",
      housecallJobs(100),
      { new: 88, merged: 2, doubtful: 4, wrong: 4, skipped: 3 },
    ],
    [
      "QuickBooks",
      quickbooksContacts(100),
      { new: 90, merged: 2, doubtful: 2, wrong: 4, skipped: 4 },
    ],
  ])("reads a file of %s with faults of every kind", async (_, text, expected) => {
    const { verdicts: counts } = await file.checked(text);
    expect(counts).toMatchObject(expected);
    expect(counts.unchecked).toBe(0);
  });
});
