import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consentWording, ownerViewWords } from "#content/en/project-consent.ts";
import type { SearchHit } from "#domain/lead/search-contract.ts";
import type { OwnerView } from "#domain/project/owner-view.ts";
import type { ProjectContent } from "#domain/project/project-content.ts";
import { projectsPageSize } from "#domain/project/project-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { holdLock } from "#tests/support/held-lock.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { textOf } from "#tests/support/page-text.ts";
import { lying } from "#tests/support/photos/photos.ts";
import { someProjectContent } from "#tests/support/project-values.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { holdProjects } from "./held-projects.ts";

const newId = () => randomBytes(18).toString("base64url");
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

describe.each(engines)("a finished roof on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  /** Another process on the same database. */
  let other: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let office: typeof owner;
  let inspector: typeof owner;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    other = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive Owner");
    office = await signIn(server, "office", "Dana Ruiz");
    inspector = await signIn(server, "inspector", "Sam Lee");
  });
  afterAll(async () => {
    await connection.close();
    await other.close();
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
  const published = (id: string, at = server) =>
    at.app.services.projects.all().find((one) => one.id === id);

  async function addPhoto(leadId: string, photo: Buffer): Promise<string> {
    const id = newId();
    const answer = await fetch(`${server.url}/api/desk/leads/${leadId}/roof-photos/${id}`, {
      method: "PUT",
      headers: {
        "content-type": "image/jpeg",
        cookie: office.cookie,
        "x-csrf-token": office.csrfToken,
      },
      body: photo as Uint8Array<ArrayBuffer>,
    });
    expect(answer.status).toBe(200);
    return id;
  }

  /** A lead with two photos, and a project as it is written. */
  async function begun(name: string, own: Partial<ProjectContent> = {}) {
    const email = `${name.toLowerCase()}@example.com`;
    const address = "12 Maple Street, Fairfax, VA 22030";
    const { id: leadId } = await writeAsVisitor(server, office, { name, email, address });
    const [before, after] = [
      await addPhoto(leadId, await lying(1)),
      // With a camera's words about the picture, turned.
      await addPhoto(leadId, await lying(6)),
    ];
    const pictures = [
      { id: before, stage: "before" as const, says: "" },
      { id: after, stage: "after" as const, says: "The rear slope" },
    ];
    const content = { ...someProjectContent({ pictures }), ...own };
    const path = `/api/desk/leads/${leadId}/projects/${newId()}`;
    const { status, body } = await office.send("PUT", path, { revision: 0, content });
    expect(status).toBe(200);
    const { page } = await office.post(`/api/desk/leads/${leadId}/my-roof`, {});
    const { id } = body.project;
    const home = new URL(page.address).pathname;
    return { leadId, id, path, content, home, at: `${home}/finished-roof/${id}`, before, after };
  }

  const ask = (path: string, revision = 1, by = office) =>
    by.send("PUT", `${path}/question`, { revision });
  const publish = (path: string, question: string, by = owner) =>
    by.send("PUT", `${path}/publication`, { question });

  /** The same, asked about. */
  async function asked(name: string) {
    const project = await begun(name);
    const { body } = await ask(project.path);
    return { ...project, question: body.project.question.id as string };
  }

  async function agreed(name: string) {
    const project = await asked(name);
    const answer = await post(project.at, { says: "yes", question: project.question });
    expect(answer.statusCode).toBe(303);
    return project;
  }

  async function shown(name: string) {
    const project = await agreed(name);
    expect((await publish(project.path, project.question)).status).toBe(200);
    return project;
  }

  /** Publishes others until pages show them. */
  async function enough() {
    const { projects } = server.app.services;
    while (projects.shown().length === 0) await shown(`Neighbor${projects.all().length}`);
  }

  const stateOf = async ({ leadId, id }: { leadId: string; id: string }) => {
    const { body } = await office.send("GET", `/api/desk/leads/${leadId}/projects`);
    return body.projects.find((one: { id: string }) => one.id === id).state;
  };
  const timeline = async (leadId: string) =>
    (await readLeadAs(office, leadId)).timeline.flatMap((entry) =>
      entry.kind === "project" ? [entry.details.does] : [],
    );

  it("is a draft that two people cannot overwrite, and nobody outside sees", async () => {
    const { path, content, id } = await begun("Abe");
    expect((await office.send("PUT", path, { revision: 0, content })).body.project.revision).toBe(
      1,
    );
    const [one, two] = [
      { ...content, days: 4 },
      { ...content, days: 5 },
    ];
    expect((await office.send("PUT", path, { revision: 1, content: one })).status).toBe(200);
    const late = await owner.send("PUT", path, { revision: 1, content: two });
    expect(late).toMatchObject({
      status: 409,
      body: { project: { content: one, state: "draft" } },
    });
    expect(published(id)).toBeUndefined();
    expect((await office.send("DELETE", path)).status).toBe(200);
  });

  it("is found by its words as they are now, until it is deleted", async () => {
    const { path, content, leadId } = await begun("Ava", { found: "Larchwood planks, rotten" });
    const found = async (search: string) => {
      const query = new URLSearchParams({ search, kind: "project" });
      const { body } = await office.send("GET", `/api/desk/search?${query}`);
      return (body.hits as SearchHit[]).filter(({ lead }) => lead.id === leadId);
    };
    const [hit] = await found("larchwood");
    expect(hit).toMatchObject({ kind: "project", by: "Dana Ruiz" });
    expect(hit?.text).toContainEqual({ text: "Larchwood", isMatch: true });
    for (const words of ["leesburg", "asphalt", "rear slope"]) {
      expect(await found(words)).toHaveLength(1);
    }
    const changed = { ...content, found: "Spruce boards, sound" };
    await office.send("PUT", path, { revision: 1, content: changed });
    expect(await found("larchwood")).toEqual([]);
    expect(await found("spruce")).toHaveLength(1);
    await office.send("DELETE", path);
    expect(await found("spruce")).toEqual([]);
  });

  it("begins with what the report, the amount and the address say", async () => {
    const { id: leadId } = await writeAsVisitor(server, office, {
      ...{ name: "Bea", email: "bea@example.com", address: "12 Maple Street, Fairfax, VA 22030" },
    });
    const { body } = await office.send("GET", `/api/desk/leads/${leadId}/projects`);
    expect(body).toMatchObject({
      projects: [],
      suggested: { kind: "residential", town: "Fairfax" },
    });
  });

  it("asks its owner by mail, once, with all that everybody would see", async () => {
    const { path, at, home, content, leadId } = await begun("Cal");
    expect((await read(at)).statusCode).toBe(404);
    const first = await ask(path);
    expect(first).toMatchObject({
      status: 200,
      body: { isMailed: true, project: { state: "asked", question: { answer: null } } },
    });
    expect(await ask(path)).toMatchObject({
      body: { project: { question: { id: first.body.project.question.id } } },
    });
    await server.app.services.outbox.drained();
    const mails = server.mails.filter(({ to }) => JSON.stringify(to).includes("cal@example.com"));
    const asking = mails.filter(({ subject }) => subject?.includes("May we show"));
    expect(asking).toHaveLength(1);
    expect(asking[0]?.text).toContain("/my-roof/");
    expect((await read(home)).body).toContain(at);
    const page = await read(at);
    expect(page.headers["cache-control"]).toBe("no-store");
    for (const words of ["Asphalt shingle roof in Leesburg", "Loudoun County", "24.5 squares"]) {
      expect(page.body).toContain(words);
    }
    expect(page.body).toContain("$15,000 to $20,000");
    expect(page.body).toContain(content.found);
    expect(page.body).not.toContain("Maple");
    expect(page.body).not.toContain("<script");
    const [picture = ""] = /[^"]+\/photos\/[\w-]+/.exec(page.body) ?? [];
    // Nothing of it outlives an erasure in their browser.
    expect((await read(picture)).headers).toMatchObject({
      ...{ "content-type": "image/jpeg", "cache-control": "no-store" },
    });
    expect(await timeline(leadId)).toEqual(["asked"]);
  });

  it("is seen by staff as its owner would see it, before anybody is asked", async () => {
    const { leadId, id, at, after } = await begun("Cas");
    const preview = `/my-roof/~${leadId}/finished-roof/${id}`;
    const staff = { cookie: office.cookie };
    const page = await read(`${preview}?draft`, staff);
    expect(page.body).toContain("Asphalt shingle roof in Leesburg");
    expect(page.body).not.toContain("<form");
    expect((await read(`${preview}/photos/${after}?draft`, staff)).statusCode).toBe(200);
    for (const url of [`${at}?draft`, `${at}/photos/${after}?draft`, `${preview}?draft`]) {
      expect((await read(url)).statusCode).toBe(404);
    }
  });

  it("is asked about only when nothing is missing", async () => {
    const { path } = await begun("Dan", { town: "" });
    expect((await ask(path)).status).toBe(400);
    const gone = await begun("Dee", { pictures: [{ id: newId(), stage: "after", says: "" }] });
    expect((await ask(gone.path)).status).toBe(400);
  });

  it("is public once its owner agrees and an owner of the business publishes it, in no other order", async () => {
    const { path, question, at, id, leadId, home } = await asked("Eve");
    expect((await publish(path, question)).status).toBe(409);
    expect((await post(at, { says: "yes", question: "another" })).statusCode).toBe(409);
    expect((await post(at, { says: "perhaps", question })).statusCode).toBe(400);
    expect((await post(at, { says: "yes", question })).statusCode).toBe(303);
    expect((await post(at, { says: "yes", question })).statusCode).toBe(303);
    expect(await stateOf({ leadId, id })).toBe("agreed");
    expect(published(id)).toBeUndefined();
    for (const by of [office, inspector]) {
      expect((await publish(path, question, by)).status).toBe(403);
    }
    const answer = await publish(path, question);
    expect(answer.body.project).toMatchObject({ state: "published", isPublishable: false });
    expect(answer.body.project.path).toMatch(/^\/our-projects\/asphalt-roof-leesburg-2026-05/);
    expect(published(id)).toMatchObject({ town: "Leesburg", county: { id: "loudoun" } });
    expect(JSON.stringify(published(id))).not.toMatch(/Maple|Eve|eve@/);
    const consent = await connection.database
      .selectFrom("project_consents")
      .selectAll()
      .where("id", "=", question)
      .executeTakeFirstOrThrow();
    expect(consent).toMatchObject({ answer: "yes", answered_as: "Eve" });
    expect(consent.wording).toBe(consentWording(server.app.services.profile.name));
    expect(consent.link_id).not.toBeNull();
    expect((await timeline(leadId)).sort()).toEqual(["agreed", "asked", "published"]);
    expect((await read(home)).body).toContain("You have agreed");
  });

  it("shows its pictures in sizes, upright, and without what a camera has written", async () => {
    const { id } = await shown("Fay");
    await enough();
    const picture = published(id)?.pictures.find(({ stage }) => stage === "after");
    expect(picture?.file.color).toMatch(/^#[0-9a-f]{6}$/);
    const { avif = "", webp = "", width = 0, height = 0 } = picture?.file ?? {};
    for (const [format, sources] of Object.entries({ avif, webp })) {
      const [url = "", said] = sources.split(", ")[0]?.split(" ") ?? [];
      const answer = await read(url);
      expect(answer.headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, no-cache",
      });
      const made = await sharp(answer.rawPayload).metadata();
      expect(`${made.width}w`).toBe(said);
      expect(made.height).toBe(Math.round(((made.width ?? 0) * height) / width));
      expect([made.exif, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined]);
      const known = await read(url, { "if-none-match": String(answer.headers.etag) });
      expect(known.statusCode).toBe(304);
      expect((await read(url.replace(/\d+\.(\w+)$/, "333.$1"))).statusCode).toBe(404);
    }
    expect((await read("/project-pictures/nobody/800.webp")).statusCode).toBe(404);
  });

  it("is gone everywhere within seconds once its owner takes it back, and is not published again", async () => {
    const { at, id, path, question, leadId } = await shown("Gil");
    await enough();
    await other.app.services.projects.look();
    const url = published(id, other)?.pictures[0]?.file.src ?? "";
    expect((await other.app.inject({ url })).statusCode).toBe(200);
    const etag = String((await read(url)).headers.etag);
    expect((await post(at, { says: "back" })).statusCode).toBe(303);
    expect(published(id)).toBeUndefined();
    expect((await read(url, { "if-none-match": etag })).statusCode).toBe(404);
    // The other process has heard nothing, and finds it by itself.
    await expect.poll(() => published(id, other), { timeout: 5_000 }).toBeUndefined();
    expect((await other.app.inject({ url })).statusCode).toBe(404);
    expect((await publish(path, question)).status).toBe(409);
    expect((await post(at, { says: "yes", question })).statusCode).toBe(303);
    expect(await stateOf({ leadId, id })).toBe("taken-back");
    expect((await ask(path)).body.project.state).toBe("asked");
  });

  it("stays as its owner has seen it while the draft goes on, until they agree to that, too", async () => {
    const { path, content, id, at, home, question, leadId } = await shown("Hal");
    const changed = { ...content, days: 9 };
    await office.send("PUT", path, { revision: 1, content: changed });
    expect(published(id)?.days).toBe(content.days);
    const { body } = await ask(path, 2);
    const newer = body.project.question.id;
    expect(body.project).toMatchObject({ state: "published" });
    // They are not told that nothing is shown.
    expect((await read(at)).body).toContain("that is the one we show");
    expect((await read(home)).body).toContain("that is the one we show");
    await server.app.services.outbox.drained();
    const mail = server.mails.find(
      ({ to, subject }) =>
        JSON.stringify(to).includes("hal@example.com") && subject?.includes("as it is now"),
    );
    expect(mail?.text).toContain("the earlier version to which you agreed stays as it is");
    expect(mail?.text).not.toContain("without your yes");
    expect((await post(at, { says: "yes", question })).statusCode).toBe(409);
    await post(at, { says: "yes", question: newer });
    expect(published(id)?.days).toBe(content.days);
    const until = "Until we publish it, we show the earlier version";
    expect((await read(at)).body).toContain(until);
    const slug = published(id)?.slug;
    expect((await publish(path, newer)).status).toBe(200);
    expect(published(id)).toMatchObject({ days: 9, slug });
    expect((await read(at)).body).not.toContain(until);
    await post(at, { says: "back" });
    expect(published(id)).toBeUndefined();
    expect(await stateOf({ leadId, id })).toBe("taken-back");
  });

  it("tells its owner what is true in each state", async () => {
    await enough();
    const project = await asked("Hue");
    const { path, at, home, question, content } = project;
    /** On both pages; the answer has its place on each. */
    async function expectView(view: OwnerView) {
      const { heading, lead, said } = ownerViewWords[view];
      const page = textOf((await read(at)).body);
      for (const words of [heading, lead, said]) expect(page).toContain(words);
      const roof = textOf((await read(home)).body);
      expect(roof).toContain(said || lead);
      const shows = /that is the one we show|we show what you|and we show it|See what we show/;
      expect(shows.test(page + roof), view).toBe(view === "shown" || view === "asked-newer");
    }
    const hold = (heldAt: string | null) =>
      connection.database
        .updateTable("projects")
        .set({ held_at: heldAt })
        .where("id", "=", project.id)
        .execute();

    await expectView("asked");
    await post(at, { says: "yes", question });
    await expectView("agreed");
    await publish(path, question);
    await expectView("shown");
    expect((await read(at)).body).toContain(`href="/our-projects/${published(project.id)?.slug}"`);
    await office.send("DELETE", `${path}/publication`);
    await expectView("agreed-down");
    expect((await read(at)).body).not.toContain("/our-projects/");
    await publish(path, question);
    await hold(server.clock.now.toISOString());
    await server.app.services.projects.look();
    await expectView("agreed-held");
    await hold(null);
    await server.app.services.projects.look();

    await office.send("PUT", path, { revision: 1, content: { ...content, days: 9 } });
    const newer = (await ask(path, 2)).body.project.question.id;
    await expectView("asked-newer");
    await office.send("DELETE", `${path}/publication`);
    await expectView("asked-down");
    await hold(server.clock.now.toISOString());
    await expectView("asked-held");
    expect(textOf((await read(at)).body)).toContain("Nothing of it goes on our website then");
    await post(at, { says: "no", question: newer });
    await expectView("refused");
    await post(at, { says: "yes", question: newer });
    await expectView("agreed");
    await post(at, { says: "back" });
    await expectView("taken-back");
  });

  it("has pictures only while pages show it", async () => {
    const { home, id } = await shown("Gus");
    await enough();
    const url = published(id)?.pictures[0]?.file.src ?? "";
    expect((await read(url)).statusCode).toBe(200);
    const others = server.app.services.projects.all().filter((one) => one.id !== id);
    const down = connection.database.updateTable("projects").where(
      "id",
      "in",
      others.map((one) => one.id),
    );
    await down.set({ taken_down_at: "2026-06-01T12:00:00.000Z" }).execute();
    await server.app.services.projects.look();
    expect(published(id)).toBeDefined();
    expect((await read(url)).statusCode).toBe(404);
    expect((await read(home)).statusCode).toBe(200);
    await down.set({ taken_down_at: null }).execute();
    await server.app.services.projects.look();
    expect((await read(url)).statusCode).toBe(200);
  });

  it("is gone at once when its owner says no to a newer version of it", async () => {
    const { path, content, id, at, question, leadId } = await shown("Hob");
    await office.send("PUT", path, { revision: 1, content: { ...content, days: 9 } });
    const newer = (await ask(path, 2)).body.project.question.id;
    expect(published(id)).toBeDefined();
    expect((await post(at, { says: "no", question: newer })).statusCode).toBe(303);
    expect(published(id)).toBeUndefined();
    expect(await stateOf({ leadId, id })).toBe("refused");
    expect((await timeline(leadId)).filter((does) => does === "taken-back")).toHaveLength(1);
    // Said twice, it happens once; and a yes after all is a yes to the newer one alone.
    await post(at, { says: "no", question: newer });
    expect((await timeline(leadId)).filter((does) => does === "taken-back")).toHaveLength(1);
    await post(at, { says: "yes", question: newer });
    expect(published(id)).toBeUndefined();
    expect((await publish(path, question)).status).toBe(409);
    expect((await publish(path, newer)).status).toBe(200);
    expect(published(id)?.days).toBe(9);
  });

  it("is taken down by the office, and published again by an owner", async () => {
    const { path, id, question, after, leadId } = await shown("Ida");
    const photo = `/api/desk/leads/${leadId}/roof-photos/${after}`;
    expect((await office.send("DELETE", photo)).status).toBe(409);
    expect((await office.send("DELETE", `${path}/publication`)).body.project.state).toBe(
      "taken-down",
    );
    expect(published(id)).toBeUndefined();
    expect((await publish(path, question)).body.project.state).toBe("published");
    expect(published(id)).toBeDefined();
    await office.send("DELETE", `${path}/publication`);
    // Its only picture of the finished roof.
    expect((await office.send("DELETE", photo)).status).toBe(200);
    await publish(path, question);
    expect(published(id)).toBeUndefined();
  });

  it("is held after a restore until its owner has said yes again", async () => {
    const { path, id, at, question, leadId } = await shown("Jon");
    const waiting = await agreed("Jan");
    await holdProjects(connection.database, server.clock.now);
    await server.app.services.projects.look();
    expect(published(id)).toBeUndefined();
    // What was agreed to and not published yet may have been taken back as well.
    for (const one of [{ leadId, id, path, question }, waiting]) {
      expect(await stateOf(one)).toBe("held");
      expect(await publish(one.path, one.question)).toMatchObject({
        status: 409,
        body: { project: { isPublishable: false, question: { isAskedAlready: false } } },
      });
    }
    await office.send("DELETE", `${path}/publication`);
    expect((await publish(path, question)).status).toBe(409);
    const { body } = await ask(path);
    const anew = body.project.question.id;
    expect(anew).not.toBe(question);
    expect(body.project.state).toBe("asked");
    expect((await publish(path, anew)).status).toBe(409);
    await post(at, { says: "yes", question: anew });
    expect(published(id)).toBeUndefined();
    expect(await stateOf({ leadId, id })).toBe("agreed");
    expect((await publish(path, question)).status).toBe(409);
    expect((await publish(path, anew)).body.project.state).toBe("published");
    expect(published(id)).toBeDefined();
  });

  it("is asked about anew when the words of the question have changed", async () => {
    const { path, question } = await asked("Kay");
    await connection.database
      .updateTable("project_consents")
      .set({ wording: "You may show it." })
      .where("id", "=", question)
      .execute();
    const { body } = await ask(path);
    expect(body.project.question.id).not.toBe(question);
    expect(body.project.question.wording).toBe(consentWording(server.app.services.profile.name));
  });

  it.runIf(engine === "postgres")(
    "has an address of its own when two are published at once",
    async () => {
      const town = "Purcellville";
      const [other, one] = [await begun("Ned", { town }), await begun("Nan", { town })];
      const question = (await ask(one.path)).body.project.question.id;
      await post(one.at, { says: "yes", question });
      const slug = "asphalt-roof-purcellville-2026-05";
      const taking = await holdLock(
        storage.databaseUrl,
        "update projects set slug = $1 where id = $2",
        [slug, other.id],
      );
      const publishing = publish(one.path, question);
      await expect.poll(() => taking.waiting(), { timeout: 10_000 }).toBeGreaterThan(0);
      await taking.commit();
      expect(await publishing).toMatchObject({
        ...{ status: 200, body: { project: { path: `/our-projects/${slug}-2` } } },
      });
    },
  );

  it("is answered by nobody but whoever has its owner's link", async () => {
    const mine = await asked("Kim");
    const theirs = await asked("Lou");
    const across = `${theirs.home}/finished-roof/${mine.id}`;
    expect((await read(across)).statusCode).toBe(404);
    const says = { says: "yes", question: mine.question };
    expect((await post(across, says)).statusCode).toBe(404);
    const preview = `/my-roof/~${mine.leadId}/finished-roof/${mine.id}`;
    expect((await post(preview, says)).statusCode).toBe(404);
    const seen = await read(preview, { cookie: office.cookie });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).not.toContain("<form");
    // Neither by whoever is signed in here and has the owner's link.
    const fromDesk = await server.app.inject({
      ...{ method: "POST", url: mine.at, payload: new URLSearchParams(says).toString() },
      headers: { ...form, cookie: office.cookie },
    });
    expect(fromDesk.statusCode).toBe(403);
    expect(fromDesk.body).toContain("signed in at the desk");
    const elsewhere = await server.app.inject({
      ...{ method: "POST", url: mine.at, payload: new URLSearchParams(says).toString() },
      headers: { ...form, "sec-fetch-site": "cross-site" },
    });
    expect(elsewhere.statusCode).toBe(403);
    expect(await stateOf(mine)).toBe("asked");
  });

  it("is gone with its owner's lead, and says so in the list of all", async () => {
    const { id, leadId } = await shown("Mia");
    const { body } = await office.send("GET", "/api/desk/projects");
    const all = body.projects as { id: string; state: string }[];
    expect(body.next).toBeNull();
    expect(all.find((one) => one.id === id)).toMatchObject({ state: "published" });
    expect(body.published).toBe(all.filter(({ state }) => state === "published").length);
    await connection.database.deleteFrom("leads").where("id", "=", leadId).execute();
    await server.app.services.projects.look();
    expect(published(id)).toBeUndefined();
  });

  it("is in the list of all, which is read page by page", async () => {
    const { leadId, content } = await begun("Una");
    const like = await connection.database
      .selectFrom("projects")
      .selectAll()
      .where("lead_id", "=", leadId)
      .executeTakeFirstOrThrow();
    // Two of each moment: a page may end between them.
    const rows = Array.from({ length: 2 * projectsPageSize + 10 }, (_, index) => ({
      ...{ ...like, id: `many-${index}`, content: JSON.stringify(content) },
      written_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))).toISOString(),
    }));
    for (const row of rows) await connection.database.insertInto("projects").values(row).execute();
    const listed: { id: string; at: string }[] = [];
    let after: string | null = "";
    while (after !== null) {
      const query = after && `?${new URLSearchParams({ after })}`;
      const { body, status } = await office.send("GET", `/api/desk/projects${query}`);
      expect(status).toBe(200);
      expect(body.projects.length).toBeLessThanOrEqual(projectsPageSize);
      listed.push(...body.projects);
      after = body.next;
    }
    const { body } = await office.send("GET", `/api/desk/leads/${leadId}/projects`);
    expect(body.projects).toHaveLength(rows.length + 1);
    const many = listed.filter(({ id }) => id.startsWith("many-"));
    expect(new Set(many.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const moments = many.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
    for (const none of ["nonsense", "2026-01-01T00:00:00.000Z"]) {
      const query = new URLSearchParams({ after: none });
      expect((await office.send("GET", `/api/desk/projects?${query}`)).status).toBe(400);
    }
    await connection.database.deleteFrom("projects").where("id", "like", "many-%").execute();
  });
});
