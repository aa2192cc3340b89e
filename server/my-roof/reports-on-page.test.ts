import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyReport, type ReportContent } from "#domain/report/report-content.ts";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { budgets, compressed, mostBytes } from "#tests/support/page-budgets.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const ofBrowser = {
  "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36",
  "sec-fetch-dest": "image",
  "sec-fetch-site": "same-origin",
};
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

const found: ReportContent = {
  ...emptyReport,
  lookedAt: [{ area: "surface", how: "close", why: null, note: "" }],
  findings: [
    {
      ...{ id: "boot", part: "vent", partWord: "", side: "rear", condition: "failed" },
      ...{
        seen: "The rubber is torn.\n<b>All around</b>.",
        photos: [],
        life: null,
        urgency: "now",
      },
    },
  ],
  measures: { ...emptyReport.measures, squareTenths: 235, layers: 1 },
  advice: { kind: "repair", years: null, words: "Replace the boot." },
};

describe.each(engines)("a report on its person's page, on %s,", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    storage = await createStorage(engine);
    const env = { ...storage.forApp.env, RATE_LIMIT: "on" };
    server = await startTestApp(engine, { ...storage.forApp, env });
    connection = await storage.open();
    office = await signIn(server, "office", "Dana Ruiz");
  });
  afterAll(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const read = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });

  const post = (url: string, fields: Record<string, string>) =>
    server.app.inject({
      ...{ method: "POST", url, headers: form },
      payload: new URLSearchParams(fields).toString(),
    });

  /** A lead with a report: as a draft, or sent. */
  async function reported(name: string, change: Partial<ReportContent> = {}, isSent = true) {
    const { id: leadId } = await writeAsVisitor(server, office, {
      ...{ name, email: `${name.toLowerCase()}@example.com` },
      address: "12 Maple Street, Fairfax, VA 22030",
    });
    const report = await write(leadId, { ...found, ...change }, isSent);
    const { page } = await office.post(`/api/desk/leads/${leadId}/my-roof`, {});
    return { leadId, report, home: new URL(page.address).pathname };
  }

  async function write(leadId: string, content: ReportContent, isSent: boolean, corrects?: string) {
    const id = randomUUID();
    const path = `/api/desk/leads/${leadId}/reports/${id}`;
    const body = { revision: 0, content, ...(corrects && { corrects }) };
    const written = await office.send("PUT", path, body);
    expect(written.status).toBe(200);
    if (!isSent) return id;
    const sent = await office.send("PUT", `${path}/sending`, { revision: 1 });
    expect(sent.status).toBe(200);
    return id;
  }

  /** A photo by staff. @returns its id. */
  async function photographed(leadId: string, size: { width: number; height: number }) {
    const id = randomUUID();
    const photo = sharp({ create: { ...size, channels: 3, background: "#446688" } });
    const sent = await fetch(`${server.url}/api/desk/leads/${leadId}/roof-photos/${id}`, {
      method: "PUT",
      headers: {
        "content-type": "image/jpeg",
        ...{ cookie: office.cookie, "x-csrf-token": office.csrfToken },
      },
      body: new Uint8Array(await photo.jpeg().toBuffer()),
    });
    expect(sent.status).toBe(200);
    return id;
  }

  it("is there once it was sent, with its answer first, and letterhead, license and inspector", async () => {
    const { home, report } = await reported("Abe");
    const roof = await read(home);
    expect(roof.body).toContain("The roof needs a repair now at one place");
    expect(roof.body).toContain(`${home}/report/${report}`);
    const { statusCode, body, headers } = await read(`${home}/report/${report}`);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    const main = body.slice(body.indexOf("<main"));
    expect(main.indexOf("The roof needs a repair now")).toBeLessThan(main.indexOf("What we found"));
    for (const words of ["Dana Ruiz", "23.5 squares", "Virginia Class A", "Replace the boot."]) {
      expect(body).toContain(words);
    }
    expect(body).toContain("&lt;b&gt;All around&lt;/b&gt;.");
    expect(body).not.toContain("<script");
    expect(body.toLowerCase()).not.toContain("abe@example.com");
  });

  it("calls conditions as their owner did when it was sent", async () => {
    const owner = await signIn(server, "owner", "Owen Owner");
    const call = async (overrides: object) => {
      const { version } = (await owner.send("GET", "/api/desk/business")).body.business;
      const body = { version, settings: { overrides } };
      expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
    };
    await call({ "roofWords.conditions.failed": "Spent" });
    const { home, report, leadId } = await reported("Ira", {
      advice: { kind: "replace-now", years: null, words: "" },
    });
    await call({ "roofWords.conditions.failed": "Gone" });
    const { body } = await read(`${home}/report/${report}`);
    expect(body).toContain("the condition of the vent or pipe at the rear is “Spent”.");
    expect(body).toContain("<dd>Spent</dd>");
    expect(body).not.toContain("Gone");
    const { reports } = (await office.send("GET", `/api/desk/leads/${leadId}/reports`)).body;
    expect(reports[0].conditions).toMatchObject({ failed: "Spent", good: "Good" });
    await call({});
  });

  it("is unknown as a draft, once it was taken back, and to anybody else", async () => {
    const draft = await reported("Bea", {}, false);
    expect((await read(`${draft.home}/report/${draft.report}`)).statusCode).toBe(404);
    const mine = await reported("Cal");
    expect((await read(`${draft.home}/report/${mine.report}`)).statusCode).toBe(404);
    const path = `/api/desk/leads/${mine.leadId}/reports/${mine.report}/revocation`;
    expect((await office.send("PUT", path, {})).status).toBe(200);
    expect((await read(`${mine.home}/report/${mine.report}`)).statusCode).toBe(404);
  });

  it("says what was corrected, and leads from the one to the other", async () => {
    const { home, leadId, report } = await reported("Dot");
    const correction = { ...found, correction: "It is the rear one, not the front one." };
    const second = await write(leadId, correction, true, report);
    const { body } = await read(`${home}/report/${second}`);
    expect(body).toContain("It is the rear one, not the front one.");
    expect(body).toContain(`${home}/report/${report}`);
    const first = await read(`${home}/report/${report}`);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain(`${home}/report/${second}`);
    const path = `/api/desk/leads/${leadId}/reports/${second}/revocation`;
    expect((await office.send("PUT", path, {})).status).toBe(200);
    const alone = await read(`${home}/report/${report}`);
    expect(alone.body).toContain("This report is no longer valid.");
    expect(alone.body).not.toContain(second);
    expect((await read(home)).body).not.toContain(`${home}/report/${second}`);
  });

  it("shows its photos upright, in a size for phones, at its own addresses alone", async () => {
    const { id: leadId } = await writeAsVisitor(server, office, {
      ...{ name: "Pia", email: "pia@example.com" },
      address: "12 Maple Street, Fairfax, VA 22030",
    });
    const photos = `/api/desk/leads/${leadId}/roof-photos`;
    const id = await photographed(leadId, { width: 2_000, height: 1_000 });
    await office.send("PATCH", `${photos}/${id}`, { turn: 90 });
    const callout = { kind: "text", at: { x: 0.1, y: 0.5 }, text: "Nail <pop>" };
    const drawn = await office.send("PUT", `${photos}/${id}/callouts/pop`, {
      revision: 1,
      callout,
    });
    expect(drawn.status).toBe(200);
    const [finding] = found.findings;
    const content = finding ? { ...found, findings: [{ ...finding, photos: [id] }] } : found;
    const report = await write(leadId, content, true);
    const { page } = await office.post(`/api/desk/leads/${leadId}/my-roof`, {});
    const at = `${new URL(page.address).pathname}/report/${report}`;
    const { body } = await read(at);
    expect(body).toContain(`src="${at}/photos/${id}"`);
    // What was drawn is turned with the photo, a layer that a switch hides, and told to who does not see it.
    expect(body).toMatch(/<input type="checkbox" id="drawn" class="switch[^>]*checked/);
    expect(body).toMatch(
      /<svg class="callouts"[^>]*>.*<text class="callout-words"[^>]*>Nail &lt;pop&gt;</,
    );
    expect(body).toMatch(/alt="[^"]*Text at the upper middle: Nail &lt;pop&gt;"/);
    for (const [query, height] of [
      ["", 1_200],
      ["?size=whole", 2_000],
    ] as const) {
      const { rawPayload, headers } = await read(`${at}/photos/${id}${query}`);
      expect(headers).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "private, max-age=600",
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: height / 2, height });
    }
    const other = await reported("Ray");
    const foreign = `${other.home}/report/${other.report}/photos/${id}`;
    expect((await read(foreign)).statusCode).toBe(404);
  });

  it("with sixty photos weighs no more than a content page, and loads those that are seen", async () => {
    const { id: leadId } = await writeAsVisitor(server, office, {
      ...{ name: "Max", email: "max@example.com" },
      address: "12 Maple Street, Fairfax, VA 22030",
    });
    const photos: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      const id = await photographed(leadId, { width: 80, height: 60 });
      photos.push(id);
      const at = `/api/desk/leads/${leadId}/roof-photos/${id}/callouts/arrow`;
      const callout = { kind: "arrow", from: { x: 0.1, y: 0.2 }, to: { x: 0.4, y: index / 60 } };
      expect((await office.send("PUT", at, { revision: 1, callout })).status).toBe(200);
    }
    const findings = Array.from({ length: 6 }, (_, index) => ({
      ...{ id: `finding-${index}`, part: "vent", partWord: "", side: "rear" },
      ...{ condition: "failed", seen: `The rubber is torn at place ${index}, all around.` },
      ...{ photos: photos.slice(index * 10, index * 10 + 10), life: null, urgency: "now" },
    })) as ReportContent["findings"];
    const report = await write(leadId, { ...found, findings }, true);
    const { page } = await office.post(`/api/desk/leads/${leadId}/my-roof`, {});
    const { body } = await read(`${new URL(page.address).pathname}/report/${report}`);
    const pictures = [...body.matchAll(/<img [^>]*\/photos\/[^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(60);
    for (const tag of pictures) expect(tag).toMatch(/width="\d+" height="\d+".* loading="lazy"/);
    expect(compressed(body)).toBeLessThan(mostBytes(budgets.html));
  });

  it("is opened by its person alone, and the office is told", async () => {
    const { home, leadId, report } = await reported("Eli");
    const openedAt = async () => {
      const { body } = await office.send("GET", `/api/desk/leads/${leadId}/reports`);
      return body.reports[0].openedAt;
    };
    await read(`${home}/report/${report}`);
    expect(await openedAt()).toBeNull();
    await read(`${home}/report/${report}/seen.svg`, { ...ofBrowser, cookie: office.cookie });
    expect(await openedAt()).toBeNull();
    await read(`${home}/report/${report}/seen.svg`, ofBrowser);
    expect(await openedAt()).toBe("2026-06-02T16:00:00.000Z");
  });

  describe("that is passed on", () => {
    const linksAt = async (at: string) =>
      [...(await read(at)).body.matchAll(/\/roof-report\/[\w-]{43}/g)].map(([link]) => link);

    async function passedOn(name: string) {
      const mine = await reported(name);
      const at = `${mine.home}/report/${mine.report}`;
      const id = randomUUID();
      const answer = await post(`${at}/passed-on`, { id, audience: "insurer" });
      expect(answer.statusCode).toBe(303);
      const [link = ""] = await linksAt(at);
      return { ...mine, at, id, link };
    }

    it("is read at a link of its own, without anything of the page, and counted apart", async () => {
      const { link, leadId, home, id } = await passedOn("Fay");
      const { statusCode, body, headers } = await read(link);
      expect(statusCode).toBe(200);
      expect(body).toContain("Passed on by the owner for an insurer.");
      expect(body).toContain("12 Maple Street");
      for (const hidden of [home, "/appointments/", "fay", "Pass it on", "my-roof"]) {
        expect(body.slice(body.indexOf("<body"))).not.toContain(hidden);
      }
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      await read(`${link}/seen.svg`, ofBrowser);
      const { body: desk } = await office.send("GET", `/api/desk/leads/${leadId}/my-roof`);
      expect(desk.page.opened).toBeNull();
      expect(desk.page.passedOn).toMatchObject([{ id, audience: "insurer", opened: { times: 1 } }]);
      const { body: reports } = await office.send("GET", `/api/desk/leads/${leadId}/reports`);
      expect(reports.reports[0].openedAt).toBeNull();
    });

    it("opens nothing of the page it came from, and the page's secret opens no report alone", async () => {
      const { link, home } = await passedOn("Gil");
      const token = link.split("/").at(-1);
      expect((await read(`/my-roof/${token}`)).statusCode).toBe(404);
      expect((await read(`/roof-report/${home.split("/").at(-1)}`)).statusCode).toBe(404);
    });

    it("has one link however often a press is repeated, and ten at most", async () => {
      const { at, id } = await passedOn("Han");
      await post(`${at}/passed-on`, { id, audience: "insurer" });
      expect(await linksAt(at)).toHaveLength(1);
      for (let count = 1; count < 10; count += 1) {
        await post(`${at}/passed-on`, { id: randomUUID(), audience: "buyer" });
      }
      const answer = await post(`${at}/passed-on`, { id: randomUUID(), audience: "buyer" });
      expect(answer.statusCode).toBe(409);
      expect(await linksAt(at)).toHaveLength(10);
    });

    it("is made thirty times a day at most, ended ones too", async () => {
      const { at } = await passedOn("Tia");
      const statuses: number[] = [];
      for (let count = 1; count < 31; count += 1) {
        const id = randomUUID();
        statuses.push((await post(`${at}/passed-on`, { id, audience: "buyer" })).statusCode);
        await post(`${at}/passed-on`, { end: id });
      }
      expect(statuses).toEqual([...Array(29).fill(303), 429]);
    });

    it("is told once it is there, and not again by a press of a page that is old", async () => {
      const { at, id, leadId, link } = await passedOn("Oda");
      await post(`${at}/passed-on`, { end: id });
      const answer = await post(`${at}/passed-on`, { id, audience: "insurer" });
      expect(answer.statusCode).toBe(409);
      expect((await read(link)).statusCode).toBe(404);
      const { body } = await office.send("GET", `/api/desk/leads/${leadId}`);
      const does = body.lead.timeline
        .filter(({ kind }: { kind: string }) => kind === "my-roof")
        .map(({ details }: { details: { does: string } }) => details.does);
      expect(does.sort()).toEqual(["ended", "passed-on"]);
    });

    it("stands under its own report, and under the one that corrects it", async () => {
      const { leadId, report, home, at, link } = await passedOn("Pam");
      const other = await write(leadId, found, true);
      expect(await linksAt(at)).toEqual([link]);
      expect(await linksAt(`${home}/report/${other}`)).toEqual([]);
      const third = await write(leadId, { ...found, correction: "Another." }, true, report);
      expect(await linksAt(`${home}/report/${third}`)).toEqual([link]);
    });

    it("ends with a new link to the page: whoever had the old one may have made it", async () => {
      const { leadId, link } = await passedOn("Quy");
      await office.post(`/api/desk/leads/${leadId}/my-roof/renewal`, {});
      expect((await read(link)).statusCode).toBe(404);
    });

    it("is not passed on by staff who look at the page, who see no link either", async () => {
      const { leadId, report, link } = await passedOn("Rea");
      const preview = `/my-roof/~${leadId}/report/${report}`;
      const { statusCode, body } = await read(preview, { cookie: office.cookie });
      expect(statusCode).toBe(200);
      expect(body).not.toContain(link);
      expect((await read(preview)).statusCode).toBe(404);
      const posted = await post(`${preview}/passed-on`, { id: randomUUID(), audience: "buyer" });
      expect(posted.statusCode).toBe(404);
    });

    it("ends by a press of its person, of the office, and with the report", async () => {
      const one = await passedOn("Ian");
      expect((await post(`${one.at}/passed-on`, { end: one.id })).statusCode).toBe(303);
      expect((await read(one.link)).statusCode).toBe(404);
      const other = await passedOn("Jan");
      const path = `/api/desk/leads/${other.leadId}/passed-on/${other.id}`;
      expect((await office.send("DELETE", path)).status).toBe(200);
      expect((await read(other.link)).statusCode).toBe(404);
      const third = await passedOn("Kit");
      const revocation = `/api/desk/leads/${third.leadId}/reports/${third.report}/revocation`;
      await office.send("PUT", revocation, {});
      expect((await read(third.link)).statusCode).toBe(404);
    });

    it("is ended by nobody who has another page", async () => {
      const one = await passedOn("Lou");
      const other = await passedOn("Mia");
      await post(`${other.at}/passed-on`, { end: one.id });
      expect((await read(one.link)).statusCode).toBe(200);
    });

    it("shows the one that corrects it", async () => {
      const { link, leadId, report } = await passedOn("Ned");
      await write(leadId, { ...found, correction: "Another vent." }, true, report);
      expect((await read(link)).body).toContain("Another vent.");
    });
  });
});
