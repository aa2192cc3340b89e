import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { builtFacts } from "#content/facts.ts";
import { articles } from "#generated/articles.ts";
import { jsonFeed as madeJsonFeed, rssFeed } from "./article-feeds.ts";

const site = "https://site.test";
const isoMoment = z.iso.datetime({ offset: true });
const address = z.url({ protocol: /^https$/ });

/**
 * JSON Feed 1.1 (jsonfeed.org/version/1.1): everything that it requires, and of what it does not, all that we send and
 * nothing else.
 */
const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().check(z.minLength(1)),
  home_page_url: address,
  feed_url: address,
  description: z.string(),
  language: z.literal("en-US"),
  items: z.array(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      url: address,
      title: z.string(),
      summary: z.string(),
      content_html: z.string().check(z.minLength(1)),
      date_published: isoMoment,
      date_modified: isoMoment,
      authors: z.array(z.strictObject({ name: z.string().check(z.minLength(1)) })),
      tags: z.array(z.string()),
    }),
  ),
});

const [first, second] = articles;
if (!first || !second) throw new Error("There are too few articles.");
const written = { ...first, authorName: "Ann & Bob <Roofers>", updateDate: first.publishDate };
const changed = { ...second, updateDate: first.publishDate };

describe("the JSON feed", () => {
  const feed = jsonFeed.parse(JSON.parse(madeJsonFeed(articles, builtFacts, site)));

  it("has each entry once, the newest first", () => {
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    const days = feed.items.map((item) => item.date_published);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it("says when an article was published, and when it last changed", () => {
    const [newest, other] = jsonFeed.parse(
      JSON.parse(madeJsonFeed([written, changed], builtFacts, site)),
    ).items;
    expect(newest?.date_modified).toBe(newest?.date_published);
    expect(newest?.date_published).toBe(`${first.publishDate}T12:00:00.000Z`);
    expect(other?.date_published).toBe(`${second.publishDate}T12:00:00.000Z`);
    expect(other?.date_modified).toBe(`${first.publishDate}T12:00:00.000Z`);
  });
});

describe("the RSS feed (RSS 2.0, rssboard.org/rss-specification)", () => {
  const rss = rssFeed([written, changed], builtFacts, site);
  const items = [...rss.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);

  it("names authors in Dublin Core, since RSS's own element is for a mailbox", () => {
    expect(rss).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
    expect(rss).not.toMatch(/<(author|managingEditor|webMaster)>/);
    expect(
      items.map((item) => [...item.matchAll(/<dc:creator>(.*?)<\/dc:creator>/g)].length),
    ).toEqual([1, 1]);
    expect(items[0]).toContain("<dc:creator>Ann &amp; Bob &lt;Roofers&gt;</dc:creator>");
  });

  it("has what a channel must have, and its own address", () => {
    const channel = rss.slice(0, rss.indexOf("<item>"));
    for (const element of ["title", "link", "description"]) {
      expect(channel.match(new RegExp(`<${element}>[^<]+</${element}>`, "g"))).toHaveLength(1);
    }
    expect(channel).toMatch(/<atom:link [^>]*href="https:\/\/site\.test\/[^"]+" rel="self"/);
    const date = /<lastBuildDate>(.+)<\/lastBuildDate>/.exec(channel)?.[1];
    expect(date).toBe(new Date(`${first.publishDate}T12:00:00Z`).toUTCString());
  });

  it("has items with a lasting id, a date as RFC 822 has it, and a place to read them", () => {
    for (const [index, item] of items.entries()) {
      const link = /<link>(.+)<\/link>/.exec(item)?.[1] ?? "";
      expect(link).toMatch(/^https:\/\/site\.test\//);
      expect(item).toContain(`<guid isPermaLink="true">${link}</guid>`);
      const day = [first, second][index]?.publishDate;
      expect(item).toContain(`<pubDate>${new Date(`${day}T12:00:00Z`).toUTCString()}</pubDate>`);
      expect(item.match(/<(title|description|content:encoded)>/g)).toHaveLength(3);
    }
  });
});
