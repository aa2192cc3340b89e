import { Feed } from "feed";
import { parseFragment, serialize } from "parse5";
import { withFacts } from "#content/en/article-facts.ts";
import { words } from "#content/en/news-insights.ts";
import { articlePath, feedPaths, pageUrl } from "#content/links.ts";
import type { Article } from "#domain/article/article.ts";
import { articleAuthor } from "#domain/article/article-text.ts";
import { categoryLabel } from "#domain/article/category.ts";
import type { Facts } from "#domain/business/facts.ts";
import { elementsOf } from "#server/plugins/page-elements.ts";

/** Most entries in a feed; the list has the rest. */
const mostEntries = 20;

type Channel = { title: string; description: string; link: string; language: string };

type Entry = {
  /** Its address, which is also its id. */
  link: string;
  title: string;
  summary: string;
  /** HTML. */
  content: string;
  author: string;
  tags: string[];
  published: Date;
  updated: Date;
};

/**
 * The newest articles in full in RSS 2.0, with Dublin Core's `creator`: RSS's own `author` is a mailbox.
 * @param articles The newest first.
 */
export function rssFeed(articles: readonly Article[], f: Facts, siteUrl: string): string {
  const channel = channelOf(f, siteUrl);
  const entries = entriesOf(articles, f, siteUrl);
  const feed = new Feed({
    ...channel,
    id: channel.link,
    copyright: f.name,
    feedLinks: { rss: siteUrl + feedPaths.rss },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    generator: f.shortName,
  });
  for (const { link, title, summary, content, author, tags, published } of entries) {
    feed.addItem({
      // Without an id, the link is the item's `guid` and said to be its address.
      link,
      title,
      description: summary,
      content,
      date: published,
      category: tags.map((name) => ({ name })),
      extensions: [{ name: "dc:creator", objects: { _text: author } }],
    });
  }
  return feed.rss2();
}

/**
 * The same in JSON Feed 1.1 (jsonfeed.org/version/1.1), of which the `feed` package writes only version 1.
 * @param articles The newest first.
 */
export function jsonFeed(articles: readonly Article[], f: Facts, siteUrl: string): string {
  const channel = channelOf(f, siteUrl);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: channel.title,
    home_page_url: channel.link,
    feed_url: siteUrl + feedPaths.json,
    description: channel.description,
    language: channel.language,
    items: entriesOf(articles, f, siteUrl).map((entry) => ({
      id: entry.link,
      url: entry.link,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: [{ name: entry.author }],
      tags: entry.tags,
    })),
  });
}

function channelOf({ name }: Facts, siteUrl: string): Channel {
  return {
    title: `${words.heading} | ${name}`,
    description: words.lead,
    link: pageUrl(siteUrl, "/news-insights"),
    language: "en-US",
  };
}

function entriesOf(articles: readonly Article[], f: Facts, siteUrl: string): Entry[] {
  return articles.slice(0, mostEntries).map((article) => ({
    link: pageUrl(siteUrl, articlePath(article)),
    title: article.title,
    summary: article.excerpt,
    content: absoluteAddresses(withFacts(article.content, f), siteUrl),
    author: articleAuthor(article, f.shortName).name,
    tags: [categoryLabel(article.category), ...article.tags],
    published: noonOf(article.publishDate),
    updated: noonOf(article.updateDate ?? article.publishDate),
  }));
}

/** Noon in UTC, so that it falls on the same day almost everywhere. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Makes URLs absolute: feed readers cannot resolve `/faq` or a drawing's path. */
function absoluteAddresses(html: string, siteUrl: string): string {
  const content = parseFragment(html);
  for (const { attrs } of elementsOf(content)) {
    for (const attribute of attrs) {
      const leads = attribute.name === "href" || attribute.name === "src";
      if (leads && attribute.value.startsWith("/")) attribute.value = siteUrl + attribute.value;
    }
  }
  return serialize(content);
}
