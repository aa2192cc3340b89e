import { expect, inject, test } from "vitest";
import { movedPages } from "#content/pages.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { ask, htmlOf } from "./support/ask.ts";

type CrawledPage = { status: number; html: string };

test("every link inside the site leads straight to a page, without a redirect, and to a place on it that exists", async () => {
  const pages = await crawl();
  for (const [address, { html }] of pages) {
    for (const link of linksOf(html)) {
      const [path = "", fragment] = split(link, address);
      const target = pages.get(path);
      expect.soft(target?.status, `${link} on ${address}`).toBe(200);
      if (fragment && target) {
        expect.soft(target.html, `${link} on ${address}`).toContain(`id="${fragment}"`);
      }
    }
  }
});

test("every address in the sitemap responds without a redirect, is canonical, and has the date of its last change", async () => {
  const sitemap = await htmlOf("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => entry);
  expect(listed.length).toBeGreaterThan(30);
  const today = new Date().toISOString().slice(0, 10);
  for (const entry of listed) {
    const [, location = ""] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
    const [, day = ""] = /<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/.exec(entry) ?? [];
    expect.soft(day > "2020-01-01" && day <= today, `${location}: ${day}`).toBe(true);
    const address = location.replace(inject("siteUrl"), "").replaceAll("&amp;", "&");
    const answer = await ask(address);
    expect.soft(answer.status, location).toBe(200);
    expect.soft(await answer.text(), location).toContain(`rel="canonical" href="${location}"`);
  }
});

test("every redirect leads straight to a page, not to another redirect", async () => {
  for (const address of [...Object.keys(movedPages), "/no-such-page"]) {
    const sign = await ask(address);
    const location = sign.headers.get("location") ?? "";
    expect.soft([301, 302], address).toContain(sign.status);
    const answer = await ask(location);
    expect.soft(answer.status, `${address} to ${location}`).toBe(200);
  }
});

test("robots.txt points to the sitemap, and llms.txt lists every page that the sitemap has", async () => {
  const [robots, llms, sitemap] = await Promise.all(
    ["/robots.txt", "/llms.txt", "/sitemap.xml"].map(async (file) => {
      const answer = await ask(file);
      expect(answer.status, file).toBe(200);
      return answer.text();
    }),
  );
  expect(robots).toContain(`Sitemap: ${inject("siteUrl")}/sitemap.xml`);
  expect(llms).toMatch(/^# /);
  // Not the parts of the list of articles, which it has one by one.
  for (const [, location] of sitemap?.matchAll(/<loc>([^<?]+)<\/loc>/g) ?? []) {
    expect.soft(llms, location).toContain(`](${location})`);
  }
});

test("every picture, font and file that a page refers to exists", async () => {
  const pages = await crawl();
  const files = new Map<string, string>();
  for (const [address, { html }] of pages) {
    for (const file of filesOf(html)) files.set(file, address);
  }
  for (const [file, address] of files) {
    const answer = await ask(file, { method: "HEAD" });
    expect.soft(answer.status, `${file} on ${address}`).toBe(200);
  }
});

/** Every page reachable by links, starting with the table of pages; by path and query. */
async function crawl(): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...allAddresses];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (pages.has(address)) continue;
    const answer = await ask(address);
    const html = (await answer.text()).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
    pages.set(address, { status: answer.status, html });
    for (const link of linksOf(html)) waiting.push(split(link, address)[0] as string);
  }
  return pages;
}

/** Links to this site, exactly as written in the page. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => !/^([a-z]+:|\/\/)/.test(href));
}

function split(link: string, address: string): [path: string, fragment: string] {
  const { pathname, search, hash } = new URL(link, `http://site${address}`);
  return [`${pathname}${search}`, hash.slice(1)];
}

/** Icons, pictures in all sizes, films, preloads and the sharing picture. */
function filesOf(html: string): string[] {
  const single = [
    ...html.matchAll(/<(?:img|source|video|script)\b[^>]*\s(?:src|poster)="([^"]+)"/g),
    ...html.matchAll(
      /<link\b[^>]*rel="(?:icon|preload|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g,
    ),
    ...html.matchAll(/<meta\b[^>]*property="og:image" content="([^"]+)"/g),
  ].map(([, file = ""]) => file);
  const sizes = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = ""]) =>
    set.split(",").map((entry) => entry.trim().split(" ")[0] as string),
  );
  return [...single, ...sizes]
    .filter((file) => !file.startsWith("data:"))
    .map((file) => new URL(file, "http://site/").pathname);
}
