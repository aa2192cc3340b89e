import { expect, inject, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { unknown } from "#content/en/appointments.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath } from "#content/links.ts";
import { pages, shownPages } from "#content/pages.ts";
import { articleQueryText, articlesPerPage, listParts } from "#domain/article/article-list.ts";
import { describedWith } from "#domain/page/page-description.ts";
import type { Described } from "#domain/page/page-entry.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "#tests/support/articles.ts";
import { ask, htmlOf } from "./support/ask.ts";

const { shortName } = businessProfile;
const siteUrl = inject("siteUrl");

test("every address in the table responds with its page's title, description, keywords and canonical link", async () => {
  for (const { address, head } of fixedPages(shownPages(builtFacts))) {
    const answer = await ask(address);
    expect.soft(answer.status, address).toBe(200);
    const html = await answer.text();
    const canonical = siteUrl + head.canonical;
    const { title, description, keywords } = describedHead(head);
    expect.soft(titlesOf(html), address).toEqual([`${title} | ${shortName}`]);
    expect.soft(contentOf(html, "description"), address).toEqual([description]);
    expect.soft(contentOf(html, "keywords"), address).toEqual([keywords]);
    expect.soft(contentOf(html, "robots"), address).toEqual(head.noindex ? ["noindex"] : []);
    expect.soft(contentOf(html, "og:url"), address).toEqual([canonical]);
    expect.soft(canonicalsOf(html), address).toEqual([canonical]);
  }
});

test("the page of an appointment that is not there is shared under its own title", async () => {
  const answer = await ask("/appointments/unknown");
  expect(answer.status).toBe(404);
  const html = await answer.text();
  const title = [`${unknown.heading} | ${shortName}`];
  expect(titlesOf(html)).toEqual(title);
  expect(contentOf(html, "og:title")).toEqual(title);
  expect(contentOf(html, "twitter:title")).toEqual(title);
});

test("every address of roof services but that of repairs shares the canonical address of replacement", async () => {
  for (const [address, work] of [
    ["/roof-services", "replacement"],
    ["/roof-services/replacement", "replacement"],
    ["/roof-services/anything", "replacement"],
    ["/roof-services/repairs", "repairs"],
  ]) {
    const html = await htmlOf(address as string);
    expect.soft(canonicalsOf(html), address).toEqual([`${siteUrl}/roof-services/${work}`]);
  }
});

test("each page of the list of articles and of a category is one of its own for search engines, what is searched for is not", async () => {
  const list = "/news-insights";
  const titles = new Set<string>();
  for (const [query, canonical] of [
    ["", ""],
    ["?page=2", "?page=2"],
    ["?page=999", `?page=${Math.ceil(articles.length / articlesPerPage)}`],
    ["?category=storm-damage", "?category=storm-damage"],
    ["?page=1&category=storm-damage&utm_source=mail", "?category=storm-damage"],
    ["?category=storm-damage&search=hail", ""],
    ["?tag=gutters", ""],
    ["?category=no-such-category", ""],
  ]) {
    const html = await htmlOf(`${list}${query}`);
    const address = siteUrl + list + canonical;
    expect.soft(canonicalsOf(html), query).toEqual([address]);
    expect.soft(contentOf(html, "og:url"), query).toEqual([address]);
    expect.soft(contentOf(html, "og:title"), query).toEqual(titlesOf(html));
    const [picture = ""] = contentOf(html, "og:image");
    expect.soft((await ask(new URL(picture).pathname)).status, picture).toBe(200);
    titles.add(titlesOf(html).join());
  }
  const title = describedWith(builtFacts, pages[list].title);
  expect([...titles]).toEqual(
    [
      title,
      `${title}, page 2`,
      `${title}, page ${Math.ceil(articles.length / articlesPerPage)}`,
      `Storm Damage: ${title}`,
    ].map((one) => `${one} | ${shortName}`),
  );
});

test("the sitemap has every page meant for search engines once, under its canonical address, every part of the list, and every article", async () => {
  const sitemap = await htmlOf("/sitemap.xml");
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    plain(address),
  );
  const known = fixedPages(shownPages(builtFacts)).filter(
    ({ address, head }) => address === head.canonical && !head.noindex,
  );
  const wanted = [
    ...known.map(({ address }) => address),
    ...listParts(articles).map((part) => {
      const query = articleQueryText({ ...part, search: "", tag: "" });
      return query ? `/news-insights?${query}` : "";
    }),
    ...articles.map((article) => articlePath(article)),
  ]
    .filter((address) => address !== "")
    .map((address) => siteUrl + address);
  expect(found.toSorted()).toEqual(wanted.toSorted());
  expect(found).toContain(`${siteUrl}/accessibility`);
  expect(found).not.toContain(`${siteUrl}/roof-services`);
  // Each is its own canonical address.
  for (const address of found.filter((one) => one.includes("?"))) {
    const html = await htmlOf(address.slice(siteUrl.length));
    expect.soft(canonicalsOf(html), address).toEqual([address]);
  }
});

function describedHead(head: ReturnType<typeof fixedPages>[0]["head"]) {
  const said = (part: Described) => describedWith(builtFacts, head[part]);
  return { title: said("title"), description: said("description"), keywords: said("keywords") };
}

function titlesOf(html: string): string[] {
  return [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => plain(title));
}

function canonicalsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = ""]) =>
    plain(href),
  );
}

/** The content of every `<meta>` with this name or property. */
function contentOf(html: string, key: string): string[] {
  const tag = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`, "g");
  return [...html.matchAll(tag)].map(([, content = ""]) => plain(content));
}

function plain(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
