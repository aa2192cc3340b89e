import { randomBytes, randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionInWords } from "#content/en/estimate/estimate-in-words.ts";
import { addDays, calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import type { Estimate } from "#domain/estimate/estimate-contract.ts";
import { estimateLimits } from "#domain/estimate/estimate-terms.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  someEstimate,
  someLine,
  someMeasures,
  someOption,
} from "#tests/support/estimate-values.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { someReport } from "#tests/support/report-values.ts";
import { estimateAnswerRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const ofBrowser = {
  "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36",
  "sec-fetch-dest": "image",
  "sec-fetch-site": "same-origin",
};

/** Days after the one on which the server is. */
const ahead = (days: number) => addDays(calendarDay("2026-06-02"), days);
const dates = { begin: ahead(20), end: ahead(30) };
const validUntil = ahead(40);

/** Three options of an estimate that can be sent. */
const three = (said: Partial<EstimateContent> = {}) =>
  someEstimate({
    validUntil,
    options: [
      someOption({ id: "good", grade: "good", name: "Three-tab shingles", dates, allowances: [] }),
      someOption({
        ...{ id: "better", grade: "better", name: "Architectural shingles", dates },
        lines: [someLine({ priceCents: 29_000, what: "Shingles <b>and</b> felt" })],
      }),
      someOption({
        ...{ id: "best", grade: "best", name: "Standing seam", dates, allowances: [] },
        lines: [someLine({ item: "metal", priceCents: 110_000 })],
      }),
    ],
    ...said,
  });

describe.each(engines)("an estimate on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let office: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    storage = await createStorage(engine);
    const env = { ...storage.forApp.env, RATE_LIMIT: "on" };
    server = await startTestApp(engine, { ...storage.forApp, env });
    office = await signIn(server, "office", "Dana Ruiz");
    ben = await signIn(server, "owner", "Ben Ortiz");
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });

  async function someLead(name: string) {
    const { id } = await writeAsVisitor(server, office as never, {
      ...{ name, email: `${name.toLowerCase()}@example.com` },
      address: "12 Maple Street, Fairfax, VA 22030",
    });
    return id;
  }

  const pathOf = (leadId: string, id: string) => `/api/desk/leads/${leadId}/estimates/${id}`;
  const write = (
    leadId: string,
    id: string,
    content: EstimateContent,
    { by = office, revision = 0, ...more }: WriteOptions = {},
  ) => by.send("PUT", pathOf(leadId, id), { revision, content, writing: newId(), ...more });
  const send = (leadId: string, id: string, revision = 1, by = office, basis?: EstimateBasis) =>
    by.send("PUT", `${pathOf(leadId, id)}/sending`, { revision, ...(basis && { basis }) });
  const list = async (leadId: string) =>
    (await office.send("GET", `/api/desk/leads/${leadId}/estimates`)).body;
  const timeline = async (leadId: string) =>
    (await readLeadAs(office as never, leadId)).timeline.flatMap((entry) =>
      entry.kind === "estimate" ? [entry.details] : [],
    );
  const row = (leadId: string) => readLeadAs(office as never, leadId);

  const revokedTo = (mailbox: string) =>
    server.mails.filter(
      ({ to, subject }) =>
        JSON.stringify(to).includes(mailbox) &&
        subject === "The estimate for your roof is no longer valid",
    );

  /** As if it had never had a mailbox when it was sent. */
  async function withoutMails(leadId: string): Promise<void> {
    const connection = await storage.open();
    await connection.database.deleteFrom("outbox").where("lead_id", "=", leadId).execute();
    await connection.close();
  }

  type WriteOptions = {
    by?: Visitor;
    revision?: number;
    writing?: string;
    unanswered?: string[];
    corrects?: string;
  };

  /** A lead with an estimate that was sent, and the address of its person's page. */
  async function estimated(name: string, content = three(), corrects?: string) {
    const leadId = await someLead(name);
    return { leadId, ...(await sentTo(leadId, content, corrects)) };
  }

  async function sentTo(leadId: string, content = three(), corrects?: string) {
    const id = newId();
    expect(await write(leadId, id, content, { ...(corrects && { corrects }) })).toMatchObject({
      status: 200,
    });
    expect(await send(leadId, id)).toMatchObject({ status: 200 });
    const { page } = (await office.send("POST", `/api/desk/leads/${leadId}/my-roof`, {})).body;
    return { id, home: new URL(page.address).pathname };
  }

  const read = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });
  /** A moment later each time: what was said last holds. */
  const say = (at: string, fields: Record<string, string>) => {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    return server.app.inject({
      ...{ method: "POST", url: `${at}/answer`, headers: form },
      payload: new URLSearchParams({ id: newId(), ...fields }).toString(),
    });
  };

  it("is one draft of its lead, which is stored again without an answer that was lost", async () => {
    const [leadId, id, writing] = [await someLead("Abe"), newId(), newId()];
    expect(await write(leadId, id, three())).toMatchObject({
      status: 200,
      body: { estimate: { id, leadId, state: "draft", revision: 1, answers: [], signed: null } },
    });
    const second = three({ words: "Second." });
    // This answer is lost, and the browser goes on from what it knows.
    await write(leadId, id, second, { revision: 1, writing });
    const third = three({ words: "Third." });
    expect(await write(leadId, id, third, { revision: 1, unanswered: [writing] })).toMatchObject({
      status: 200,
      body: { estimate: { revision: 3, content: { words: "Third." } } },
    });
    // Somebody else's words are no answer that was lost.
    const other = three({ words: "Other." });
    const clash = await write(leadId, id, other, { by: ben, revision: 1, unanswered: [writing] });
    expect(clash).toMatchObject({
      status: 409,
      body: { estimate: { revision: 3, content: { words: "Third." } } },
    });
    const another = await write(leadId, newId(), three());
    expect(another).toMatchObject({ status: 409, body: { estimate: { id } } });
    expect((await list(leadId)).estimates).toHaveLength(1);
  });

  it("rings no screens while somebody writes on", async () => {
    const [leadId, id] = [await someLead("Bea"), newId()];
    const connection = await storage.open();
    const changes = async () =>
      (
        await connection.database
          .selectFrom("lead_changes")
          .select("lead_id")
          .where("lead_id", "=", leadId)
          .execute()
      ).length;
    await write(leadId, id, three());
    const begun = await changes();
    await write(leadId, id, three({ words: "More." }), { revision: 1 });
    await write(leadId, id, three({ words: "Still more." }), { revision: 2 });
    expect(await changes()).toBe(begun);
    await connection.close();
  });

  it("is not deleted with words that somebody has written since", async () => {
    const [leadId, id] = [await someLead("Cal"), newId()];
    await write(leadId, id, three());
    await write(leadId, id, three({ words: "By Ben." }), { by: ben, revision: 1 });
    const discard = (revision: number) =>
      office.send("DELETE", `${pathOf(leadId, id)}?revision=${revision}`);
    expect(await discard(1)).toMatchObject({
      status: 409,
      body: { estimate: { revision: 2, content: { words: "By Ben." } } },
    });
    expect(await discard(2)).toMatchObject({ status: 200 });
    expect(await discard(2)).toMatchObject({ status: 200 });
    expect((await list(leadId)).estimates).toEqual([]);
  });

  it("refuses figures that are none, with words, and what is not whole", async () => {
    const [leadId, id] = [await someLead("Dot"), newId()];
    const line = { ...someLine(), quantity: "a lot" as unknown as number };
    const wrong = await write(leadId, id, three({ options: [someOption({ lines: [line] })] }));
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain("Quantity: a whole number from 1");
    const open = someOption({ dates, lines: [someLine({ priceCents: null })] });
    await write(leadId, id, three({ options: [open] }));
    expect(await send(leadId, id)).toMatchObject({
      status: 400,
      body: { error: "Something is still missing from this estimate." },
    });
  });

  it("quotes its lead once it was sent, by whoever sent it, and keeps what it rests on", async () => {
    const leadId = await someLead("Eva");
    const [report, id] = [randomUUID(), newId()];
    const reportPath = `/api/desk/leads/${leadId}/reports/${report}`;
    const content = someReport({ measures: someMeasures });
    await office.send("PUT", reportPath, { revision: 0, content });
    await office.send("PUT", `${reportPath}/sending`, { revision: 1 });
    const { basis } = await list(leadId);
    expect(basis).toMatchObject({ reportId: report, bookVersion: 0 });
    await write(leadId, id, three());
    // Dana wrote it, and Ben sends it.
    const sent = await send(leadId, id, 1, ben);
    expect(sent).toMatchObject({
      status: 200,
      body: {
        estimate: {
          ...{ state: "sent", basis, writtenBy: { name: "Dana Ruiz" } },
          sentBy: { name: "Ben Ortiz" },
        },
      },
    });
    expect(await send(leadId, id)).toMatchObject({ status: 200 });
    expect(await timeline(leadId)).toMatchObject([
      { does: "sent", estimate: id, fromCents: 657_000, toCents: 2_420_000 },
    ]);
    expect(await row(leadId)).toMatchObject({ state: "quoted", amountCents: 657_000 });
    await server.app.services.outbox.drained();
    const mails = server.mails.filter(({ subject }) => subject === "The estimate for your roof");
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain("6,570");
    const { page } = (await office.send("POST", `/api/desk/leads/${leadId}/my-roof`, {})).body;
    const at = `${new URL(page.address).pathname}/estimate/${id}`;
    const { body, statusCode, headers } = await read(at);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    for (const words of [
      ...["$9,900", "$6,570", "$24,200", "Ben Ortiz", "This one, please"],
      // Less than what it rests on, and what was measured and is in none of them.
      "The price is less than in our price book, which begins at $300 a square.",
      "layers of old roofing beyond the first (23.5 squares)",
      "Shingles &lt;b&gt;and&lt;/b&gt; felt",
    ]) {
      expect(body).toContain(words);
    }
    expect(body).not.toContain("Dana Ruiz");
    expect(body).not.toContain("<script");
    // What the desk's preview says of it, its person reads to the word.
    for (const option of three().options) {
      const { lines, allowances, notIncluded, ...told } = optionInWords(option, basis);
      const details = [...lines, ...allowances].map((line) => line.details.join(" "));
      const left = notIncluded.map(({ text }) => text);
      for (const words of [told.total, told.rises, told.when, ...details, ...left]) {
        expect(body).toContain(renderToStaticMarkup(words));
      }
    }
    expect(body).toContain("22 squares at $450 a square. That is 20 squares and 10% for waste.");
  });

  it("opens the comparison of bids with each option filled in, while there is one", async () => {
    const { home, id } = await estimated("Lou");
    const comparing = async () =>
      [
        ...(await read(`${home}/estimate/${id}`)).body.matchAll(
          /<form[^>]*compare-bids.*?<\/form>/gs,
        ),
      ].map(([form]) => form);
    const forms = await comparing();
    expect(forms).toHaveLength(3);
    expect(forms.join()).toContain('name="price1" value="9900"');
    const call = async (overrides: object) => {
      const { version } = (await ben.send("GET", "/api/desk/business")).body.business;
      const body = { version, settings: { overrides } };
      expect((await ben.send("PUT", "/api/desk/business", body)).status).toBe(200);
    };
    await call({ "offers.bidComparison": false });
    expect(await comparing()).toEqual([]);
    await call({});
  });

  it("is opened, asked about, put off, chosen and signed, each as its lead says", async () => {
    const { leadId, id, home } = await estimated("Fay");
    const at = `${home}/estimate/${id}`;
    expect((await read(home)).body).toContain("Three options, from $6,570 to $24,200");
    await read(`${at}/seen.svg`, ofBrowser);
    const question = { kind: "question", about: "better/l1", words: "Is felt <i>in</i> it?" };
    expect((await say(at, question)).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ returned: { reason: "answered" } });
    expect((await say(at, { kind: "later", day: ahead(30) })).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "quoted", followUpOn: ahead(30) });
    const press = { id: newId(), kind: "chosen", option: "better" };
    expect((await say(at, press)).statusCode).toBe(303);
    // Pressed twice, it is one wish.
    expect((await say(at, press)).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "quoted", amountCents: 657_000 });
    expect((await timeline(leadId)).map(({ does }) => does)).toEqual(
      expect.arrayContaining(["sent", "opened", "question", "later", "chosen"]),
    );
    expect((await timeline(leadId)).filter(({ does }) => does === "chosen")).toMatchObject([
      { option: "Architectural shingles", amountCents: 657_000 },
    ]);
    const { body } = await read(at);
    expect(body).toContain("You want this one");
    expect(body).toContain("Is felt &lt;i&gt;in&lt;/i&gt; it?");
    expect(body).toContain("It is a wish, not a contract.");
    const signing = { optionId: "best" };
    const signed = await office.send("PUT", `${pathOf(leadId, id)}/signing`, signing);
    expect(signed).toMatchObject({
      status: 200,
      body: { estimate: { signed: { optionId: "best" } } },
    });
    expect(await row(leadId)).toMatchObject({ state: "won", amountCents: 2_420_000 });
    expect((await read(at)).body).not.toContain("This one, please</button>");
  });

  it("loses its lead with a no, for the reason that was given", async () => {
    const { leadId, id, home } = await estimated("Gus");
    const at = `${home}/estimate/${id}`;
    const without = await say(at, { kind: "no", words: "Sorry." });
    expect(without.statusCode).toBe(400);
    expect(without.body).toContain("Choose why.");
    expect(without.body).toContain("Sorry.");
    expect((await say(at, { kind: "no", reason: "price", words: "" })).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "lost", lostReason: "price" });
  });

  it("takes no answers that are none, and not any number of them", async () => {
    const { leadId, id, home } = await estimated("Hal");
    const at = `${home}/estimate/${id}`;
    const refused = [
      { kind: "question", words: " " },
      { kind: "question", words: "x".repeat(1_001) },
      { kind: "later", day: ahead(-1) },
      { kind: "later", day: "soon" },
      { kind: "chosen" },
    ];
    for (const fields of refused) {
      const answer = await say(at, fields);
      expect([fields, answer.statusCode]).toEqual([fields, 400]);
      expect(answer.body).toContain('role="alert"');
    }
    expect((await say(at, { kind: "chosen", option: "none" })).statusCode).toBe(404);
    expect((await say(at, { kind: "signed" })).statusCode).toBe(400);
    const huge = await say(at, { kind: "question", words: "x".repeat(20_000) });
    expect(huge.statusCode).toBe(413);
    for (let count = 0; count < 20; count += 1) {
      const answer = await say(at, { kind: "question", words: `Question ${count}` });
      expect(answer.statusCode).toBe(303);
    }
    const more = await say(at, { kind: "question", words: "One more." });
    expect(more.statusCode).toBe(429);
    expect(more.body).toContain("One more.");
    expect((await list(leadId)).estimates[0].answers).toHaveLength(20);
  });

  it("is answered by whoever has its link alone, on a form of ours", async () => {
    const { id, home } = await estimated("Ida");
    const stranger = await estimated("Jon");
    expect((await say(`${stranger.home}/estimate/${id}`, { kind: "no" })).statusCode).toBe(404);
    const chosen = { kind: "chosen", option: "best" };
    expect((await say(`${stranger.home}/estimate/${id}`, chosen)).statusCode).toBe(404);
    expect((await read(`${stranger.home}/estimate/${id}`)).statusCode).toBe(404);
    const elsewhere = await server.app.inject({
      ...{ method: "POST", url: `${home}/estimate/${id}/answer` },
      headers: { ...form, "sec-fetch-site": "cross-site" },
      payload: new URLSearchParams({ id: newId(), ...chosen }).toString(),
    });
    expect(elsewhere.statusCode).toBe(403);
    // Neither by whoever is signed in here and has that link.
    const fromDesk = await server.app.inject({
      ...{ method: "POST", url: `${home}/estimate/${id}/answer` },
      headers: { ...form, cookie: office.cookie },
      payload: new URLSearchParams({ id: newId(), ...chosen }).toString(),
    });
    expect(fromDesk.statusCode).toBe(403);
    expect(fromDesk.body).toContain("signed in at the desk");
  });

  it("is another once it is corrected, and is gone once it is revoked", async () => {
    const { leadId, id, home } = await estimated("Kim");
    const corrected = await sentTo(leadId, three({ correction: "The price of metal." }), id);
    const old = await read(`${home}/estimate/${id}`);
    expect(old.body).toContain("We have corrected this estimate.");
    expect(old.body).not.toContain("This one, please</button>");
    const late = await say(`${home}/estimate/${id}`, { kind: "chosen", option: "best" });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain("We have sent you a newer estimate.");
    const revoked = await office.send("PUT", `${pathOf(leadId, corrected.id)}/revocation`);
    expect(revoked).toMatchObject({ status: 200, body: { estimate: { state: "revoked" } } });
    expect((await read(`${home}/estimate/${corrected.id}`)).statusCode).toBe(404);
    const gone = await say(`${home}/estimate/${corrected.id}`, { kind: "chosen", option: "best" });
    expect(gone.statusCode).toBe(404);
    const signing = { optionId: "best" };
    const signed = await office.send("PUT", `${pathOf(leadId, corrected.id)}/signing`, signing);
    expect(signed.status).toBe(409);
    // What was wrong before it was corrected is wrong without the correction, too.
    const wrong = await read(`${home}/estimate/${id}`);
    expect(wrong.statusCode).toBe(200);
    expect(wrong.body).toContain("This estimate is no longer valid.");
    expect(wrong.body).not.toContain(corrected.id);
    expect(wrong.body).not.toContain("This one, please</button>");
    const pressed = await say(`${home}/estimate/${id}`, { kind: "chosen", option: "best" });
    expect(pressed.statusCode).toBe(409);
    expect(pressed.body).toContain("This estimate is no longer valid.");
    const older = await office.send("PUT", `${pathOf(leadId, id)}/signing`, signing);
    expect(older.status).toBe(409);
    const { estimates } = await list(leadId);
    const stored = (one: string) => estimates.find((estimate: Estimate) => estimate.id === one);
    expect(stored(corrected.id)).toMatchObject({ state: "revoked" });
    expect(stored(id)).toMatchObject({ state: "corrected", correctedBy: corrected.id });
  });

  it("goes as a new one if what it was to correct was revoked meanwhile, once it says of no correction", async () => {
    const { leadId, id } = await estimated("Ona");
    const second = newId();
    const correction = three({ correction: "The price of metal." });
    await write(leadId, second, correction, { corrects: id });
    const read = async () =>
      (await list(leadId)).estimates.find((one: Estimate) => one.id === second);
    expect(await read()).toMatchObject({ state: "draft", corrects: id });
    await office.send("PUT", `${pathOf(leadId, id)}/revocation`);
    expect(await read()).toMatchObject({ state: "draft", corrects: null });
    expect(await send(leadId, second)).toMatchObject({
      status: 409,
      body: {
        error: expect.stringContaining("The estimate that this corrects was revoked"),
        estimate: { id: second, state: "draft", corrects: null },
      },
    });
    await write(leadId, second, three(), { revision: 1, corrects: id });
    expect(await send(leadId, second, 2)).toMatchObject({
      status: 200,
      body: { estimate: { state: "sent", corrects: null } },
    });
    expect((await timeline(leadId)).map(({ does }) => does)).toEqual(["sent", "revoked", "sent"]);
    await server.app.services.outbox.drained();
    const subjects = server.mails.flatMap(({ to, subject }) =>
      JSON.stringify(to).includes("ona@") ? subject : [],
    );
    expect(subjects).toContain("The estimate for your roof is no longer valid");
    expect(subjects).not.toContain("The estimate for your roof, corrected");
  });

  it("says to whoever knows of it that it is no longer valid, once, with what it corrected", async () => {
    const { leadId, id } = await estimated("Pat");
    const corrected = await sentTo(leadId, three({ correction: "The price of metal." }), id);
    await server.app.services.outbox.drained();
    const revoke = (one: string) => office.send("PUT", `${pathOf(leadId, one)}/revocation`);
    await revoke(corrected.id);
    await revoke(corrected.id);
    await server.app.services.outbox.drained();
    const told = revokedTo("pat@");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("The estimate that it corrected is not valid, either.");
    expect(told[0]?.text).toContain(`sent you on ${formatDay(ahead(0), "dated")}`);
    expect(told[0]?.text).not.toContain("$");
  });

  it("says so of nothing that was corrected, which holds no more anyway, while the correction does", async () => {
    const { leadId, id } = await estimated("Una");
    await sentTo(leadId, three({ correction: "The price of metal." }), id);
    await server.app.services.outbox.drained();
    await office.send("PUT", `${pathOf(leadId, id)}/revocation`);
    await server.app.services.outbox.drained();
    expect(revokedTo("una@")).toEqual([]);
  });

  it("says so to nobody who was never mailed it, unless they have opened it", async () => {
    for (const isOpened of [false, true]) {
      const name = isOpened ? "Quinn" : "Rae";
      const { leadId, id, home } = await estimated(name);
      await server.app.services.outbox.drained();
      await withoutMails(leadId);
      if (isOpened) await read(`${home}/estimate/${id}/seen.svg`, ofBrowser);
      await office.send("PUT", `${pathOf(leadId, id)}/revocation`);
      await server.app.services.outbox.drained();
      expect(revokedTo(`${name.toLowerCase()}@`)).toHaveLength(isOpened ? 1 : 0);
    }
  });

  it("says so to nobody who has signed on paper", async () => {
    const { leadId, id } = await estimated("Sue");
    await server.app.services.outbox.drained();
    await office.send("PUT", `${pathOf(leadId, id)}/signing`, { optionId: "best" });
    await office.send("PUT", `${pathOf(leadId, id)}/revocation`);
    await server.app.services.outbox.drained();
    expect(revokedTo("sue@")).toEqual([]);
  });

  it("is on no link that a report is passed on with", async () => {
    const { leadId, home } = await estimated("Lea");
    const report = randomUUID();
    const reportPath = `/api/desk/leads/${leadId}/reports/${report}`;
    await office.send("PUT", reportPath, { revision: 0, content: someReport() });
    await office.send("PUT", `${reportPath}/sending`, { revision: 1 });
    await server.app.inject({
      ...{ method: "POST", url: `${home}/report/${report}/passed-on`, headers: form },
      payload: new URLSearchParams({ id: newId(), audience: "insurer" }).toString(),
    });
    const own = await read(`${home}/report/${report}`);
    const address = /roof-report\/[\w-]+/.exec(own.body)?.[0];
    const passed = await read(`/${address}`);
    expect(passed.statusCode).toBe(200);
    expect(passed.body).not.toMatch(/\$\d|estimate/iu);
    const token = address?.split("/")[1];
    const { estimates } = await list(leadId);
    const asOwn = await read(`/my-roof/${token}/estimate/${estimates[0].id}`);
    expect(asOwn.statusCode).toBe(404);
  });

  it("shows staff its page without counting it, and without forms", async () => {
    const { leadId, id } = await estimated("May");
    const { cookie } = office as unknown as { cookie: string };
    const preview = await read(`/my-roof/~${leadId}/estimate/${id}`, { cookie });
    expect(preview.statusCode).toBe(200);
    expect(preview.body).not.toContain("<form");
  });

  it("loses its lead with a no only if nothing else is open that was sent", async () => {
    const { leadId, id: house, home } = await estimated("Nia");
    const { id: garage } = await sentTo(leadId, three({ words: "The garage." }));
    const no = (id: string) => say(`${home}/estimate/${id}`, { kind: "no", reason: "price" });
    const chosen = { kind: "chosen", option: "better" };
    // Nobody has said anything of the house yet.
    expect((await no(garage)).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "quoted", lostReason: null });
    expect((await say(`${home}/estimate/${house}`, chosen)).statusCode).toBe(303);
    expect((await no(garage)).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "quoted", amountCents: 657_000 });
    const later = { kind: "later", day: ahead(30) };
    expect((await say(`${home}/estimate/${house}`, later)).statusCode).toBe(303);
    expect((await no(garage)).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "quoted", followUpOn: ahead(30) });
    expect((await no(house)).statusCode).toBe(303);
    expect(await row(leadId)).toMatchObject({ state: "lost", lostReason: "price" });
  });

  it("takes nothing but questions once it is signed, and says so", async () => {
    const { leadId, id, home } = await estimated("Oda");
    const at = `${home}/estimate/${id}`;
    await office.send("PUT", `${pathOf(leadId, id)}/signing`, { optionId: "better" });
    for (const fields of [
      { kind: "chosen", option: "best" },
      { kind: "later", day: ahead(30) },
      { kind: "no", reason: "price" },
    ]) {
      const answer = await say(at, fields);
      expect([fields.kind, answer.statusCode]).toEqual([fields.kind, 409]);
      expect(answer.body).toContain("You have signed for this roof.");
    }
    expect((await say(at, { kind: "question", words: "When?" })).statusCode).toBe(303);
    const { answers } = (await list(leadId)).estimates[0];
    expect(answers).toMatchObject([{ kind: "question" }]);
    expect(await row(leadId)).toMatchObject({ state: "won", amountCents: 657_000 });
  });

  it("keeps words that are sent under the id of others, and takes no more than it can show", async () => {
    const { leadId, id, home } = await estimated("Quin");
    const at = `${home}/estimate/${id}`;
    const question = { id: newId(), kind: "question", words: "How long?" };
    expect((await say(at, question)).statusCode).toBe(303);
    expect((await say(at, question)).statusCode).toBe(303);
    // Its page was brought back, and its words were changed there.
    const edited = await say(at, { ...question, words: "How long, and when?" });
    expect(edited.statusCode).toBe(409);
    expect(edited.body).toContain("How long, and when?</textarea>");
    expect(edited.body).toContain("Send it once more");
    const next = /name="id" value="([\w-]+-question)"/.exec(edited.body)?.[1] ?? "";
    expect(next).not.toBe(question.id);
    const again = { id: next, kind: "question", words: "How long, and when?" };
    expect((await say(at, again)).statusCode).toBe(303);
    expect((await list(leadId)).estimates[0].answers).toMatchObject([
      { words: "How long, and when?" },
      { words: "How long?" },
    ]);
    const connection = await storage.open();
    for (let count = 2; count < estimateLimits.answers; count += 1) {
      const stored = estimateAnswerRow({ id: newId(), estimate_id: id, words: `${count}` });
      await connection.database.insertInto("estimate_answers").values(stored).execute();
    }
    await connection.close();
    const more = await say(at, { kind: "question", words: "One more." });
    expect(more.statusCode).toBe(409);
    expect(more.body).toContain("One more.</textarea>");
    expect(more.body).toMatch(/Call us: \(\d{3}\) \d{3}-\d{4}/);
    expect((await list(leadId)).estimates[0].answers).toHaveLength(estimateLimits.answers);
  });

  it("has a form for each option, however alike their ids are", async () => {
    const alike = "x".repeat(60);
    const { options } = three();
    const content = three({
      options: options.map((option, index) => ({ ...option, id: `${alike}${index}` })),
    });
    const { id, home } = await estimated("Ray", content);
    const { body } = await read(`${home}/estimate/${id}`);
    const keys = [...body.matchAll(/name="id" value="([\w-]+)"/g)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThanOrEqual(6);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is not sent with another report, or another price book, than it was read with", async () => {
    const leadId = await someLead("Sue");
    const sentReport = async (measures = someMeasures) => {
      const report = randomUUID();
      const path = `/api/desk/leads/${leadId}/reports/${report}`;
      await office.send("PUT", path, { revision: 0, content: someReport({ measures }) });
      await office.send("PUT", `${path}/sending`, { revision: 1 });
      return { report, path };
    };
    const [first, id] = [await sentReport(), newId()];
    await write(leadId, id, three({ reportId: first.report }));
    const { basis: readBasis } = await list(leadId);
    await office.send("PUT", `${first.path}/revocation`, {});
    const second = await sentReport({ ...someMeasures, squareTenths: 300 });
    // Another one is never put in the place of the one that it names.
    expect((await list(leadId)).estimates[0].basis).toMatchObject({ reportId: null, measures: [] });
    expect(await send(leadId, id)).toMatchObject({
      status: 400,
      body: { error: "Something is still missing from this estimate." },
    });
    await write(leadId, id, three(), { revision: 1 });
    expect(await send(leadId, id, 2, office, readBasis)).toMatchObject({
      status: 409,
      body: { estimate: { state: "draft", revision: 2, basis: { reportId: second.report } } },
    });
    const { basis } = await list(leadId);
    const before = {
      ...{ ...basis, bookVersion: basis.bookVersion + 1 },
      prices: basis.prices.map((price: EstimateBasis["prices"][number]) =>
        price.item === "asphalt" ? { ...price, cents: { from: 1, to: 2 } } : price,
      ),
    };
    const clash = await send(leadId, id, 2, office, before);
    expect(clash).toMatchObject({ status: 409, body: { estimate: { state: "draft", basis } } });
    expect(clash.body.error).toContain("Look at it once more");
    expect(await row(leadId)).not.toMatchObject({ state: "quoted" });
    // Settings that no figure rests on are no other price book.
    const other = { ...basis, bookVersion: basis.bookVersion + 1 };
    expect(await send(leadId, id, 2, office, other)).toMatchObject({ status: 200 });
  });

  it("speaks of days as they are where we are", async () => {
    const oneDay = { begin: ahead(20), end: ahead(20) };
    const only = someOption({ dates: oneDay, allowances: [] });
    const { leadId, id, home } = await estimated("Tess", three({ options: [only] }));
    const at = `${home}/estimate/${id}`;
    await server.app.services.outbox.drained();
    // Half past nine in the evening.
    server.clock.now = new Date("2026-06-04T01:30:00.000Z");
    expect((await say(at, { kind: "question", words: "When?" })).statusCode).toBe(303);
    expect((await say(at, { kind: "later", day: ahead(30) })).statusCode).toBe(303);
    const evening = formatDay(calendarDay("2026-06-03"), "dated");
    const { body } = await read(at);
    expect(body).toContain(`You asked on ${evening}`);
    expect(body).toContain(`You told us on ${evening}`);
    expect(body).toContain(`We do the work on ${formatDay(ahead(20), "dated")}.`);
    expect(body).not.toContain("at the earliest");
    // Nobody is signed in for so long.
    const late = await signIn(server, "office", "Lou Late");
    const signing = await late.send("PUT", `${pathOf(leadId, id)}/signing`, { optionId: "o1" });
    expect(signing.status).toBe(200);
    expect((await read(at)).body).toContain(`Signed on ${evening}`);
  });
});
