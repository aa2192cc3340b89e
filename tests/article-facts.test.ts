import { readFileSync } from "node:fs";
import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { articleFacts, withFacts } from "#content/en/article-facts.ts";
import { minutes, percent } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { elementsOf, textOf } from "#server/plugins/page-elements.ts";
import { articleFolders, readArticles } from "../scripts/articles/read-articles.ts";

const { articles } = await readArticles(...articleFolders);
const written = articles.map(({ slug, content }) => ({
  slug,
  source: readFileSync(`content/en/articles/${slug}.md`, "utf8"),
  text: Array.from(elementsOf(parseFragment(withFacts(content, builtFacts))), textOf).join("\n"),
}));

describe("figures in articles", () => {
  it("that belong to the company are inserted, not typed", () => {
    const figures = Object.values(articleFacts(builtFacts)).filter((fact) =>
      /\d(%? to |%?-\$?|, )\d|\) \d|days to/.test(fact),
    );
    const { inspectionMinutes, hotline, financing } = builtFacts;
    const some = [minutes(inspectionMinutes), hotline.display, percent(financing.deposit)];
    expect(figures).toEqual(expect.arrayContaining(some));
    for (const { slug, source } of written) {
      expect
        .soft(
          figures.filter((figure) => source.includes(figure)),
          slug,
        )
        .toEqual([]);
    }
  });

  it("are those that hold, on one line and as text", () => {
    const { promises, licenses } = builtFacts;
    const facts = {
      ...builtFacts,
      promises: { ...promises, repairDays: { from: 2, to: 4 } },
      licenses: licenses.map((license) => ({ ...license, label: "Class <A> & B" })),
    };
    expect(withFacts("<p>{{repairDays}}, {{ourLicenseSays}}</p>", facts)).toBe(
      '<p><span class="whitespace-nowrap">2-4</span> days, Ours says Class &lt;A&gt; &amp; B.</p>',
    );
  });

  it("of the time to report damage are said to be common, not fixed", () => {
    const lines = written.flatMap(({ source }) =>
      source.split("\n").filter((line) => line.includes("{{claimWindow}}")),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !line.includes("commonly"))).toEqual([]);
  });

  it("of credit come with APR, a whole example, approval, and the end of same-as-cash (12 CFR 1026.24)", () => {
    const trigger = /\d% APR|\d to \d+ months|\d or \d+ months/;
    const selling = written.filter(({ text }) => trigger.test(text));
    expect(selling.map(({ slug }) => slug)).toEqual([
      "what-a-new-roof-costs",
      "what-happens-to-your-deposit",
    ]);
    for (const { slug, text } of selling) {
      expect(text, slug).toMatch(/\d% APR, with no down payment.* Total of payments \$/);
      expect(text, slug).toContain("Subject to credit approval.");
      expect(text, slug).toContain("interest is due from day one");
    }
  });
});
