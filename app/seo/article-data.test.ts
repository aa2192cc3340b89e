import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { builtFacts } from "#content/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { siteStandIn } from "#domain/page/site-address.ts";
import { articleData } from "./article-data.ts";

const site = siteStandIn;
const article = {
  slug: "ice-dams",
  title: "Ice dams",
  excerpt: "Where they come from.",
  category: "roof-maintenance",
  publishDate: calendarDay("2026-01-31"),
  authorName: "Ada L.",
  authorTitle: "Roof inspector",
  tags: ["maintenance", "gutters"],
  master: "gutter",
} as const;

it("describes an article with absolute URLs, and refers to the page's business as its publisher", () => {
  expect(articleData(builtFacts, { ...article, tags: [...article.tags] })).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "Ice dams",
    description: "Where they come from.",
    image: `${site}/social/news-insights--ice-dams.gutter.jpg`,
    datePublished: "2026-01-31",
    dateModified: "2026-01-31",
    author: { "@type": "Person", name: "Ada L.", jobTitle: "Roof inspector" },
    publisher: {
      "@type": "Organization",
      "@id": `${site}/#business`,
      name: businessProfile.name,
    },
    mainEntityOfPage: `${site}/news-insights/ice-dams`,
    articleSection: "Roof Maintenance",
    keywords: "maintenance, gutters",
    inLanguage: "en-US",
  });
});

it("says when an article was last changed: on the day of its publication, unless it was updated later", () => {
  const updateDate = calendarDay("2026-11-24");
  expect(articleData(builtFacts, { ...article, tags: [], updateDate }).dateModified).toBe(
    "2026-11-24",
  );
});

it("has the business as its author when no author is given", () => {
  const { authorName: _, authorTitle: __, ...unsigned } = article;
  expect(articleData(builtFacts, { ...unsigned, tags: [] }).author).toMatchObject({
    "@type": "Organization",
    "@id": `${site}/#business`,
  });
});
