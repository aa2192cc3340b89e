import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainTones } from "#domain/brand/color-tones.ts";
import { contrast } from "#domain/brand/oklch.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";
import { builtTones } from "./colors-now.ts";

const blue = "#1d5fa8";
const green = "#12301f";

describe.each(engines)("colors and a logo that an owner chooses, on %s,", (engine) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let version = 0;

  beforeAll(async () => {
    server = await startTestApp(engine, { pageSource: handMadePages().source });
    owner = await signIn(server, "owner");
  });
  afterAll(() => server.close());

  const set = async (overrides: object) => {
    const answer = await owner.send("PUT", "/api/desk/business", {
      version,
      settings: { overrides },
    });
    if (answer.status === 200) version = answer.body.business.version;
    return answer;
  };
  const read = (path: string) =>
    server.app.inject({ url: path, headers: { accept: "text/html", host: "site.test" } });
  const mailOf = async (date: string) => {
    const visitor = await server.visitor();
    const { id } = (await book(visitor, { date, timeSlot: "9:00 AM" })).body.appointment;
    await server.app.services.outbox.drained();
    return server.mails.find(({ text }) => text.includes(id))?.html ?? "";
  };

  it("are those of plain pages, the manifest and mails, from then on", async () => {
    expect(await set({ "colors.brand": blue, "colors.bar": green })).toMatchObject({ status: 200 });
    const { body, headers } = await read("/nowhere/%");
    expect(body).toContain(`color:${green}`);
    expect(headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
    expect((await read("/manifest.webmanifest")).json()).toMatchObject({
      theme_color: green,
      background_color: green,
    });
    const mail = await mailOf("2026-06-03");
    expect(mail).toContain(`background-color:${blue}`);
    expect(mail).toContain(`background-color:${green}`);
    expect(mail).not.toContain(builtTones["copper-700"]);
  });

  it("are told to no page's script", async () => {
    await set({ "colors.brand": blue });
    expect((await read("/facts.json")).json()).toEqual({});
    expect(server.app.services.business.pagesEdition()).toBe(`settings ${version}`);
  });

  it("are shown as dark as they have to be", async () => {
    await set({ "colors.brand": "#ffd400" });
    const { style, bar } = server.app.services.business.pageColors();
    const shown = new RegExp(`--color-${mainTones.brand}:(#\\w{6})`).exec(style)?.[1] ?? "";
    expect(contrast(shown, builtTones["limestone-50"] as string)).toBeGreaterThanOrEqual(4.5);
    expect(bar).toBe(builtTones["slate-900"]);
  });

  it.each(["blue", "#12345", "#12345g", "red;}body{display:none", 7, "#1d5fa8 "])(
    "cannot be %s",
    async (color) => {
      const { status, body } = await set({ "colors.brand": color });
      expect(status).toBe(400);
      expect(body.fields["colors.brand"]).toMatch(/^Enter a color/);
    },
  );

  it("are as built again once they are taken back", async () => {
    await set({ "colors.brand": blue });
    await set({});
    expect(server.app.services.business.pageColors()).toEqual({
      style: "",
      bar: builtTones["slate-900"],
    });
    expect(server.app.services.business.pagesEdition()).toBeNull();
    expect((await read("/nowhere/%")).body).toContain(`color:${builtTones["slate-900"]}`);
    expect(await mailOf("2026-06-04")).toContain(builtTones["copper-700"]);
  });
});
