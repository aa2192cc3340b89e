import { describe, expect, it } from "vitest";
import type { PageTable } from "./page-entry.ts";
import { fixedPages, placedPages } from "./placed-pages.ts";

const words = { title: "Gutters", description: "Where water goes.", keywords: "gutters" };

const table: PageTable = {
  "/gutters": {
    ...words,
    aliases: ["/eaves", "/eaves/:side"],
    photo: "gutter",
    query: { a: null },
  },
  "/terms": { ...words, noindex: true, screen: "coming-soon" },
  "/orders/:id": { ...words, canonical: "/gutters", made: "rendered", screen: "order" },
};

describe("the addresses of a table of pages", () => {
  it("are those of its entries, each followed by its aliases", () => {
    expect(placedPages(table).map(({ address }) => address)).toEqual([
      "/gutters",
      "/eaves",
      "/eaves/:side",
      "/terms",
      "/orders/:id",
    ]);
  });

  it("leave out those that stand for many pages, where each has to be one page", () => {
    expect(fixedPages(table).map(({ address }) => address)).toEqual([
      "/gutters",
      "/eaves",
      "/terms",
    ]);
  });

  it("show the page of their entry under its one canonical address", () => {
    const [, alias, pattern] = placedPages(table);
    expect(pattern).toEqual({ ...alias, address: "/eaves/:side" });
    expect(alias).toEqual({
      address: "/eaves",
      screen: "gutters",
      query: { a: null },
      head: { ...words, name: "Gutters", canonical: "/gutters", photo: "gutter" },
    });
  });

  it("have a short name beside their title, or are named by it", () => {
    const named = { ...words, title: "Gutters in Fairfax", name: "Gutters" };
    const heads = placedPages({ "/gutters": named, "/eaves": words }).map(({ head }) => head);
    expect(heads).toMatchObject([
      { title: "Gutters in Fairfax", name: "Gutters" },
      { name: "Gutters" },
    ]);
  });

  it("are drawn, made and known to search engines as their entry says", () => {
    const [terms, order] = placedPages(table).slice(-2);
    expect(terms).toMatchObject({ screen: "coming-soon", head: { noindex: true } });
    expect(order).toMatchObject({
      screen: "order",
      made: "rendered",
      head: { canonical: "/gutters" },
    });
  });
});
