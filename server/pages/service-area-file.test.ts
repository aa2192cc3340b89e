import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serviceAreaPath } from "#content/links.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const franklin: ChosenCounty = {
  ...{ fips: "39049", id: "franklin", name: "Franklin", type: "primary" },
  ...{ details: "", projects: 0 },
};
const ohio = { state: "OH", counties: [franklin] };

describe.each(engines)("the map that pages ask for, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let other: TestApp;
  let owner: Visitor;
  let version = 0;
  beforeAll(async () => {
    storage = await createStorage(engine);
    const { source: pageSource } = handMadePages();
    server = await startTestApp(engine, { ...storage.forApp, pageSource });
    other = await startTestApp(engine, { ...storage.forApp, pageSource });
    owner = await signIn(server, "owner");
  });
  afterAll(async () => {
    await server.close();
    await other.close();
    await storage.drop();
  });

  const ask = () => fetch(other.url + serviceAreaPath);
  const set = async (overrides: object) => {
    const body = { version, settings: { overrides } };
    const answer = await owner.send("PUT", "/api/desk/business", body);
    expect(answer.status).toBe(200);
    version = answer.body.business.version;
  };
  const shown = async () => ((await (await ask()).json()) as OwnArea).counties;

  it("is what another process has just stored", async () => {
    await set({});
    expect((await ask()).status).toBe(404);
    await set(ohio);
    expect((await shown()).map(({ name }) => name)).toEqual(["Franklin"]);
    await set({ ...ohio, counties: [{ ...franklin, fips: "39041" }] });
    expect((await shown()).map(({ name }) => name)).toEqual(["Delaware"]);
    await set({});
    expect((await ask()).status).toBe(404);
  });

  it("is drawn again for other counties or another office, and for nothing else", async () => {
    const { business } = server.app.services;
    await set(ohio);
    const drawn = business.area();
    await set({ ...ohio, name: "Buckeye Roofing" });
    expect(business.area()).toBe(drawn);
    await set({ ...ohio, "address.latitude": 39.9612, "address.longitude": -82.9988 });
    expect(business.area()).not.toBe(drawn);
    await set({ ...ohio, counties: [{ ...franklin, details: "Our yard is here." }] });
    expect(business.area()?.counties[0]?.details).toBe("Our yard is here.");
  });
});
