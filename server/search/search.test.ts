import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MarkedText } from "#domain/lead/marked-text.ts";
import type { SearchHit } from "#domain/lead/search-contract.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const day = 24 * 3_600_000;

/** The text with brackets around what is marked. */
const shown = (marked: MarkedText) =>
  marked.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe.each(engines)("the desk's search on %s", (engine) => {
  let server: TestApp;
  let office: Visitor & { id: string };

  beforeEach(async () => {
    server = await startTestApp(engine);
    office = await signIn(server, "office");
  });
  afterEach(() => server.close());

  async function searched(query: Record<string, string>) {
    const { status, body } = await office.send(
      "GET",
      `/api/desk/search?${new URLSearchParams(query)}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body as { hits: SearchHit[]; next: string | null; span: object };
  }

  const hits = async (search: string, filter: Record<string, string> = {}) =>
    (await searched({ search, ...filter })).hits;

  /** Kind, tier and name of what is found. */
  const found = async (search: string, filter: Record<string, string> = {}) =>
    (await hits(search, filter)).map(({ kind, tier, name }) => `${kind} ${tier} ${shown(name)}`);

  const write = (change: object) => writeAsVisitor(server, office, change);

  const later = (milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };

  it("finds a lead by name, mailbox, phone, address, number and words of the message", async () => {
    const lead = await write({
      name: "Quillon Zebedee",
      email: "quillon+roof@rarehost.example",
      phone: "(571) 555-0177",
      address: "88 Marmalade Court, Vienna, VA 22180",
      message: "Wasps live under the eaves.",
    });
    const ways = [
      ...["zebedee", "QUILLON", "rarehost", "quillon+roof@rarehost.example"],
      ...["571-555-0177", "+1 571 555 0177", "5550177", "0177", "marmalade 88", "22180"],
      ...["wasps", "eaves wasps", `#${lead.number}`, String(lead.number)],
    ];
    for (const way of ways) {
      const [hit] = await hits(way);
      expect(hit?.lead, way).toMatchObject({ id: lead.id, number: lead.number, state: "new" });
    }
    expect(await hits("zebedee hornets")).toEqual([]);
  });

  it("marks what matched, and shows a message around it", async () => {
    await write({
      name: "Renée Smith",
      phone: "(571) 555-0177",
      address: "88 Marmalade Court, Vienna, VA 22180",
      message: `${"word ".repeat(80)}<b>wasps</b> under the eaves${" end".repeat(80)}`,
    });
    const [byName] = await hits("rene");
    expect(byName && shown(byName.name)).toBe("[Renée] Smith");
    const [byPhone] = await hits("555-0177 marmalade");
    expect(byPhone?.reach.map(shown)).toEqual([
      "[(571) 555-0177]",
      ada.email,
      "88 [Marmalade] Court, Vienna, VA 22180",
    ]);
    const [byWord] = await hits("wasps");
    expect(byWord && shown(byWord.text)).toMatch(/^….*word <b>\[wasps\]<\/b> under.*…$/);
  });

  it("finds words of notes, calls, texts and letters, and says whose they are", async () => {
    const { id } = await write({ name: "Quillon Zebedee" });
    await office.post(`/api/desk/leads/${id}/notes`, { text: "The gate code is periwinkle." });
    await office.post(`/api/desk/leads/${id}/calls`, { outcome: "voicemail", note: "Tangerine." });
    await office.post(`/api/desk/leads/${id}/texts`, { text: "See you at the gazebo." });
    await office.post(`/api/desk/leads/${id}/mails`, { subject: "Your dormer", text: "Ladder." });
    for (const [search, kind, text] of [
      ["periwinkle", "note", "The gate code is [periwinkle]."],
      ["tangerine", "call", "Left voicemail. [Tangerine]."],
      ["voicemail", "call", "Left [voicemail]. Tangerine."],
      ["gazebo", "text", "See you at the [gazebo]."],
      ["dormer", "mail", "Your [dormer] Ladder."],
      ["ladder", "mail", "Your dormer [Ladder]."],
    ] as const) {
      const [hit, ...others] = await hits(search);
      expect(others, search).toEqual([]);
      expect(hit, search).toMatchObject({ kind, lead: { id }, by: "Test office", reach: [] });
      expect(hit && [shown(hit.name), shown(hit.text)]).toEqual(["Quillon Zebedee", text]);
    }
  });

  it("finds words of notes on people, until the person is erased", async () => {
    const owner = await signIn(server, "owner");
    const person = { name: "Quillon Zebedee", email: "quillon@example.com" };
    const earlier = await write(person);
    const newest = await write(person);
    const { personId } = await readLeadAs(office, earlier.id);
    const note = { kind: "note", text: "The dog answers to periwinkle." };
    await office.post(`/api/desk/people/${personId}/notes`, note);
    const [hit, ...others] = await hits("periwinkle", { kind: "note" });
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ personId, lead: { id: newest.id }, by: "Test office", reach: [] });
    expect(hit && shown(hit.text)).toBe("The dog answers to [periwinkle].");
    const confirm = String(newest.number);
    await owner.post(`/api/desk/people/${personId}/erase`, { confirm });
    expect(await hits("periwinkle")).toEqual([]);
  });

  it("lists whole words before beginnings before what sounds alike, newest first in each", async () => {
    for (const name of ["Ann Smith", "Bea Smithers", "Cy Smythe", "Dot Smith", "Eli Brown"]) {
      await write({ name });
      later(60_000);
    }
    expect(await found("smith")).toEqual([
      "inquiry exact Dot [Smith]",
      "inquiry exact Ann [Smith]",
      "inquiry beginning Bea [Smithers]",
      "inquiry sound Cy [Smythe]",
    ]);
    expect(await found("Smyth")).toEqual([
      "inquiry beginning Cy [Smythe]",
      "inquiry sound Dot [Smith]",
      "inquiry sound Ann [Smith]",
    ]);
  });

  it("finds Kathryn for Catherine, with another word that is not about sound", async () => {
    await write({ name: "Kathryn Doe", address: "5 Oak Road, Reston" });
    await write({ name: "Kathryn Doe", address: "5 Elm Road, Burke" });
    expect(await found("catherine oak")).toEqual(["inquiry sound [Kathryn] Doe"]);
  });

  it("puts a lead's number before the same digits elsewhere", async () => {
    const { number } = await write({ name: "First" });
    await write({ name: "Second", message: `It is number ${number}.` });
    expect(await found(`${number}`)).toEqual(["inquiry number First", "inquiry exact Second"]);
  });

  it("filters by kind, also without words", async () => {
    const { id } = await write({ name: "Mia Message", message: "A periwinkle gutter." });
    await write({
      ...{ name: "Emma Emergency", subject: "EMERGENCY" },
      ...{ message: "A periwinkle leak.", emergency: true },
    });
    await book(
      await server.visitor(),
      { date: "2026-06-03", timeSlot: "9:00 AM" },
      {
        name: "Bob Booking",
        notes: "A periwinkle door.",
      },
    );
    const call = { name: "Carl Call", phone: "703-555-0111", message: "A periwinkle roof." };
    await office.post("/api/desk/leads", call);
    await office.post(`/api/desk/leads/${id}/notes`, { text: "Periwinkle it is." });
    const kinds = ["appointment", "inquiry", "emergency", "call", "note", "mail", "assessment"];
    const names = await Promise.all(
      kinds.map(async (kind) =>
        (await hits("periwinkle", { kind })).map(({ name }) => shown(name)),
      ),
    );
    expect(names.map((list) => list.sort())).toEqual([
      ["Bob Booking"],
      ["Emma Emergency", "Mia Message"],
      ["Emma Emergency"],
      ["Carl Call"],
      ["Mia Message"],
      [],
      [],
    ]);
    expect(await found("", { kind: "note" })).toEqual(["note exact Mia Message"]);
  });

  it("filters by recent spans, months and exact days of the business, also without words", async () => {
    // Tuesday, June 2, at noon in Virginia.
    const names = ["Today", "Yesterday", "Week", "Month"];
    const ago = [0, 1, 7, 31];
    const start = server.clock.now.getTime();
    for (const [index, name] of [...names.entries()].reverse()) {
      server.clock.now = new Date(start - (ago[index] ?? 0) * day);
      await write({ name: `Ann ${name}`, message: "periwinkle" });
    }
    server.clock.now = new Date(start);
    const within = async (filter: Record<string, string>) =>
      (await hits("periwinkle", filter)).map(({ name }) => shown(name).replace("Ann ", ""));
    expect(await within({ when: "today" })).toEqual(["Today"]);
    expect(await within({ when: "yesterday" })).toEqual(["Yesterday"]);
    expect(await within({ when: "this-week" })).toEqual(["Today", "Yesterday"]);
    expect(await within({ when: "last-week" })).toEqual(["Week"]);
    expect(await within({ when: "2026-05" })).toEqual(["Week", "Month"]);
    expect(await within({ from: "2026-05-26", to: "2026-06-01" })).toEqual(["Yesterday", "Week"]);
    expect(await within({ to: "2026-05-25" })).toEqual(["Month"]);
    expect((await searched({ when: "last-week" })).span).toEqual({
      from: "2026-05-24",
      to: "2026-05-30",
    });
    expect(await found("", { when: "today" })).toEqual(["inquiry exact Ann Today"]);
  });

  it("ends a day at midnight in Virginia", async () => {
    server.clock.now = new Date("2026-06-03T03:59:59Z");
    await write({ name: "Before Midnight" });
    server.clock.now = new Date("2026-06-03T04:00:00Z");
    await write({ name: "After Midnight" });
    const exactly = (on: string) => found("midnight", { from: on, to: on });
    expect(await exactly("2026-06-02")).toEqual(["inquiry exact Before [Midnight]"]);
    expect(await exactly("2026-06-03")).toEqual(["inquiry exact After [Midnight]"]);
  });

  it("lists tiers in the same order when there is more than a page", async () => {
    const { id } = await write({ name: "Cy Smythe" });
    await write({ name: "Bea Smithers" });
    for (let index = 0; index < 30; index += 1) {
      await office.post(`/api/desk/leads/${id}/notes`, { text: `Smith ${index}` });
    }
    const first = await searched({ search: "smith" });
    expect(new Set(first.hits.map(({ tier }) => tier))).toEqual(new Set(["exact"]));
    const { hits: rest } = await searched({ search: "smith", after: first.next ?? "" });
    expect(rest.map(({ tier }) => tier).slice(-3)).toEqual(["exact", "beginning", "sound"]);
  });

  it("has pages, over which everything is found once", async () => {
    const { id } = await write({ name: "Quillon Zebedee" });
    for (let index = 0; index < 60; index += 1) {
      const text = index % 2 ? `periwinkle ${index}` : `periwinkles ${index}`;
      await office.post(`/api/desk/leads/${id}/notes`, { text });
      later(1_000);
    }
    const pages: SearchHit[][] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page = await searched({ search: "periwinkle", ...(after && { after }) });
      pages.push(page.hits);
      after = page.next;
    }
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10]);
    const all = pages.flat();
    expect(new Set(all.map((hit) => hit.id)).size).toBe(60);
    expect(all.map(({ tier }) => tier)).toEqual([
      ...Array.from({ length: 30 }, () => "exact"),
      ...Array.from({ length: 30 }, () => "beginning"),
    ]);
  });

  it("finds nothing for no words, and none of what was only punctuation", async () => {
    await write({ name: "Ann" });
    expect(await found("")).toEqual([]);
    expect(await found("?!")).toEqual([]);
    expect(await found("?!", { when: "today" })).toEqual([]);
  });

  it("takes anything that is typed", async () => {
    await write({ name: "Ann" });
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom(..."\"'()*:&|!<->\\{}^+-.,~ ABNOTRDEa10\0"),
        maxLength: 30,
      }),
      fc.constantFrom("NOT", "AND OR", "NEAR(a b)", "'a'", "a:*", "words:a", "0k", "0n1", "#1"),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (search) => {
        const query = new URLSearchParams({ search });
        expect((await office.send("GET", `/api/desk/search?${query}`)).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it("refuses what is not a filter, and a span that ends before it begins", async () => {
    for (const query of [
      "kind=letter",
      "when=october",
      "when=2026-13",
      "from=yesterday",
      "from=1999-12-31",
      "to=9999-12-31",
      "from=2026-06-02&to=2026-06-01",
      "search=a&after=exact_",
      "search=a&after=worst_1",
      `search=${"a".repeat(201)}`,
    ]) {
      const { status, body } = await office.send("GET", `/api/desk/search?${query}`);
      expect([status, body.success], query).toEqual([400, false]);
    }
  });

  it("finds a lead by the address at which the office has booked it", async () => {
    const { id } = await write({ name: "Quillon Zebedee", address: "" });
    const time = { date: "2026-06-03", timeSlot: "9:00 AM", address: "7 Marmalade Court" };
    await office.post(`/api/desk/leads/${id}/appointment`, time);
    expect((await readLeadAs(office, id)).address).toBe("7 Marmalade Court");
    expect(await found("marmalade")).toEqual(["inquiry exact Quillon Zebedee"]);
    expect(await found("zebedee")).toEqual(["inquiry exact Quillon [Zebedee]"]);
  });
});
