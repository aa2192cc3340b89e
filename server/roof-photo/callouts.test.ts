import { randomBytes } from "node:crypto";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Callout, calloutLimits } from "#domain/roof-photo/callout.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { photoRow, roofCalloutRow, roofPhotoRow } from "#tests/support/rows.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");
const ends = { from: { x: 0.1, y: 0.2 }, to: { x: 0.7512, y: 1 } };
const arrow: Callout = { kind: "arrow", ...ends };
const each: Callout[] = [
  arrow,
  { kind: "circle", ...ends },
  { kind: "line", ...ends, inches: 171 },
  { kind: "line", ...ends, inches: null },
  { kind: "text", at: ends.from, text: "Marmalade on the ridge" },
];

describe.each(engines)("a callout on a photo of a roof on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Visitor & { id: string };
  let leadId: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    office = await signIn(server, "office", "Olive Office");
    leadId = (await writeAsVisitor(server, office)).id;
    await addPhoto("roof");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  async function addPhoto(id: string, lead_id = leadId): Promise<void> {
    const picture = { id: `picture of ${id}`, lead_id, taken_by: office.id };
    await connection.database.insertInto("photos").values(photoRow(picture)).execute();
    await connection.database
      .insertInto("roof_photos")
      .values(roofPhotoRow({ id, lead_id, photo_id: picture.id }))
      .execute();
  }

  const photosOf = (lead = leadId) => `/api/desk/leads/${lead}/roof-photos`;
  const at = (id: string, { photo = "roof", lead = leadId } = {}) =>
    `${photosOf(lead)}/${photo}/callouts/${id}`;
  const draw = (
    id: string,
    callout: unknown = arrow,
    {
      revision = 1,
      who = office,
      ...where
    }: { revision?: number; who?: Visitor; photo?: string; lead?: string } = {},
  ) => who.send("PUT", at(id, where), { revision, callout });
  const remove = (id: string, revision: number, who: Visitor = office) =>
    who.send("DELETE", `${at(id)}?revision=${revision}`);
  const drawn = async (photo = 0, who: Visitor = office) =>
    (await who.send("GET", photosOf())).body.photos[photo].callouts;

  it("is there for everybody as it was drawn, in the order in which they were", async () => {
    const ids: string[] = [];
    for (const callout of each) {
      server.clock.now = new Date(server.clock.now.getTime() + 1_000);
      const id = newId();
      ids.push(id);
      const { status, body } = await draw(id, callout);
      expect(status).toBe(200);
      expect(body.photo.callouts.at(-1)).toEqual({ id, revision: 1, callout });
    }
    const all = each.map((callout, index) => ({ id: ids[index], revision: 1, callout }));
    const other = await signIn(server, "owner", "Owen Owner");
    expect(await drawn(0, other)).toEqual(all);
    await draw(ids[0] ?? "", each[1], { revision: 2 });
    expect((await drawn())[0]).toEqual({ ...all[0], revision: 2, callout: each[1] });
  });

  it("is the same when it is sent again, and when it is sent late", async () => {
    const id = newId();
    const [first, again] = [await draw(id), await draw(id)];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    await draw(id, each[1], { revision: 3 });
    for (const revision of [1, 2, 3])
      expect((await draw(id, arrow, { revision })).status).toBe(200);
    expect((await remove(id, 3)).status).toBe(200);
    expect(await drawn()).toEqual([{ id, revision: 3, callout: each[1] }]);
  });

  it("that somebody has removed does not come back with what is on its way, but with an undo", async () => {
    const id = newId();
    await draw(id);
    const { status, body } = await remove(id, 2);
    expect([status, body.photo.callouts]).toEqual([200, []]);
    await draw(id);
    await draw(id, arrow, { revision: 2 });
    expect(await drawn()).toEqual([]);
    expect((await remove(id, 2)).status).toBe(200);
    await draw(id, each[2], { revision: 3 });
    expect(await drawn()).toEqual([{ id, revision: 3, callout: each[2] }]);
    const unknown = newId();
    await remove(unknown, 2);
    await draw(unknown);
    expect(await drawn()).toHaveLength(1);
  });

  it("is lost to nobody when two people draw on one photo at once", async () => {
    const owner = await signIn(server, "owner", "Owen Owner");
    const ids = Array.from({ length: 8 }, newId);
    const answers = await Promise.all(
      ids.map((id, index) => draw(id, arrow, { who: index % 2 ? owner : office })),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const there = (await drawn()).map(({ id }: { id: string }) => id);
    expect(there.toSorted()).toEqual(ids.toSorted());
    const moves = await Promise.all([
      draw(ids[0] ?? "", each[1], { revision: 2 }),
      draw(ids[0] ?? "", each[2], { revision: 2, who: owner }),
    ]);
    const [one, other] = moves.map(({ body }) =>
      body.photo.callouts.find(({ id }: { id: string }) => id === ids[0]),
    );
    expect(one).toEqual(other);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["of no kind", { kind: "star", ...ends }],
    ["beside the picture", { kind: "arrow", from: { x: -0.1, y: 0 }, to: ends.to }],
    ["without an end", { kind: "circle", from: ends.from }],
    ["at no number", { kind: "arrow", from: { x: "0.1", y: 0 }, to: ends.to }],
    ["of half an inch", { kind: "line", ...ends, inches: 0.5 }],
    ["of no length", { kind: "line", ...ends, inches: 0 }],
    ["too long", { kind: "line", ...ends, inches: calloutLimits.inches + 1 }],
    ["without words", { kind: "text", at: ends.from, text: "  " }],
    [
      "of too many words",
      { kind: "text", at: ends.from, text: "x".repeat(calloutLimits.text + 1) },
    ],
    ["of several lines", { kind: "text", at: ends.from, text: "one\ntwo" }],
  ])("that is %s is refused", async (_, callout) => {
    expect((await draw(newId(), callout)).status).toBe(400);
    expect(await drawn()).toEqual([]);
  });

  it.each([0, -1, 1.5, 1_000_001, "x"])("of revision %s is refused", async (revision) => {
    const body = { revision, callout: arrow };
    expect((await office.send("PUT", at(newId()), body)).status).toBe(400);
    const where = `${at(newId())}?revision=${revision}`;
    expect((await office.send("DELETE", where)).status).toBe(400);
  });

  it("is one too many only while there is no room, and forgets removals that are very many", async () => {
    const rows = Array.from({ length: calloutLimits.most }, (_, index) =>
      roofCalloutRow({ roof_photo_id: "roof", lead_id: leadId, id: `callout-${index}` }),
    );
    await connection.database.insertInto("roof_callouts").values(rows).execute();
    const refused = await draw(newId());
    expect(refused.status).toBe(400);
    expect(refused.body.error).toContain("40");
    expect((await draw("callout-0", each[1], { revision: 2 })).status).toBe(200);
    await addPhoto("other");
    expect((await draw(newId(), arrow, { photo: "other" })).status).toBe(200);
    const removals = Array.from({ length: 230 }, (_, index) =>
      roofCalloutRow({
        ...{ roof_photo_id: "roof", lead_id: leadId, id: `gone-${index}`, kind: null },
        drawn_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      }),
    );
    await connection.database.insertInto("roof_callouts").values(removals).execute();
    await remove("callout-1", 2);
    const left = await connection.database
      .selectFrom("roof_callouts")
      .select("id")
      .where("kind", "is", null)
      .execute();
    expect(left).toHaveLength(200);
    expect(left.map(({ id }) => id)).not.toContain("gone-0");
    expect((await draw(newId())).status).toBe(200);
    expect((await drawn(1)).length).toBe(calloutLimits.most);
  });

  it("is nobody's who may not see the lead, and an inspector's own appointment's", async () => {
    const inspector = await signIn(server, "inspector", "Ines Inspector");
    const id = newId();
    await draw(id);
    const stranger = await server.visitor();
    for (const [who, status] of [
      [inspector, 404],
      [stranger, 401],
    ] as const) {
      expect((await draw(id, arrow, { revision: 2, who })).status).toBe(status);
      expect((await remove(id, 2, who)).status).toBe(status);
    }
    const { version } = await readLeadAs(office, leadId);
    const given = { version, assigneeId: inspector.id };
    await office.send("PATCH", `/api/desk/leads/${leadId}`, given);
    expect((await draw(id, each[1], { revision: 2, who: inspector })).status).toBe(200);
    expect(await drawn(0, inspector)).toEqual([{ id, revision: 2, callout: each[1] }]);
  });

  it("is on no other photo by the same id, nor on one of another lead", async () => {
    const other = await writeAsVisitor(server, office, { email: "other@example.com" });
    await addPhoto("second");
    await addPhoto("third", other.id);
    await draw("same", arrow);
    await draw("same", each[1], { photo: "second" });
    expect((await draw("same", each[2], { photo: "roof", lead: other.id })).status).toBe(409);
    expect((await draw("same", each[2], { photo: "third" })).status).toBe(409);
    expect((await draw("same", each[2], { photo: "none" })).status).toBe(404);
    const { photos } = (await office.send("GET", photosOf())).body;
    expect(
      photos.map(({ callouts }: { callouts: { callout: Callout }[] }) => callouts.length),
    ).toEqual([1, 1]);
  });

  it("goes with its photo, of which nothing is drawn any more", async () => {
    await draw(newId(), each[4]);
    await office.send("DELETE", `${photosOf()}/roof`);
    expect(await connection.database.selectFrom("roof_callouts").selectAll().execute()).toEqual([]);
    expect((await draw(newId())).status).toBe(409);
  });

  it("is exported, and erased, with its person", async () => {
    const owner = await signIn(server, "owner", "Owen Owner");
    await draw("text", each[4]);
    await draw("gone");
    await remove("gone", 2);
    const { personId, number } = await readLeadAs(office, leadId);
    const exported = await owner.send("GET", `/api/desk/people/${personId}/export`);
    expect(exported.body.export.roofCallouts).toMatchObject([
      { id: "text", roof_photo_id: "roof", text: "Marmalade on the ridge", drawn_by: office.id },
    ]);
    await owner.post(`/api/desk/people/${personId}/erase`, { confirm: `#${number}` });
    expect(await connection.database.selectFrom("roof_callouts").selectAll().execute()).toEqual([]);
  });

  it("comes back with a backup", async () => {
    for (const [index, callout] of each.entries()) await draw(`callout-${index}`, callout);
    const file = path.join(storage.dataDir, "backup.gz");
    expect((await siteCommand(storage, ["backup", file])).code).toBe(0);
    const target = await createStorage(engine, "none");
    expect((await siteCommand(target, ["restore", file])).code).toBe(0);
    const after = await target.open();
    const rows = (from: Connection) =>
      from.database.selectFrom("roof_callouts").selectAll().orderBy("id").execute();
    expect(await rows(after)).toEqual(await rows(connection));
    await after.close();
    await target.drop();
  });
});
