import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { overrideFaults } from "#domain/business/fact-faults.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { answerTo } from "#server/pages/page-answer.ts";
import { builtPages } from "#server/pages/page-source.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { figuresAt } from "#tests/support/other-facts.ts";
import { patience } from "#tests/support/patience.ts";

/* An owner may set a fact to whatever its entry allows: each page still stands, and counts in English. */

it.each(["least", "most"] as const)(
  "pages stand with every figure at its %s",
  async (end) => {
    const overrides = figuresAt(end);
    expect(overrideFaults(overrides, built)).toEqual({});
    const siteUrl = "http://site.test";
    const source = await builtPages("build", siteUrl);
    const config = { DATA_DIR: await makeDataFolder(), SITE_URL: siteUrl, LOG_LEVEL: "silent" };
    const app = await buildApp(readConfig(config), { pageSource: source });
    const { services } = app;
    const business = { ...services.business, overrides: () => overrides };
    const { profile } = services;
    const rendering = { source, profile, siteUrl, services: { ...services, business } };
    const found: string[] = [];
    for (const path of source.prerendered.keys()) {
      const request = new Request(new URL(path, siteUrl));
      const { response } = await answerTo(request, rendering, { network: "", log: app.log });
      expect(response.status, path).toBe(200);
      const words = wordsOf(await response.text());
      found.push(...[...words.matchAll(wrong)].map(([said]) => `${path}: ${said}`));
    }
    await app.close();
    expect(found).toEqual([]);
  },
  patience.longTest,
);

/** Figures that are none, amounts below nothing, and one of several. */
const wrong =
  /.{0,30}(?:NaN|Infinity|undefined|\[object|(?<![\d+])-\$|(?<![\d.,/-])1 (?:hours|days|weeks|months|years)\b).{0,30}/g;

function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
}
