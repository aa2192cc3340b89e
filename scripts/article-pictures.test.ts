import { expect, it } from "vitest";
import { articleFolders, readArticles } from "./read-articles.ts";

const { articles, drawings } = await readArticles(...articleFolders);

it("at most three articles share a master, each with another cut of it", () => {
  const byMaster = Map.groupBy(articles, ({ featuredImage }) => featuredImage.master);
  for (const [master, sharing] of byMaster) {
    const cuts = sharing.map(({ featuredImage }) => featuredImage.crop);
    expect(cuts.length, master).toBeLessThanOrEqual(3);
    expect(new Set(cuts).size, master).toBe(cuts.length);
  }
});

it("every drawing stands in an article", () => {
  const texts = articles.map(({ content }) => content).join();
  const unused = [...drawings].filter(([, drawing]) => !texts.includes(drawing?.address ?? ""));
  expect(unused.map(([name]) => name)).toEqual([]);
});
