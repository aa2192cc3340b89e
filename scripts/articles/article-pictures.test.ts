import { expect, it } from "vitest";
import { publishedArticles } from "#domain/article/article-selection.ts";
import { articleFolders, readArticles } from "./read-articles.ts";

const { articles, drawings } = await readArticles(...articleFolders);

it("articles that share a master show different crops of it", () => {
  const byMaster = Map.groupBy(articles, ({ featuredImage }) => featuredImage.master);
  for (const [master, sharing] of byMaster) {
    const cuts = sharing.map(({ featuredImage }) => featuredImage.crop);
    expect(new Set(cuts).size, master).toBe(cuts.length);
  }
});

it("articles side by side in the list, whole or of one category, show different masters", () => {
  const newest = publishedArticles(articles);
  const lists = [newest, ...Map.groupBy(newest, ({ category }) => category).values()];
  const alike = lists.flatMap((list) =>
    list.filter((a, i) => a.featuredImage.master === list[i + 1]?.featuredImage.master),
  );
  expect(alike.map(({ slug }) => slug)).toEqual([]);
});

it("every drawing is used in an article", () => {
  const texts = articles.map(({ content }) => content).join();
  const unused = [...drawings].filter(([, drawing]) => !texts.includes(drawing?.address ?? ""));
  expect(unused.map(([name]) => name)).toEqual([]);
});
