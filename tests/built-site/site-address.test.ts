import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { feedPaths } from "#content/links.ts";
import { siteStandIn } from "#domain/page/site-address.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { patience } from "#tests/support/patience.ts";
import { startSite, usualNow } from "#tests/support/site.ts";

/* The same build, started with two addresses. */

const texts = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  ...Object.values(feedPaths),
];

const addresses = ["https://www.first.example", "http://second.example:8080"];

test.each([addresses, addresses.toReversed()])(
  "a build started as %s says so on every page and in every text, and nowhere %s",
  async (own = "", other = "") => {
    const site = await startSite(new Date(usualNow()), "sqlite", { SITE_URL: own });
    try {
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = ""]) => address,
      );
      expect(listed.length).toBeGreaterThan(30);
      expect(listed.filter((address) => !address.startsWith(`${own}/`))).toEqual([]);
      const paths = listed.map((address) => address.slice(own.length));
      for (const address of new Set([...paths, ...allAddresses, ...texts])) {
        const answer = await fetch(`${site.url}${address}`, { redirect: "manual" });
        expect.soft(answer.status, address).toBe(200);
        const text = await answer.text();
        expect.soft(text.includes(own), address).toBe(true);
        const strangers = [other, siteStandIn, businessProfile.siteUrl].flatMap((url) => [
          url,
          new URL(url).host,
        ]);
        expect
          .soft(
            strangers.filter((url) => text.includes(url)),
            address,
          )
          .toEqual([]);
      }
    } finally {
      await site.stop();
    }
  },
  patience.longTest,
);
