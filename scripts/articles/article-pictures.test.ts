import { expect, it } from "vitest";
import { articleFolders, readArticles } from "./read-articles.ts";

const { articles, drawings } = await readArticles(...articleFolders);

it("articles that share a master show different crops of it", () => {
  const byMaster = Map.groupBy(articles, ({ featuredImage }) => featuredImage.master);
  for (const [master, sharing] of byMaster) {
    const cuts = sharing.map(({ featuredImage }) => featuredImage.crop);
    expect(new Set(cuts).size, master).toBe(cuts.length);
  }
});

it("every drawing is used in an article", () => {
  const texts = articles.map(({ content }) => content).join();
  const unused = [...drawings].filter(([, drawing]) => !texts.includes(drawing?.address ?? ""));
  expect(unused.map(([name]) => name)).toEqual([]);
});
