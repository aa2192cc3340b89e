import { Feed } from "feed";
import { parseFragment, serialize } from "parse5";
import { businessProfile } from "#content/business-profile.ts";
import { withFacts } from "#content/en/article-facts.ts";
import { words } from "#content/en/news-insights.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath, feedPaths, pageUrl } from "#content/links.ts";
import type { Article } from "#domain/article/article.ts";
import { articleAuthor } from "#domain/article/article-text.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { elementsOf } from "#server/plugins/page-elements.ts";

/** Most entries in a feed; the list has the rest. */
const mostEntries = 20;

/**
 * Feeds of the newest articles with their full text: RSS 2.0 and JSON Feed 1.1.
 * @param articles The newest first.
 */
export function articleFeeds(
  articles: readonly Article[],
  siteUrl: string,
): { rss: string; json: string } {
  const { name, shortName } = businessProfile;
  const channel = {
    title: `${words.heading} | ${name}`,
    description: words.lead,
    link: pageUrl(siteUrl, "/news-insights"),
    language: "en-US",
  };
  const entries = articles.slice(0, mostEntries).map((article) => ({
    link: pageUrl(siteUrl, articlePath(article)),
    title: article.title,
    summary: article.excerpt,
    content: absoluteAddresses(withFacts(article.content, builtFacts), siteUrl),
    author: articleAuthor(article, shortName).name,
    tags: [categoryLabel(article.category), ...article.tags],
    published: noonOf(article.publishDate),
    updated: noonOf(article.updateDate ?? article.publishDate),
  }));
  return { rss: rssOf(channel, entries, siteUrl), json: jsonFeedOf(channel, entries, siteUrl) };
}

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

/** RSS 2.0 with Dublin Core's `creator`: RSS's own `author` is a mailbox. */
function rssOf(channel: Channel, entries: readonly Entry[], siteUrl: string): string {
  const feed = new Feed({
    ...channel,
    id: channel.link,
    copyright: businessProfile.name,
    feedLinks: { rss: siteUrl + feedPaths.rss },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    generator: businessProfile.shortName,
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

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), of which the `feed` package writes only version 1. */
function jsonFeedOf(channel: Channel, entries: readonly Entry[], siteUrl: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: channel.title,
    home_page_url: channel.link,
    feed_url: siteUrl + feedPaths.json,
    description: channel.description,
    language: channel.language,
    items: entries.map((entry) => ({
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
