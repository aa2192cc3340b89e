import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { describedWith } from "#domain/page/page-description.ts";
import { placedPages } from "#domain/page/placed-pages.ts";
import { businessProfile } from "./business-profile.ts";
import { builtFacts } from "./facts.ts";
import { type LinkTarget, movedPages, pages } from "./pages.ts";

const placed = placedPages(pages);
const addresses: string[] = placed.map(({ address }) => address);

/**
 * Routes that are not in the table of pages: moved and unknown addresses, and the developers'
 * specimen sheet.
 */
const others = ["redirects", "ui", "unknown"];

describe("the table of pages", () => {
  it("lists every address exactly once", () => {
    expect(addresses).toEqual([...new Set(addresses)]);
    for (const moved of Object.keys(movedPages)) expect(addresses).not.toContain(moved);
  });

  it("has a folder of app/routes for every page, and for every folder a page", () => {
    const folders = globSync("app/routes/**/page.{ts,tsx}").map((file) =>
      path.relative("app/routes", path.dirname(file)),
    );
    const screens = placed.map(({ screen }) => screen);
    expect([...new Set([...screens, ...others])].sort()).toEqual(folders.sort());
  });

  it("has canonical addresses that are in the table", () => {
    for (const { head } of placed) expect(addresses).toContain(head.canonical);
  });

  it("gives every page its own title and description, unless two addresses show one screen", () => {
    const told = new Map<string, string>();
    for (const { screen, head } of placed) {
      for (const text of [head.title, head.description].map((said) =>
        describedWith(builtFacts, said),
      )) {
        expect(told.get(text) ?? screen, text).toBe(screen);
        told.set(text, screen);
      }
    }
  });

  it("says service and place in every title that is not given, in what search engines show of it", () => {
    const given: readonly string[] = ["/accessibility"] satisfies LinkTarget[];
    const { serviceRegion, address } = businessProfile;
    const titleOf = ({ title }: (typeof placed)[0]["head"]) => describedWith(builtFacts, title);
    for (const { head } of placed) {
      if (head.noindex || given.includes(head.canonical)) continue;
      expect(titleOf(head)).toMatch(
        new RegExp(`(roof|gutter|siding).* (${serviceRegion}|${address.city})`, "i"),
      );
      expect(titleOf(head).length, titleOf(head)).toBeLessThanOrEqual(55);
    }
  });

  it("names pictures that exist", () => {
    for (const { head } of placed) {
      if (head.photo) expect(existsSync(`art/masters/${head.photo}.jpg`), head.photo).toBe(true);
    }
  });
});

describe("a link", () => {
  it("goes to an address in the table, with a query or an anchor on the page, or does not compile", () => {
    const good = [
      "/faq",
      "/contact",
      "/contact-us?service=gutters",
      "/service-areas#fairfax",
      "/news-insights/any-article",
      "/appointments/any-id",
    ] satisfies LinkTarget[];
    // @ts-expect-error: no such page
    const unknown: LinkTarget = "/our-roofs";
    // @ts-expect-error: a moved address is no link target
    const moved: LinkTarget = "/commercial-contracts";
    // @ts-expect-error: an alias that is a pattern matches any text and is no link target
    const misspelled: LinkTarget = "/roof-services/repiars";
    expect(good).not.toEqual(expect.arrayContaining([unknown, moved, misspelled]));
  });

  it("goes through PageLink, which the compiler checks", () => {
    const files = globSync("app/**/*.tsx").filter(
      (file) => file !== "app/sections/links/page-link.tsx",
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => imports(file, "Link"))).toEqual([]);
  });
});

function imports(file: string, name: string): boolean {
  const text = readFileSync(file, "utf8");
  const [, names = ""] = /import \{([^}]*)\} from "react-router"/.exec(text) ?? [];
  return names.split(",").some((one) => one.trim() === name);
}
