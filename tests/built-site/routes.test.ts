import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath } from "#content/links.ts";
import { movedArticles } from "#content/moved-articles.ts";
import { type LinkTarget, movedPages, shownPages } from "#content/pages.ts";
import { placedPages } from "#domain/page/placed-pages.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { articles } from "#tests/support/articles.ts";
import { all, attribute, linkTo, only, readHtml, region, text } from "#tests/support/html.ts";
import { mainOf, textOf } from "#tests/support/page-text.ts";
import { ask, htmlOf, mainPartOf } from "./support/ask.ts";

test("every address in the route table responds with 200, one h1, one canonical link and no style attribute", async () => {
  for (const address of allAddresses) {
    const answer = await ask(address);
    const html = withoutScripts(await answer.text());
    expect.soft(answer.status, address).toBe(200);
    expect.soft(html.match(/<h1\b/g), `h1 of ${address}`).toHaveLength(1);
    expect
      .soft(html.match(/<link [^>]*rel="canonical"/g), `canonical of ${address}`)
      .toHaveLength(1);
    expect.soft(html.match(/<[a-z][^>]*\sstyle=[^>]*>/i), `style in ${address}`).toBeNull();
  }
});

/** These start with the section they are named after. */
const arrangedAnew: readonly string[] = ["/our-leadership", "/our-culture"] satisfies LinkTarget[];

test("an alias shows its page at its own address", async () => {
  for (const { address, head } of placedPages(shownPages(builtFacts))) {
    if (address === head.canonical || head.noindex) continue;
    const alias = address.replace(/:.*/, "anything");
    const answer = await ask(alias);
    const shown = mainOf(await answer.text());
    const main = await mainPartOf(head.canonical);
    expect.soft(answer.status, alias).toBe(200);
    expect.soft(main, alias).toContain("<h1");
    expect.soft(headingOf(shown), alias).toBe(headingOf(main));
    if (!arrangedAnew.includes(alias)) expect.soft(textOf(shown), alias).toBe(textOf(main));
  }
});

for (const [address, id] of [
  ["/our-leadership", "leadership"],
  ["/our-culture", "culture"],
] as const) {
  test(`${address} starts with its section, without a redirect`, async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const [first] = html.slice(html.indexOf("</h1>")).match(/<section[^>]*>/) ?? [];
    expect(first).toContain(`id="${id}"`);
  });
}

test("the address decides which roof services tab is open", async () => {
  const headings: Readonly<Record<string, string>> = {
    "/roof-services": "A new roof, done once",
    "/roof-services/replacement": "A new roof, done once",
    "/roof-services/anything": "A new roof, done once",
    "/roof-services/repairs": "Roof repairs that hold",
  };
  for (const [address, heading] of Object.entries(headings)) {
    const title = only(readHtml(await htmlOf(address)), "h1");
    expect.soft(text(title), address).toBe(heading);
  }
});

test("roof services default to replacement", async () => {
  const [first, second] = await Promise.all([
    mainPartOf("/roof-services"),
    mainPartOf("/roof-services/replacement"),
  ]);
  expect(headingOf(first)).not.toBe("none");
  expect(first).toBe(second);
});

test("an address that has moved redirects permanently to the new one", async () => {
  const ofArticles = Object.entries(movedArticles).map((slugs) =>
    slugs.map((slug) => articlePath({ slug })),
  );
  for (const [old = "", current] of [...Object.entries(movedPages), ...ofArticles]) {
    const answer = await ask(old);
    expect(answer.status, old).toBe(301);
    expect(answer.headers.get("location"), old).toBe(current);
  }
});

test("an unknown address redirects to the home page with a 302", async () => {
  for (const unknown of [
    "/no-such-page",
    "/our-projects",
    "/before-after",
    "/article-1",
    "/a/b/c",
  ]) {
    const answer = await ask(unknown);
    expect.soft(answer.status, unknown).toBe(302);
    expect.soft(answer.headers.get("location"), unknown).toBe("/");
  }
});

test("an article that does not exist responds with status 404 and says so", async () => {
  const answer = await ask("/news-insights/no-such-article");
  expect(answer.status).toBe(404);
  const page = readHtml(await answer.text());
  expect(text(only(page, "h1"))).toBe("Blog Post Not Found");
  expect(text(only(page, "title"))).toBe(`Blog Post Not Found | ${businessProfile.shortName}`);
  expect(attribute(only(page, "meta", { name: "robots" }), "content")).toBe("noindex");
  const main = only(page, "main");
  expect(linkTo(main, "Back to News & Insights")).toBe("/news-insights");
  for (const href of ["/schedule-inspection", "/contact-us", "/faq"] satisfies LinkTarget[]) {
    expect(all(main, "a", { href }), href).not.toEqual([]);
  }
});

test.each([
  ["hail-sizes-2024", "Close to that address", "/news-insights/hail-by-size"],
  ["old-gutter-cleaning-guide", "Close to that address", "/news-insights/gutters-twice-a-year"],
  ["xyzzy", "The newest articles", articles[0]?.address],
])("in place of the missing article %s, it offers three others", async (slug, heading, address) => {
  const page = readHtml(await htmlOf(`/news-insights/${slug}`));
  const offered = region(only(page, "main"), heading);
  const links = all(offered, "article").map((card) => attribute(only(card, "a"), "href"));
  expect(links).toHaveLength(3);
  expect(links[0]).toBe(address);
});

test("an appointment that does not exist responds with status 404, says so, and is never cached", async () => {
  for (const query of ["", "?change=move", "?change=cancel"]) {
    const answer = await ask(`/appointments/AAAAAAAAAAAAAAAAAAAAAA${query}`);
    expect(answer.status, query).toBe(404);
    expect(answer.headers.get("cache-control"), query).toBe("no-store");
    const html = readHtml(await answer.text());
    expect(text(only(html, "h1")), query).toBe("We can't find this appointment");
    const robots = all(html, "meta", { name: "robots" }).map((tag) => attribute(tag, "content"));
    expect(robots.join(), query).toContain("noindex");
  }
});

function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
}

function headingOf(html: string): string {
  return /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "none";
}
