import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { AnswerKind } from "#domain/estimate/estimate-terms.ts";
import { leadKinds, leadStates, lostReasons } from "#domain/lead/lead.ts";
import { leadListQuery } from "#domain/lead/lead-list.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { listOfAmount } from "#domain/lead/number-lists.ts";
import { type NumberSpan, numberPeriods, numberSpans } from "#domain/lead/number-periods.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { findLeadNumbers } from "#server/lead/listed-leads.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate } from "#tests/support/estimate-values.ts";
import { numberLinks } from "#tests/support/number-links.ts";
import { patience } from "#tests/support/patience.ts";
import { estimateAnswerRow, estimateRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { forgetLeads, type StoredLead, storeLeads } from "#tests/support/stored-leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { amountsByPart, leadAmountsOf, leadFiguresOf, leadPartsOf } from "./lead-numbers.ts";

const timeZone = "America/New_York";
/** A Tuesday; the week began on Sunday, May 31. */
const today = calendarDay("2026-06-02");

const answered = (minutes: number): StoredLead => ({
  ...{ state: "contacted", answered_at: "2026-06-02T12:00:00.000Z", answer_minutes: minutes },
});

const partAmounts = ["quoted", "open", "won"] as const;
const allAmounts = [...partAmounts, "chosen"] as const;
const noAmount = { cents: 0, leads: 0 };
const noAmounts = { quoted: noAmount, chosen: noAmount, open: noAmount, won: noAmount };

/** Counted by hand below. Times are in UTC: four hours ahead of the business. */
const handCounted: StoredLead[] = [
  // Sunday, a minute after midnight: the first of the week.
  { arrived_at: "2026-05-31T04:01:00.000Z", came_from: "google", ...answered(3) },
  // A minute before that: Saturday of last week.
  { arrived_at: "2026-05-31T03:59:00.000Z", ...answered(5), state: "won" },
  // Monday, 9 AM.
  { arrived_at: "2026-06-01T13:00:00.000Z", came_from: "google", ...answered(5), progress: "done" },
  {
    arrived_at: "2026-06-01T13:59:59.999Z",
    came_from: "nextdoor.com",
    ...answered(6),
    isCanceled: true,
  },
  // Answered within goal, came back, and was answered again after long.
  {
    ...{ arrived_at: "2026-06-01T14:00:00.000Z", ...answered(400) },
    ...{ first_answered_at: "2026-06-01T14:02:00.000Z", first_answer_minutes: 2 },
    progress: "no-show",
  },
  // Came back and waits: its first answer counts.
  {
    ...{ arrived_at: "2026-06-01T14:30:00.000Z", state: "contacted", isCanceled: true },
    ...{ first_answered_at: "2026-06-01T15:00:00.000Z", first_answer_minutes: 30 },
  },
  { arrived_at: "2026-06-02T12:00:00.000Z" },
  // A call that was written down is answered at once, and in no figure of answers.
  { arrived_at: "2026-06-02T12:10:00.000Z", kind: "call", source: "call", ...answered(0) },
  // Quoted and then lost; won without a quote.
  {
    ...{
      arrived_at: "2026-06-02T13:00:00.000Z",
      ...answered(12),
      state: "lost",
      lost_reason: "price",
    },
    ...{ quoted_at: "2026-06-02T15:00:00.000Z", progress: "done", amount_cents: 1_450_000 },
  },
  {
    arrived_at: "2026-06-02T13:10:00.000Z",
    ...answered(1),
    state: "won",
    came_from: "google",
    progress: "done",
    amount_cents: 1_895_050,
  },
  // Lost without a quote: what it was lost for was quoted by nobody of us.
  {
    ...{ arrived_at: "2026-06-02T13:20:00.000Z", ...answered(2), state: "lost" },
    ...{ lost_reason: "timing", amount_cents: 900_000 },
  },
  // Spam counts nowhere.
  { arrived_at: "2026-06-01T13:30:00.000Z", state: "spam", suspected: 1, came_from: "google" },
  // Tuesday of last week, which this one is compared with; Wednesday is not.
  { arrived_at: "2026-05-26T18:00:00.000Z", ...answered(8), assignee_id: "owner" },
  { arrived_at: "2026-05-27T18:00:00.000Z", ...answered(8) },
];

describe.each(engines)("the numbers on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner");
  });
  afterAll(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });
  beforeEach(() => forgetLeads(connection.database));

  const store = (leads: readonly StoredLead[]) =>
    storeLeads(
      connection.database,
      leads.map((lead) => ({
        ...lead,
        ...(lead.assignee_id === "owner" && { assignee_id: owner.id }),
      })),
    );

  async function read(period: string): Promise<LeadNumbers> {
    const { status, body } = await owner.send("GET", `/api/desk/numbers?period=${period}`);
    expect(status).toBe(200);
    return body.numbers;
  }

  /** How many leads a list of the desk has, over all its pages. */
  async function lengthOf(list: object): Promise<number> {
    let length = 0;
    let total: number | undefined;
    for (let after: string | null = ""; after !== null; ) {
      const query = new URLSearchParams({ ...list, ...(after && { after }) });
      const { status, body } = await owner.send("GET", `/api/desk/leads?${query}`);
      expect(status, `${query}`).toBe(200);
      length += body.leads.length;
      if (after === "") total = body.total;
      after = body.next;
    }
    // A list of words is not counted.
    expect(total, JSON.stringify(list)).toBe("search" in list ? undefined : length);
    return length;
  }

  /** What a list's leads come to. */
  async function amountOf(list: object): Promise<{ cents: number; leads: number }> {
    const { body } = await owner.send("GET", `/api/desk/leads?${new URLSearchParams({ ...list })}`);
    const amounts = body.leads.flatMap(({ amountCents }: LeadRow) => amountCents ?? []);
    const cents = amounts.reduce((sum: number, each: number) => sum + each, 0);
    return { cents, leads: amounts.length };
  }

  async function numbersOf(span: NumberSpan, before = span): Promise<LeadNumbers> {
    return {
      ...{ period: "this-week", days: span, before },
      figures: await leadFiguresOf(connection, span, timeZone),
      figuresBefore: await leadFiguresOf(connection, before, timeZone),
      amounts: await leadAmountsOf(connection, span, timeZone),
      amountsBefore: await leadAmountsOf(connection, before, timeZone),
      amountsBy: await amountsByPart(connection, span, timeZone),
      ...(await leadPartsOf(connection, span, timeZone)),
    };
  }

  /** The same without the API, for many. */
  async function expectLists(numbers: LeadNumbers): Promise<void> {
    const asking = { staffId: owner.id, today, timeZone };
    for (const { name, count, list } of numberLinks(numbers)) {
      const found = await findLeadNumbers(connection, leadListQuery.parse(list), asking, 1_000);
      expect(found.length, name).toBe(count);
    }
  }

  it("are those of a set that was counted by hand", async () => {
    await store(handCounted);
    const { days, before, figures, figuresBefore, amounts, amountsBefore, ...parts } =
      await read("this-week");
    expect([days, before]).toEqual([
      { from: "2026-05-31", to: "2026-06-02" },
      { from: "2026-05-24", to: "2026-05-26" },
    ]);
    expect(figures).toEqual({
      ...{ leads: 10, answered: 8, withinGoal: 5, medianMinutes: 3, waiting: 2 },
      ...{ booked: 6, held: 3, noShow: 1, quoted: 2, won: 1, lost: 2 },
    });
    expect(figuresBefore).toEqual({
      ...{ leads: 1, answered: 1, withinGoal: 0, medianMinutes: 8, waiting: 0 },
      ...{ booked: 0, held: 0, noShow: 0, quoted: 0, won: 0, lost: 0 },
    });
    expect(amounts).toEqual({
      quoted: { cents: 3_345_050, leads: 2 },
      chosen: noAmount,
      open: noAmount,
      won: { cents: 1_895_050, leads: 1 },
    });
    expect(amountsBefore).toEqual(noAmounts);
    const won = { cents: 1_895_050, leads: 1 };
    const lostAmount = { cents: 1_450_000, leads: 1 };
    expect(parts).toMatchObject({
      amountsBy: {
        people: [{ id: null, quoted: { cents: 3_345_050, leads: 2 }, open: noAmount, won }],
        sources: [
          { source: "google", quoted: won, open: noAmount, won },
          { source: "(direct)", quoted: lostAmount, open: noAmount, won: noAmount },
        ],
      },
      lost: [
        { reason: "price", leads: 1 },
        { reason: "timing", leads: 1 },
      ],
      sources: [
        { source: "(direct)", leads: 5, booked: 3, won: 0 },
        { source: "google", leads: 3, booked: 2, won: 1 },
        { source: "(call)", leads: 1, booked: 0, won: 0 },
        { source: "nextdoor.com", leads: 1, booked: 1, won: 0 },
      ],
      otherSources: 0,
      people: [{ id: null, leads: 10, waiting: 2, booked: 6, won: 1 }],
      hours: [
        { weekday: 0, hour: 0, leads: 1 },
        { weekday: 1, hour: 9, leads: 2 },
        { weekday: 1, hour: 10, leads: 2 },
        { weekday: 2, hour: 8, leads: 2 },
        { weekday: 2, hour: 9, leads: 3 },
      ],
    });
    const lastWeek = await read("last-week");
    expect(lastWeek.figures).toMatchObject({ leads: 3, answered: 3, withinGoal: 1, won: 1 });
    expect(lastWeek.people).toMatchObject([
      { id: null, leads: 2 },
      { id: owner.id, name: "Test owner", leads: 1 },
    ]);
  });

  it(
    "each equal the length of the list that they open",
    async () => {
      await store(handCounted);
      for (const period of numberPeriods) {
        const links = numberLinks(await read(period));
        expect(links.length).toBeGreaterThan(30);
        for (const { name, count, list } of links) {
          expect(await lengthOf(list), `${period}, ${name}`).toBe(count);
        }
      }
    },
    patience.longTest,
  );

  it("of amounts are the sums of the lists that they open", async () => {
    const quoted = { state: "quoted", quoted_at: "2026-06-01T15:00:00.000Z" } as const;
    await store([
      ...handCounted,
      {
        ...{ arrived_at: "2026-06-01T14:00:00.000Z", ...quoted, amount_cents: 2_200_001 },
        ...{ assignee_id: "owner", came_from: "google" },
      },
      { arrived_at: "2026-06-01T15:00:00.000Z", ...quoted, kind: "call", amount_cents: 300_000 },
    ]);
    expect((await read("this-week")).amounts.open).toEqual({ cents: 2_500_001, leads: 2 });
    for (const period of numberPeriods) {
      const { days, before, amounts, amountsBefore, amountsBy } = await read(period);
      for (const one of allAmounts) {
        expect(await amountOf(listOfAmount(days, one))).toEqual(amounts[one]);
        expect(await amountOf(listOfAmount(before, one))).toEqual(amountsBefore[one]);
      }
      const { people, sources, kinds } = amountsBy;
      const parts = [
        ...people.map(({ id, ...row }) => ({ ...row, of: { assignee: id ?? "nobody" } })),
        ...sources.map(({ source, ...row }) => ({ ...row, of: { cameFrom: source } })),
        ...kinds.map(({ kind, ...row }) => ({ ...row, of: { kind } })),
      ];
      for (const row of parts) {
        for (const one of partAmounts) {
          expect(await amountOf(listOfAmount(days, one, row.of))).toEqual(row[one]);
        }
      }
      for (const rows of [people, sources, kinds]) {
        const cents = rows.reduce((all, { quoted }) => all + quoted.cents, 0);
        expect(cents).toBe(amounts.quoted.cents);
      }
    }
  });

  it("of what was chosen are those of leads whose person has said nothing else of an estimate that stands", async () => {
    const { database } = connection;
    const quoted: StoredLead = {
      ...{ arrived_at: "2026-06-01T14:00:00.000Z", quoted_at: "2026-06-01T15:00:00.000Z" },
      ...{ state: "quoted", amount_cents: 1_000_000 },
    };
    await store([quoted, quoted, quoted, quoted, quoted, quoted]);
    const chosen = { option_id: "o1" };
    const content = JSON.stringify(someEstimate());
    const [one, ...others] = (await database.selectFrom("leads").select("id").execute()).map(
      ({ id }) => id,
    );
    const said = async (
      lead: string | undefined,
      own: { id?: string; revoked_at?: string },
      kinds: AnswerKind[],
    ) => {
      const { id = `estimate of ${lead}` } = own;
      const sent_at = "2026-06-01T15:00:00.000Z";
      await database
        .insertInto("estimates")
        .values(estimateRow({ id, lead_id: lead ?? "", sent_at, content, ...own }))
        .execute();
      for (const [index, kind] of kinds.entries()) {
        const at = `2026-06-01T16:0${index}:00.000Z`;
        const answer = { id: `${kind} of ${id}`, estimate_id: id, kind, at };
        const row = estimateAnswerRow({ ...answer, ...(kind === "chosen" && chosen) });
        await database.insertInto("estimate_answers").values(row).execute();
      }
    };
    await said(one, {}, ["later", "chosen", "question"]);
    await said(others[0], {}, ["chosen", "no"]);
    await said(others[1], { revoked_at: "2026-06-01T17:00:00.000Z" }, ["chosen"]);
    await said(others[2], {}, ["chosen"]);
    const newer = { id: "newer", lead_id: others[2] ?? "", sent_at: "2026-06-01T18:00:00.000Z" };
    await database
      .insertInto("estimates")
      .values(estimateRow({ ...newer, corrects: `estimate of ${others[2]}` }))
      .execute();
    // What was corrected once stays wrong.
    await said(others[3], {}, ["chosen"]);
    const revoked = { revoked_at: "2026-06-01T19:00:00.000Z", sent_at: newer.sent_at };
    await database
      .insertInto("estimates")
      .values(
        estimateRow({
          ...{ ...revoked, id: "revoked", lead_id: others[3] ?? "" },
          corrects: `estimate of ${others[3]}`,
        }),
      )
      .execute();
    // Its garage is chosen, too; of its house, two things were said in one moment, and the later id holds, as on its page.
    await said(others[4], { id: "garage" }, ["chosen"]);
    await said(others[4], { id: "house" }, ["chosen"]);
    const { at } = await database
      .selectFrom("estimate_answers")
      .select("at")
      .where("id", "=", "chosen of house")
      .executeTakeFirstOrThrow();
    const tie = { id: "no of house", estimate_id: "house", kind: "no" as const, at };
    await database.insertInto("estimate_answers").values(estimateAnswerRow(tie)).execute();
    const { days, amounts } = await read("this-week");
    expect(amounts.chosen).toEqual({ cents: 2_000_000, leads: 2 });
    expect(await amountOf(listOfAmount(days, "chosen"))).toEqual(amounts.chosen);
  });

  it("without leads are zeros, and no median", async () => {
    const { figures, amounts, ...parts } = await read("12-weeks");
    expect(amounts).toEqual(noAmounts);
    expect(figures).toMatchObject({ leads: 0, answered: 0, medianMinutes: null });
    expect(parts).toMatchObject({ lost: [], sources: [], people: [], hours: [] });
  });

  it.each([
    {
      // 23 hours: after the first two comes 3 AM.
      day: "2026-03-08",
      arrivals: ["03-08T05:00:00.000", "03-08T07:30:00.000", "03-09T03:59:59.999"],
      outside: ["03-08T04:59:59.999", "03-09T04:00:00.000"],
      hours: [0, 3, 23],
    },
    {
      // 25 hours, of which two are shown as 1 AM.
      day: "2026-11-01",
      arrivals: ["11-01T05:30:00.000", "11-01T06:30:00.000", "11-02T04:59:59.999"],
      outside: ["11-01T03:59:59.999", "11-02T05:00:00.000"],
      hours: [1, 1, 23],
    },
  ])(
    "of $day, when the clocks change, are from midnight to midnight of the business's clock",
    async ({ day, arrivals, outside, hours }) => {
      await store([...arrivals, ...outside].map((at) => ({ arrived_at: `2026-${at}Z` })));
      const span = { from: calendarDay(day), to: calendarDay(day) };
      const numbers = await numbersOf(span);
      expect(numbers.figures.leads).toBe(3);
      expect(numbers.hours.flatMap(({ hour, leads }) => Array(leads).fill(hour))).toEqual(hours);
      await expectLists(numbers);
    },
  );

  it(
    "equal their lists, whatever is stored",
    async () => {
      const { database } = connection;
      const minutes = fc.option(fc.integer({ min: 0, max: 12 }));
      const lead = fc.record({
        arrived_at: fc
          .date({
            min: new Date("2026-02-20T00:00:00Z"),
            max: new Date("2026-06-02T16:00:00Z"),
            noInvalidDate: true,
          })
          .map((at) => at.toISOString()),
        kind: fc.constantFrom(...leadKinds),
        state: fc.constantFrom(...leadStates),
        came_from: fc.constantFrom("", "google", "nextdoor.com", "(x"),
        assignee_id: fc.constantFrom(null, "owner"),
        answer_minutes: minutes,
        first_answer_minutes: minutes,
        progress: fc.constantFrom(undefined, "booked", "done", "no-show"),
        isCanceled: fc.boolean(),
        quoted_at: fc.constantFrom(null, "2026-06-01T14:00:00.000Z"),
        lost_reason: fc.constantFrom(...lostReasons),
      });
      const asStored = ({
        state,
        lost_reason,
        ...some
      }: typeof lead extends fc.Arbitrary<infer Lead> ? Lead : never) => ({
        ...some,
        state,
        lost_reason: state === "lost" ? lost_reason : null,
        answered_at: some.answer_minutes === null ? null : some.arrived_at,
        first_answered_at: some.first_answer_minutes === null ? null : some.arrived_at,
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(lead, { minLength: 1, maxLength: 60 }),
          fc.constantFrom(...numberPeriods),
          async (leads, period) => {
            await forgetLeads(database);
            await store(leads.map(asStored) as StoredLead[]);
            const { now, before } = numberSpans(period, today);
            const numbers = await numbersOf(now, before);
            const { figures, hours, sources, people, lost } = numbers;
            const sum = (rows: { leads: number }[]) =>
              rows.reduce((all, row) => all + row.leads, 0);
            expect([sum(hours), sum(sources), sum(people)]).toEqual(Array(3).fill(figures.leads));
            expect(sum(lost)).toBe(figures.lost);
            await expectLists(numbers);
          },
        ),
        { numRuns: 12 },
      );
    },
    patience.longTest,
  );

  it("are the owner's alone, whose filters others may use", async () => {
    const office = await signIn(server, "office");
    expect((await office.send("GET", "/api/desk/numbers")).status).toBe(403);
    const list = "/api/desk/leads?list=all&spam=no&from=2026-05-31&to=2026-06-02";
    expect((await office.send("GET", list)).status).toBe(200);
  });

  it.each([
    ["from=2026-06-02&to=2026-06-01", "to", "The last day is before the first one."],
    ["hour=9", "hour", "An hour needs a weekday, and a first and last day at most a year apart."],
    [
      "weekday=1&hour=9&from=2020-01-01&to=2026-01-01",
      "hour",
      "An hour needs a weekday, and a first and last day at most a year apart.",
    ],
    ["from=yesterday", "from", "Choose a day"],
  ])("a list of '%s' is refused in words", async (query, field, sentence) => {
    const { status, body } = await owner.send("GET", `/api/desk/leads?list=all&${query}`);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
  });

  it("are narrowed by words, too", async () => {
    await store(handCounted.map((lead, index) => ({ ...lead, search: index % 2 ? "ada" : "bob" })));
    const list = { list: "all", spam: "no", from: "2026-05-31", to: today };
    const [ada, bob] = [
      await lengthOf({ ...list, search: "ada" }),
      await lengthOf({ ...list, search: "bob" }),
    ];
    expect([ada, bob]).toEqual([4, 6]);
    expect(await lengthOf({ ...list, search: "bob", answer: "within-goal" })).toBe(4);
  });
});
