import { Feed } from "feed";
import { parseFragment, serialize } from "parse5";
import { businessProfile } from "#content/business-profile.ts";
import { words } from "#content/en/news-insights.ts";
import { articlePath, feedPaths, pageUrl } from "#content/links.ts";
import { articleAuthor } from "#domain/article/article-text.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { articles } from "#generated/articles.ts";
import { elementsOf } from "#server/pages/page-elements.ts";

/** Entries of a feed; whoever reads more looks at the list. */
const mostEntries = 20;

/** The newest articles for readers of feeds: RSS 2.0 and JSON Feed 1, with their text whole. */
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

/** Noon, so that it is the same day wherever it is read. */
function dateOf(day: string | undefined): Date {
  return new Date(`${day ?? "1970-01-01"}T12:00:00Z`);
}

/** A reader of feeds does not know where `/faq` is, nor a drawing. */
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
