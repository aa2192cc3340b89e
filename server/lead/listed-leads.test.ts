import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { leadKinds, leadStates } from "#domain/lead/lead.ts";
import { type LeadListName, leadListQuery, leadLists } from "#domain/lead/lead-list.ts";
import { looseFor } from "#domain/lead/loose-ends.ts";
import type { Connection } from "#server/database/connection.ts";
import { leftOfDay } from "#server/lead-desk/lead-day.ts";
import { findLooseCandidates, readSituations } from "#server/lead-desk/lead-situations.ts";
import {
  amountsByPart,
  leadAmountsOf,
  leadFiguresOf,
  leadPartsOf,
} from "#server/numbers/lead-numbers.ts";
import { lastArrival, rareWord, storeManyLeads } from "#tests/support/many-leads.ts";
import { patience } from "#tests/support/patience.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { staffRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { countLeads, figuresOf } from "./lead-counts.ts";
import { leadRowsOf } from "./lead-rows.ts";
import { findLeadPage } from "./listed-leads.ts";

const count = 20_000;
const who = {
  staffId: "somebody",
  today: calendarDay("2026-06-02"),
  timeZone: "America/New_York",
};
/**
 * A full table scan, as SQLite and PostgreSQL report it. A small index or a word index may be read from its end; the
 * unfiltered list of all leads is the table, read from its end.
 */
const scan =
  /\bSCAN leads(?! USING (COVERING )?INDEX leads_(emergency|waiting|open|new_bookings))|\bSeq Scan on leads\b/;

type Lead = Record<string, unknown>;

const isOpen = ({ state }: Lead) => !["won", "lost", "spam"].includes(String(state));
const isWonAppointment = ({ state, kind }: Lead) => state === "won" && kind === "appointment";
/** About one lead in a hundred: fewer than a page has among the newest. */
const isAdaOfMaple = ({ name, address }: Lead) =>
  `${name}`.startsWith("Ada") && `${address}`.includes("Maple");

describe.each(engines)("among many leads on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let leads: Lead[];

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    await storeManyLeads(connection, count, { waiting: 120 });
    await assignEvery20th();
    leads = await connection.database.selectFrom("leads").selectAll().orderBy("number").execute();
  }, patience.longTest);
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  async function assignEvery20th(): Promise<void> {
    const { database } = connection;
    await database
      .insertInto("staff")
      .values(staffRow({ id: who.staffId }))
      .execute();
    await database
      .updateTable("leads")
      .set({ assignee_id: who.staffId })
      .where(sql<boolean>`number % 20 = 0`)
      .execute();
  }

  const page = (query: object) => findLeadPage(connection, leadListQuery.parse(query), who);

  async function allPages(query: object): Promise<number[]> {
    const all: number[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { numbers, next } = await page({ ...query, ...(after && { after }) });
      all.push(...numbers);
      after = next;
    }
    return all;
  }

  const numbersWhere = (where: (lead: Lead) => boolean) =>
    leads.filter(where).map(({ number }) => number);

  const holds: Record<LeadListName, (lead: Lead) => boolean> = {
    waiting: (lead) => lead.answered_at === null && isOpen(lead),
    "new-bookings": (lead) =>
      lead.booking_confirmed_at !== null && lead.booking_seen_at === null && isOpen(lead),
    open: isOpen,
    "follow-up": (lead) => lead.follow_up_on !== null && isOpen(lead),
    "not-told": () => false,
    all: () => true,
    spam: ({ state }) => state === "spam",
  };

  // None of these leads has an appointment (server/calendar/told-person.test.ts).
  it.each(leadLists.filter((list) => list !== "not-told"))(
    "the list of %s leads holds them in its order, over all pages once",
    async (list) => {
      // In the waiting list, emergencies come before all others.
      const isFirst = (lead: Lead) => list === "waiting" && lead.emergency === 1;
      const expected = [
        ...numbersWhere((lead) => holds[list](lead) && isFirst(lead)),
        ...numbersWhere((lead) => holds[list](lead) && !isFirst(lead)),
      ];
      if (list !== "waiting" && list !== "follow-up") expected.reverse();
      expect(expected.length).toBeGreaterThan(100);
      // This reads every page: the last one must work like the others.
      expect(await allPages({ list, ...(list === "all" && { kind: "call" }) })).toEqual(
        list === "all" ? numbersWhere(({ kind }) => kind === "call").reverse() : expected,
      );
    },
  );

  it("filters and words narrow every list", async () => {
    for (const list of leadLists) {
      const expected = numbersWhere(
        (lead) => holds[list](lead) && lead.kind === "inquiry" && isAdaOfMaple(lead),
      );
      const found = await allPages({ list, kind: "inquiry", search: "ada mapl" });
      expect(
        found.sort((one, other) => one - other),
        list,
      ).toEqual(expected);
    }
  });

  it.each([
    ["a state", { state: "lost" }, ({ state }: Lead) => state === "lost"],
    ["a state without the words", { state: "spam" }, ({ state }: Lead) => state === "spam"],
    ["a kind", { kind: "appointment" }, ({ kind }: Lead) => kind === "appointment"],
    ["an assignee", { assignee: "somebody" }, ({ assignee_id }: Lead) => assignee_id !== null],
    ["the viewer", { assignee: "me" }, ({ assignee_id }: Lead) => assignee_id !== null],
    ["nobody", { assignee: "nobody" }, ({ assignee_id }: Lead) => assignee_id === null],
    ["nobody by this name", { assignee: "' \\ | me" }, () => false],
    ["emergencies", { emergency: "yes" }, ({ emergency }: Lead) => emergency === 1],
    ["open leads", { list: "open" }, isOpen],
    ["a state and a kind", { state: "won", kind: "appointment" }, isWonAppointment],
  ] as const)(
    "words are found among the leads of %s, however far back",
    async (_what, filter, isIn) => {
      const expected = numbersWhere((lead) => isIn(lead) && isAdaOfMaple(lead));
      expect(await allPages({ list: "all", search: "ada mapl", ...filter })).toEqual(
        expected.reverse(),
      );
    },
  );

  // Only PostgreSQL has an index that serves both.
  if (engine === "postgres")
    it("a word and a filter are looked up in one index", async () => {
      const { recording, plans } = recordingQueries(connection);
      const query = { list: "all", search: rareWord, state: "lost" };
      await findLeadPage(recording, leadListQuery.parse(query), who);
      expect((await plans()).join("\n")).toContain("leads_filtered_search");
    });

  it("a number is found in any format", async () => {
    const [lead] = await leadRowsOf(connection.database, [19_000]);
    const digits = lead?.phone.replace(/\D/g, "") ?? "";
    for (const search of [lead?.phone, digits, digits.slice(3), `+1 ${lead?.phone}`]) {
      expect(await allPages({ list: "all", search }), search).toEqual([19_000]);
    }
  });

  // As autovacuum leaves a table that it once found empty: the plan is made as if nobody were there.
  if (engine === "postgres")
    it("rows come at once although PostgreSQL has counted no people", async () => {
      const counted = sql`update pg_class set reltuples = 0, relpages = 1 where relname = 'people'`;
      await counted.execute(connection.database);
      const numbers = Array.from({ length: 25 }, (_, index) => 19_000 + index);
      expect(await leadRowsOf(connection.database, numbers)).toHaveLength(25);
      await sql`analyze people`.execute(connection.database);
    });

  it("nothing that is typed breaks either engine", async () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom(..."\"'()*:&|!<->\\{}^+-.,~ ABNOTRDEa1\0"),
        maxLength: 30,
      }),
      fc.constantFrom(
        "NOT",
        "AND OR",
        "NEAR(a b)",
        "a AND",
        "'a'",
        "a:*",
        "search:a",
        "ﷺ".repeat(200),
      ),
    );
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(...leadLists), async (search, list) => {
        await page({ list, search });
      }),
      { numRuns: 60 },
    );
  });

  it("no list scans the whole table", async () => {
    const { recording, plans } = recordingQueries(connection);
    const filters = [
      {},
      { search: rareWord },
      { search: "(703) 000" },
      { state: "quoted" },
      { kind: "call" },
      { assignee: "me" },
      { assignee: "nobody" },
      { emergency: "yes" },
    ];
    for (const list of leadLists) {
      for (const filter of list === "all" ? filters.slice(1) : filters) {
        await findLeadPage(recording, leadListQuery.parse({ list, ...filter }), who);
      }
    }
    await countLeads(recording.database, lastArrival, who.today);
    await figuresOf(recording.database, lastArrival);
    const week = { from: calendarDay("2026-05-10"), to: calendarDay("2026-05-16") };
    for (const filter of [{}, { state: "won" }, { assignee: "me" }, { answer: "within-goal" }]) {
      const query = { list: "all", spam: "no", ...week, ...filter };
      await findLeadPage(recording, leadListQuery.parse(query), who);
    }
    await leadFiguresOf(recording, week, who.timeZone);
    await leadAmountsOf(recording, week, who.timeZone);
    await amountsByPart(recording, week, who.timeZone);
    await leadPartsOf(recording, week, who.timeZone);
    await leadRowsOf(recording.database, [1, 2, 3]);
    for (const staffId of [undefined, "somebody"]) {
      await leftOfDay(recording.database, who.today, { staffId, now: lastArrival });
    }
    const scans = (await plans()).filter((plan) => scan.test(plan));
    expect(scans).toEqual([]);
  });

  it("what is loose is found in indexes", async () => {
    const { recording, plans } = recordingQueries(connection);
    const { database } = recording;
    const { today } = who;
    const sinceDay = addDays(today, -looseFor);
    const since = new Date(sinceDay);
    const span = { since, quotesSince: since, sinceDay, today, nextOpenDay: addDays(today, 1) };
    await findLooseCandidates(database, span);
    const ids = ["lead-1", "lead-2", "lead-3"];
    expect(await readSituations(database, ids, { today, mailOptions: {} })).toHaveLength(3);
    const all = await plans();
    // PostgreSQL reads tables that are empty here as they are.
    const others =
      /\bSCAN (appointments|outbox|photos|lead_events)(?! USING (COVERING )?INDEX (appointments_untold|photos_unopened))/;
    expect(all.filter((plan) => scan.test(plan) || others.test(plan))).toEqual([]);
  });

  // SQLite's plans say which index is read.
  if (engine === "sqlite")
    it("numbers read their index, and of leads only those that wait", async () => {
      const { recording, plans } = recordingQueries(connection);
      const weeks = { from: calendarDay("2026-04-20"), to: calendarDay("2026-05-16") };
      await leadFiguresOf(recording, weeks, who.timeZone);
      await leadAmountsOf(recording, weeks, who.timeZone);
      await amountsByPart(recording, weeks, who.timeZone);
      await leadPartsOf(recording, weeks, who.timeZone);
      const read = (await plans()).map((plan) => plan.split("\n", 1)[0]);
      expect(new Set(read)).toEqual(
        new Set([
          "SEARCH leads USING COVERING INDEX leads_arrived (arrived_at>? AND arrived_at<?)",
          "SCAN leads USING INDEX leads_waiting",
          // What was chosen, once: no index has all that is asked of these leads.
          "SEARCH leads USING INDEX leads_arrived (arrived_at>? AND arrived_at<?)",
          // The names of whoever has leads.
          "SEARCH staff USING INDEX sqlite_autoindex_staff_1 (id=?)",
        ]),
      );
    });

  // SQLite's plans say which index is read.
  if (engine === "sqlite")
    it("a list in an order of its own is never sorted", async () => {
      const { recording, plans } = recordingQueries(connection);
      for (const list of ["waiting", "follow-up"]) {
        for (const filter of [{}, { state: "new" }, { kind: "call" }, { assignee: "nobody" }]) {
          await findLeadPage(recording, leadListQuery.parse({ list, ...filter }), who);
        }
      }
      expect((await plans()).filter((plan) => plan.includes("TEMP B-TREE"))).toEqual([]);
    });

  it("a cursor that was never handed out is refused", async () => {
    const { next } = await page({ list: "waiting" });
    if (!next) throw new Error("there are more");
    const others = [
      "",
      "x",
      `${next}=`,
      `${next}!`,
      next.slice(1),
      Buffer.from("_x").toString("base64url"),
    ];
    for (const after of others) {
      await expect(page({ list: "waiting", after }), after).rejects.toMatchObject({ status: 400 });
    }
    await expect(page({ list: "all", after: next })).rejects.toMatchObject({ status: 400 });
  });

  it("counts what waits, is late and is spam, and how soon people were answered", async () => {
    const late = new Date(lastArrival.getTime() - 100 * 5 * 60_000);
    expect(await countLeads(connection.database, late, who.today)).toEqual({
      waiting: 120,
      late: numbersWhere((lead) => lead.state === "new" && `${lead.answer_by}` < late.toISOString())
        .length,
      newBookings: (await allPages({ list: "new-bookings" })).length,
      followUp: (await allPages({ list: "follow-up" })).length,
      notTold: 0,
      spam: (await allPages({ list: "spam" })).length,
    });
    const week = new Date(lastArrival.getTime() - 7 * 24 * 3_600_000).toISOString();
    const answered = await connection.database
      .selectFrom("leads")
      .select("answer_minutes")
      .where("answered_at", ">", week)
      .where("kind", "<>", "call")
      .execute();
    const minutes = answered.map((lead) => lead.answer_minutes ?? 0).sort((a, b) => a - b);
    const figures = await figuresOf(connection.database, lastArrival);
    expect(figures.answered).toBe(minutes.length);
    expect(figures.medianMinutes).toBe(minutes[Math.ceil(minutes.length / 2) - 1]);
    expect(figures.withinGoal).toBeCloseTo(minutes.filter((m) => m <= 5).length / minutes.length);
  });

  it("has no figures when nobody was answered", async () => {
    const later = new Date("2030-01-01T00:00:00Z");
    expect(await figuresOf(connection.database, later)).toEqual({
      answered: 0,
      medianMinutes: null,
      withinGoal: null,
    });
  });

  it("can be filtered by every state and kind", async () => {
    for (const state of leadStates) await page({ list: "all", state });
    for (const kind of leadKinds) await page({ list: "all", kind });
  });
});
