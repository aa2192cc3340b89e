import { expect, test } from "vitest";
import { feedPaths } from "#content/links.ts";
import { articles, type WrittenArticle } from "#tests/support/articles.ts";
import { ask, htmlOf } from "./support/ask.ts";

const [newest] = articles as [WrittenArticle];

test("list and article link to both feeds", async () => {
  for (const address of ["/news-insights", newest.address]) {
    const html = await htmlOf(address);
    for (const feed of Object.values(feedPaths)) {
      expect(html).toMatch(new RegExp(`<link rel="alternate"[^>]*href="${feed}"`));
    }
  }
});

test("both feeds have the newest articles in full, with pictures that other sites may show", async () => {
  const rss = await ask(feedPaths.rss);
  expect(rss.headers.get("content-type")).toMatch(/xml/);
  expect(await rss.text()).toContain(`${newest.address}</link>`);
  const { items } = (await (await ask(feedPaths.json)).json()) as {
    items: { title: string; content_html: string }[];
  };
  expect(items.map(({ title }) => title)).toEqual(
    articles.slice(0, items.length).map(({ title }) => title),
  );
  expect(items.length).toBeGreaterThanOrEqual(20);
  const texts = items.map((item) => item.content_html);
  expect(texts[0]?.length).toBeGreaterThan(4_000);
  for (const text of texts) expect(text).not.toMatch(/(href|src)="\//);
  const [, drawing = ""] = /<img src="([^"]+)"/.exec(texts.join()) ?? [];
  const { headers } = await ask(new URL(drawing).pathname);
  expect(headers.get("content-type")).toContain("image/svg+xml");
  expect(headers.get("cache-control")).toContain("immutable");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});
