import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { cutLine } from "#server/csv.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";
import { createDownloadServices } from "./downloads.ts";

describe.each(engines)("a list as CSV on %s", (engine) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    server = await startTestApp(engine);
    owner = await signIn(server, "owner");
  });
  afterEach(() => server.close());

  async function download(of: string, who = owner) {
    const response = await fetch(`${server.url}/api/desk/downloads/${of}`, {
      headers: { cookie: who.cookie },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text: bytes.toString() };
  }

  const audited = async () => {
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    return entries
      .filter(({ action }: { action: string }) => action === "list.downloaded")
      .map(({ details }: { details: unknown }) => details);
  };

  it("of leads holds what the list shows, with its filters, and no formula", async () => {
    await writeAsVisitor(server, owner, {
      ...{ name: "=HYPERLINK(1)", phone: "+1 703 555 0142", message: 'The "old", brown roof' },
      cameFrom: { referrer: "www.google.com" },
    });
    await writeAsVisitor(server, owner, { emergency: true, name: "Bob" });
    const { status, headers, text } = await download("leads?list=all&kind=inquiry");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe("attachment");
    expect(headers.get("cache-control")).toBe("no-store");
    const [head, bob, formula, end] = text.split("\r\n");
    expect(head).toMatch(/^\uFEFFNumber,Arrived,Kind,State,/);
    expect(bob).toMatch(/^2,2026-06-02 12:00,Message,New,,,Bob,.*,Yes,/);
    expect(formula).toMatch(/^1,2026-06-02 12:00,Message,New,,,'=HYPERLINK\(1\),\(703\) 555-0142,/);
    expect(formula).toContain('"Gutters · The ""old"", brown roof"');
    expect(formula).toMatch(/,google\.com$/);
    expect(end).toBe("");
    const narrowed = await download("leads?list=all&emergency=yes");
    expect(narrowed.text.split("\r\n")).toHaveLength(3);
  });

  it("says in its last line that it was cut, and only then", async () => {
    const storage = await createStorage(engine);
    const small = await startTestApp(engine, storage.forApp);
    const connection = await storage.open();
    try {
      const someone = await signIn(small, "owner");
      for (const name of ["Ada One", "Ada Two", "Ada Three"]) {
        await writeAsVisitor(small, someone, { name });
      }
      const linesWith = async (most: number) => {
        const downloads = createDownloadServices({
          ...{ connection, profile: businessProfile, clock: () => small.clock.now },
          ...{ limits: { download: async () => {} } },
          most: { leads: most, search: most, audit: most },
        });
        const texts = [
          await downloads.leads({ list: "all", search: "" }, someone.id),
          await downloads.audit({}, someone.id),
        ];
        return Promise.all(texts.map(async (text) => (await Array.fromAsync(text)).at(-1)));
      };
      expect(await linesWith(2)).toEqual([`${cutLine}\r\n`, `${cutLine}\r\n`]);
      for (const last of await linesWith(100)) expect(last).not.toContain(cutLine);
      expect((await linesWith(3))[0]).not.toContain(cutLine);
    } finally {
      await connection.close();
      await small.close();
      await storage.drop();
    }
  });

  it("is audited with its number of lines and its filters, without what was searched for", async () => {
    await writeAsVisitor(server, owner, { name: "Ada Lovelace" });
    await download("leads?list=open&search=Lovelace&kind=inquiry");
    await download("search?search=Lovelace");
    await download("calendar?from=2026-06-01&days=7");
    await download(`audit?staffId=${owner.id}`);
    const entries = await audited();
    expect(entries).toEqual([
      { list: "audit", rows: 5, filters: { staffId: owner.id } },
      { list: "calendar", rows: 0, filters: { from: "2026-06-01", to: "2026-06-07" } },
      { list: "search", rows: 1, filters: {}, isSearched: true },
      { list: "leads", rows: 1, filters: { list: "open", kind: "inquiry" }, isSearched: true },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Lovelace");
  });

  it("of a search, of inspections and of the audit trail holds their lines", async () => {
    const lead = await writeAsVisitor(server, owner, { name: "Ada Lovelace" });
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    const found = await download("search?search=Lovelace");
    expect(found.text.split("\r\n")[1]).toMatch(
      new RegExp(`^${lead.number},New,Message,2026-06-02 12:00,Ada Lovelace,`),
    );
    const days = await download("calendar?from=2026-06-01&days=7");
    expect(days.text.split("\r\n")[1]).toMatch(/^2026-06-03,9:00 AM,Unassigned,Booked,/);
    const trail = await download("audit");
    expect(trail.text.split("\r\n")[1]).toMatch(
      /^2026-06-02 12:00,Test owner,list\.downloaded,,"\{""list"":""calendar""/,
    );
  });

  it("of inspections holds those of one inspector, or those that nobody has", async () => {
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    const ian = await signIn(server, "inspector", "Ian");
    await planFor(owner, ian.id);
    await book(await server.visitor(), { date: "2026-06-04", timeSlot: "10:00 AM" });
    const linesOf = async (whose: string) => {
      const { text } = await download(`calendar?from=2026-06-01&days=7&inspectorId=${whose}`);
      return text.split("\r\n").slice(1, -1);
    };
    expect(await linesOf("unassigned")).toEqual([
      expect.stringMatching(/^2026-06-03,9:00 AM,Unassigned,/),
    ]);
    expect(await linesOf(ian.id)).toEqual([expect.stringMatching(/^2026-06-04,10:00 AM,Ian,/)]);
    expect((await audited())[0]).toEqual({
      ...{ list: "calendar", rows: 1 },
      filters: { from: "2026-06-01", to: "2026-06-07", inspectorId: ian.id },
    });
  });

  it("is for whoever may see the list", async () => {
    const office = await signIn(server, "office");
    const inspector = await signIn(server, "inspector");
    const lists = ["leads?list=all", "search?search=a", "calendar?from=2026-06-01&days=7", "audit"];
    for (const [index, list] of lists.entries()) {
      expect((await download(list, office)).status, list).toBe(index === 3 ? 403 : 200);
      expect((await download(list, inspector)).status, list).toBe(403);
    }
  });
});

it("is refused after many within an hour, for each staff member alone", async () => {
  const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "on" } });
  const owner = await signIn(server, "owner");
  const office = await signIn(server, "office");
  const statusOf = async ({ cookie }: typeof owner) =>
    (await fetch(`${server.url}/api/desk/downloads/leads?list=all`, { headers: { cookie } }))
      .status;
  for (let times = 0; times < 30; times += 1) expect(await statusOf(owner)).toBe(200);
  expect(await statusOf(owner)).toBe(429);
  expect(await statusOf(office)).toBe(200);
  await server.close();
});
