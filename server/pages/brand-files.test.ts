import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logoMarks } from "#content/logo-marks.ts";
import { logoPaths } from "#content/logo-paths.ts";
import { markSvg, pathsOf } from "#domain/brand/mark.ts";
import { socialSize } from "#domain/brand/social-plane.ts";
import { builtTones } from "#server/brand/colors-now.ts";
import { icons } from "#server/brand/icons.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

const green = "#12301f";
const { mark } = logoMarks[5];

const builtColors = {
  near: builtTones["slate-900"] as string,
  far: builtTones["copper-600"] as string,
};
const builtFile = `<svg>${pathsOf(logoPaths, builtColors)}<path fill="${builtColors.near}" d="M1 1"/></svg>`;

/** What the build writes, as far as its content matters here. */
async function builtFolder(): Promise<string> {
  const folder = await makeDataFolder();
  for (const name of [...Object.keys(icons), "/logo/on-light.svg"]) {
    await mkdir(path.dirname(folder + name), { recursive: true });
    await writeFile(folder + name, name.startsWith("/logo") ? builtFile : `built ${name}`);
  }
  await mkdir(`${folder}/social`);
  await writeFile(`${folder}/social/home.hero.jpg`, await builtSocialPicture());
  await writeFile(`${folder}/social/faq.hero.jpg`, await builtSocialPicture());
  const { width, height } = socialSize;
  await writeFile(
    `${folder}/social/faq.hero.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${builtTones["limestone-50"]}" d="M80 420h200v60h-200z"/></svg>`,
  );
  return folder;
}

/** White where a photo is, and red where the built words are. */
async function builtSocialPicture(): Promise<Buffer> {
  const { width, height } = socialSize;
  const words = { create: { width, height: 100, channels: 3, background: "#ff0000" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([{ input: words, left: 0, top: height - 100 }])
    .jpeg()
    .toBuffer();
}

describe.each(engines)("icons and logo files, on %s,", (engine) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let version = 0;

  beforeAll(async () => {
    const desk = "<!doctype html><head><title>Desk</title></head>";
    const { source } = handMadePages();
    const assetsFolder = await builtFolder();
    server = await startTestApp(engine, { pageSource: { ...source, assetsFolder, desk } });
    owner = await signIn(server, "owner");
  });
  afterAll(() => server.close());
  beforeEach(() => set({ "colors.bar": green, logo: mark }));

  const set = async (overrides: object) => {
    const answer = await owner.send("PUT", "/api/desk/business", {
      version,
      settings: { overrides },
    });
    if (answer.status === 200) version = answer.body.business.version;
    return answer;
  };
  const read = (url: string, headers = {}) =>
    server.app.inject({ url, headers: { host: "site.test", ...headers } });
  const allBuilt = async () => {
    for (const name of Object.keys(icons)) {
      const { body, statusCode } = await read(name);
      expect([statusCode, body]).toEqual([200, `built ${name}`]);
    }
    expect((await read("/logo/on-light.svg")).body).toBe(builtFile);
    expect((await read("/social/home.hero.jpg")).rawPayload).toEqual(await builtSocialPicture());
  };

  it("have the colors and the mark of the moment", async () => {
    const favicon = await read("/favicon.svg");
    expect(favicon.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, no-cache",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(favicon.body).toContain(`fill="${green}"`);
    expect(favicon.body).toContain(`d="${mark.near}"`);
    expect(favicon.body).not.toContain(logoPaths.near);

    for (const [name, size] of [
      ["/icons/icon-192.png", 192],
      ["/icons/icon-512-maskable.png", 512],
      ["/icons/apple-touch-icon.png", 180],
    ] as const) {
      const { rawPayload } = await read(name);
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([size, size]);
      const middle = (Math.floor(size / 16) * size + size / 2) * info.channels;
      expect([...data.subarray(middle, middle + 3)], name).toEqual([0x12, 0x30, 0x1f]);
    }
    const ico = (await read("/favicon.ico")).rawPayload;
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
  });

  it("are sent once to whoever keeps them", async () => {
    const { headers } = await read("/favicon.svg");
    const again = await read("/favicon.svg", { "if-none-match": headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it("keep the logo's words, in the color of the moment", async () => {
    const { body } = await read("/logo/on-light.svg");
    expect(body).toContain(`d="${mark.far}"`);
    expect(body).toContain(`<path fill="${green}" d="M1 1"/>`);
    expect(body).not.toContain(builtColors.near);
  });

  it("lose words that name another business", async () => {
    await set({ name: "Buckeye Roofing" });
    const { body } = await read("/logo/on-light.svg");
    expect(body).toBe(markSvg(logoPaths, builtColors));
    expect((await read("/favicon.svg")).body).toBe("built /favicon.svg");
  });

  it("keep the title in what social networks show, in the color of the moment, where it names nobody", async () => {
    await set({ "colors.bar": green, name: "Buckeye Roofing" });
    const { rawPayload } = await read("/social/faq.hero.jpg");
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const first = (450 * info.width + 100) * info.channels;
    expect(Math.min(...data.subarray(first, first + 3))).toBeGreaterThan(200);
  });

  it.each([
    ["another name", { name: "Buckeye Roofing" }],
    ["another region", { serviceRegion: "Central Ohio" }],
    ["another color", { "colors.bar": green }],
  ])("show a photo and no words in what social networks show, with %s", async (_what, facts) => {
    await set(facts);
    const { rawPayload, headers } = await read("/social/home.hero.jpg");
    expect(headers["content-type"]).toBe("image/jpeg");
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([socialSize.width, socialSize.height]);
    const at = (x: number, y: number) => {
      const first = (y * info.width + x) * info.channels;
      return [...data.subarray(first, first + 3)];
    };
    expect(at(600, 100)).toEqual([255, 255, 255]);
    for (const [x, y] of [
      [100, 620],
      [600, 560],
      [1190, 600],
    ] as const) {
      expect(Math.max(...at(x, y)), `at ${x}, ${y}`).toBeLessThan(64);
    }
    const none = await read("/social/none.hero.jpg");
    expect(none.headers["content-type"]).not.toBe("image/jpeg");
  });

  it("follow in mails and at the desk's door", async () => {
    const visitor = await server.visitor();
    const { id } = (await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" })).body
      .appointment;
    await server.app.services.outbox.drained();
    const logo = server.mails.find(({ text }) => text.includes(id))?.logo;
    const { data, info } = await sharp(logo).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([112, 64]);
    expect([...data.subarray(0, 3)]).toEqual([0x12, 0x30, 0x1f]);

    const { body, headers } = await read("/desk");
    expect(body).toContain(`<style>:root:root{--color-slate-900:${green};`);
    expect(headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
    expect((await read("/facts.json")).json()).toEqual({ logo: mark });
  });

  it.each([
    ["markup", { far: "", near: 'M0 0L1 1Z"/><script>alert(1)</script>' }],
    ["a drawing beyond its field", { far: "", near: "M0 0L500 1Z" }],
    ["no drawing", { far: "", near: "" }],
    ["an address", "https://logo.example/a.svg"],
  ])("take no %s for a logo", async (_what, logo) => {
    const { status, body } = await set({ logo });
    expect(status).toBe(400);
    expect(body.fields.logo).toBe("Choose a logo, or a file with one");
  });

  it("are the files of the build again once it is taken back", async () => {
    await set({});
    await allBuilt();
    const { body, headers } = await read("/desk");
    expect(body).not.toContain("<style>");
    expect(headers["content-security-policy"]).not.toContain("sha256-");
  });
});
