import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleWords, closestArticles } from "./closest-articles.ts";

const article = (title: string, excerpt = "", content = "", tags: string[] = []) => ({
  ...{ title, excerpt, content, tags },
  sections: [],
});

const articles = [
  article("Clean gutters twice a year", "Leaves come down in May, too.", "", ["gutters"]),
  article("Where a roof leaks", "Water travels before it drips.", "<p>A leaking valley.</p>"),
  article("What a roof costs", "Prices per square foot.", "<p>Repair or replace?</p>"),
  article("Hail", "What it does to shingles.", "<p>Damage that shows in spring.</p>"),
  article("Solar on a roof", "", "<p>The price of one panel.</p>"),
];
const words = articleWords(articles);
const closest = (search: string) => closestArticles(search, words).map((at) => articles[at]?.title);

describe("what comes closest to a search", () => {
  it.each([
    ["gutter cleaning", ["Clean gutters twice a year"]],
    ["leaks", ["Where a roof leaks"]],
    ["leak", ["Where a roof leaks"]],
    ["PRICE", ["What a roof costs", "Solar on a roof"]],
    ["hail damage", ["Hail"]],
    ["how do I replace the roof?", ["What a roof costs", "Where a roof leaks", "Solar on a roof"]],
    ["roof repair cost", ["What a roof costs", "Where a roof leaks", "Solar on a roof"]],
  ])("is for %j what has its words, or words that begin as they do", (search, titles) => {
    expect(closest(search)).toEqual(titles);
  });

  it.each(["zebra", "the of and", "", "?!", "p"])("is nothing for %j", (search) => {
    expect(closest(search)).toEqual([]);
  });

  it("does not read the marks of HTML", () => {
    expect(closest("p")).toEqual([]);
    expect(closestArticles("nbsp", articleWords([article("A", "", "one&nbsp;two")]))).toEqual([]);
  });

  it("is at most six places, each once, whatever is searched for", () => {
    const many = Array.from({ length: 20 }, (_, at) => article(`Roof ${at}`));
    const known = articleWords(many);
    expect(closestArticles("roofs", known)).toEqual([0, 1, 2, 3, 4, 5]);
    fc.assert(
      fc.property(fc.string(), (search) => {
        const places = closestArticles(search, known);
        expect(new Set(places).size).toBe(places.length);
        expect(places.length).toBeLessThanOrEqual(6);
        for (const place of places) expect(many[place]).toBeDefined();
      }),
    );
  });
});
