import { beforeEach, describe, expect, it } from "vitest";
import { createPageMemory } from "./page-memory.ts";

let time: number;
let edition: string;
let settings: string | null;
let shown: string;
let rendered: string[];
let held: Promise<void> | undefined;
let status: number;

beforeEach(() => {
  time = 10_000;
  edition = "one";
  settings = null;
  shown = "free";
  rendered = [];
  held = undefined;
  status = 200;
});

function memory() {
  return createPageMemory({
    now: () => time,
    edition: () => edition,
    settings: () => settings,
    async render(address) {
      rendered.push(address);
      const text = `${address.endsWith(".data") ? "data" : "<html>"} ${shown}`;
      const answer = new Response(text, { status, headers: { "content-type": "text/html" } });
      await held;
      return answer;
    },
  });
}

const textOf = async (page: Awaited<ReturnType<ReturnType<typeof memory>["current"]>>) =>
  page.bodies.identity.toString();

describe("a page that shows what changes", () => {
  it("is rendered once, and its data read again after a second", async () => {
    const pages = memory();
    for (const passed of [0, 0, 400, 599]) {
      time += passed;
      expect(await textOf(await pages.current("/visit"))).toBe("<html> free");
    }
    expect(rendered).toEqual(["/visit.data", "/visit"]);
    time += 1;
    expect(await textOf(await pages.current("/visit"))).toBe("<html> free");
    expect(rendered).toEqual(["/visit.data", "/visit", "/visit.data"]);
  });

  it("is rendered again when its data change, a second later at most", async () => {
    const pages = memory();
    await pages.current("/visit");
    shown = "taken elsewhere";
    time += 1_000;
    expect(await textOf(await pages.current("/visit"))).toBe("<html> taken elsewhere");
    expect(await textOf(await pages.currentData("/visit"))).toBe("data taken elsewhere");
  });

  it("is rendered again at once when this process has changed what it shows", async () => {
    const pages = memory();
    await pages.current("/visit");
    [shown, edition] = ["taken", "two"];
    expect(await textOf(await pages.current("/visit"))).toBe("<html> taken");
  });

  it("is not rendered for every appointment of a crowd: it rests nine times as long as it took", async () => {
    const pages = memory();
    held = Promise.resolve().then(() => {
      time += 10;
    });
    await pages.current("/visit");
    const before = rendered.length;
    [shown, edition] = ["taken", "two"];
    time += 70;
    expect(await textOf(await pages.current("/visit"))).toBe("<html> free");
    expect(rendered).toHaveLength(before);
    time += 100;
    expect(await textOf(await pages.current("/visit"))).toBe("<html> taken");
  });

  it("is rendered once for all who wait for it", async () => {
    const pages = memory();
    const waiting = Array.from({ length: 50 }, () => pages.current("/visit"));
    const data = pages.currentData("/visit");
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    expect(await textOf(await data)).toBe("data free");
    expect(rendered).toEqual(["/visit.data", "/visit"]);
  });

  it("is not kept when it failed", async () => {
    const pages = memory();
    status = 500;
    expect((await pages.current("/visit")).status).toBe(500);
    status = 200;
    expect((await pages.current("/visit")).status).toBe(200);
  });

  it("is rendered again after a render that threw", async () => {
    const pages = memory();
    held = Promise.reject(new Error("broken on purpose"));
    await expect(pages.current("/visit")).rejects.toThrow("broken on purpose");
    held = undefined;
    expect((await pages.current("/visit")).status).toBe(200);
  });
});

describe("a page that only another build can change", () => {
  it("is rendered once", async () => {
    const pages = memory();
    expect(pages.variant("/contact?service=gutters")).toBeUndefined();
    await pages.addVariant("/contact?service=gutters");
    time += 1_000_000;
    expect(pages.variant("/contact?service=gutters")).toBeDefined();
    expect(rendered).toEqual(["/contact?service=gutters"]);
  });

  it("makes room for others when it was requested least recently", async () => {
    const pages = memory();
    for (let number = 0; number < 128; number += 1)
      await pages.addVariant(`/news?search=${number}`);
    expect(pages.variant("/news?search=0")).toBeDefined();
    await pages.addVariant("/news?search=128");
    expect(pages.variant("/news?search=0")).toBeDefined();
    expect(pages.variant("/news?search=1")).toBeUndefined();
  });

  it("is not kept when it failed", async () => {
    const pages = memory();
    status = 500;
    await pages.addVariant("/news?search=x");
    expect(pages.variant("/news?search=x")).toBeUndefined();
  });
});

describe("what pages show of the settings", () => {
  it("renders a page again whose data are the same", async () => {
    const pages = memory();
    await pages.current("/visit");
    settings = "settings 1";
    await pages.current("/visit");
    expect(rendered.filter((address) => address === "/visit")).toHaveLength(2);
  });

  it("renders a prerendered page once for each version, and a query's page as well", async () => {
    const pages = memory();
    settings = "settings 1";
    await pages.withSettings("/about", settings);
    await pages.withSettings("/about", settings);
    await pages.addVariant("/about?q=1");
    expect(rendered).toEqual(["/about", "/about?q=1"]);
    settings = "settings 2";
    expect(pages.variant("/about?q=1")).toBeUndefined();
    await pages.withSettings("/about", settings);
    expect(rendered).toEqual(["/about", "/about?q=1", "/about"]);
  });

  it("keeps no page that was rendered while an owner changed them", async () => {
    const pages = memory();
    settings = "settings 1";
    const underWay = [
      pages.withSettings("/about", settings),
      pages.addVariant("/about?q=1"),
      pages.current("/visit"),
    ];
    settings = "settings 2";
    await Promise.all(underWay);
    settings = "settings 1";
    await pages.withSettings("/about", settings);
    await pages.current("/visit");
    expect(pages.variant("/about?q=1")).toBeUndefined();
    expect(rendered.filter((address) => address === "/about")).toHaveLength(2);
    expect(rendered.filter((address) => address === "/visit")).toHaveLength(2);
  });
});
