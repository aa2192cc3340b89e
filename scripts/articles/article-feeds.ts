import { Feed } from "feed";
import { parseFragment, serialize } from "parse5";
import { businessProfile } from "#content/business-profile.ts";
import { words } from "#content/en/news-insights.ts";
import { articlePath, feedPaths, pageUrl } from "#content/links.ts";
import { articleAuthor } from "#domain/article/article-text.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { articles } from "#generated/articles.ts";
import { elementsOf } from "#server/pages/page-elements.ts";

/** Most entries in a feed; the list has the rest. */
const mostEntries = 20;

/** Feeds of the newest articles with their full text: RSS 2.0 and JSON Feed 1. */
export function articleFeeds(siteUrl: string): { rss: string; json: string } {
  const { name, shortName } = businessProfile;
  const list = pageUrl(siteUrl, "/news-insights");
  const feed = new Feed({
    id: list,
    link: list,
    title: `${words.heading} | ${name}`,
    description: words.lead,
    language: "en-US",
    copyright: name,
    feedLinks: { rss: siteUrl + feedPaths.rss, json: siteUrl + feedPaths.json },
    updated: dateOf(articles[0]?.publishDate),
    generator: shortName,
  });
  for (const article of articles.slice(0, mostEntries)) {
    const link = pageUrl(siteUrl, articlePath(article));
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.excerpt,
      content: absoluteAddresses(article.content, siteUrl),
      date: dateOf(article.publishDate),
      author: [{ name: articleAuthor(article, shortName).name }],
      category: [categoryLabel(article.category), ...article.tags].map((one) => ({ name: one })),
    });
  }
  return { rss: feed.rss2(), json: feed.json1() };
}

/** Noon in UTC, so that it falls on the same day almost everywhere. */
function dateOf(day: string | undefined): Date {
  return new Date(`${day ?? "1970-01-01"}T12:00:00Z`);
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
