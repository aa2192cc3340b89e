import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lawYear } from "#content/dated-facts.ts";
import { articleHtml } from "./article-html.ts";
import { readArticle, readArticles } from "./read-articles.ts";

const file = "content/en/articles/ice-dams.md";
const good = `---
title: Ice dams
excerpt: Where they come from.
category: roof-maintenance
publishDate: 2026-01-31
featuredImage:
  master: hero
  alt: A house
tags: [maintenance]
viewCount: 12
isPublished: true
isFeatured: false
---

## Warm attic, cold eave

Snow melts.
`;

const signed = good.replace("featuredImage", "authorName: Ada L.\nfeaturedImage");
const authors = [{ name: "Ada L.", title: "Inspector" }];
const read = (text: string, name = file) => readArticle(name, text, ["hero"], new Map(), authors);
const faultsOf = (text: string, name = file) => read(text, name).faults;

describe("an article's file", () => {
  it("becomes an article with the slug of its name and the HTML of its body", () => {
    expect(read(good).article).toEqual({
      slug: "ice-dams",
      title: "Ice dams",
      excerpt: "Where they come from.",
      category: "roof-maintenance",
      publishDate: "2026-01-31",
      featuredImage: { master: "hero", alt: "A house" },
      tags: ["maintenance"],
      viewCount: 12,
      isPublished: true,
      isFeatured: false,
      content: '<h2 id="warm-attic-cold-eave">Warm attic, cold eave</h2>\n<p>Snow melts.</p>\n',
      sections: [{ id: "warm-attic-cold-eave", title: "Warm attic, cold eave" }],
      sources: [],
      minutes: 1,
    });
  });

  it("keeps the names of facts, and gets at once what only a build can change", () => {
    const { article } = read(`${good}\nIn {{lawYear}} a repair takes {{ repairDays }}.\n`);
    expect(article?.content).toContain(`<p>In ${lawYear} a repair takes {{repairDays}}.</p>`);
  });

  it("names its sources once each, and keeps its figures for the margin", () => {
    const figures = 'figures:\n  - value: "Snow melts"\n    says: "in {{lawYear}}"\nviewCount';
    const text = "[One](source:mold), [two](source:hail), [one](source:mold).";
    const { article } = read(`${good.replace("viewCount", figures)}\n${text}\n`);
    expect(article?.sources).toEqual(["mold", "hail"]);
    expect(article?.figures).toEqual([{ value: "Snow melts", says: `in ${lawYear}` }]);
  });

  it("may be signed by an author of the profile, who brings a title", () => {
    expect(read(signed).article).toMatchObject({ authorName: "Ada L.", authorTitle: "Inspector" });
  });

  it("may come from Windows", () => {
    const { article, faults } = read(good.replaceAll("\n", "\r\n"));
    expect(faults).toEqual([]);
    expect(article?.content).toContain("<p>Snow melts.</p>");
  });

  it.each<[string, string, string]>([
    ["a field is missing", good.replace(/^title.*\n/m, ""), "title: is missing"],
    [
      "a field is unknown",
      good.replace("isFeatured", "isFeatuerd: true\nisFeatured"),
      "isFeatuerd: is no field of an article",
    ],
    [
      "the picture is unknown",
      good.replace("master: hero", "master: heroes"),
      "featuredImage.master: art/masters holds no heroes.jpg, but hero",
    ],
    [
      "a figure for the margin is not in the text",
      good.replace("viewCount", 'figures:\n  - value: "12 inches"\n    says: of ice\nviewCount'),
      "figures.0.value: the text does not say 12 inches",
    ],
    [
      "a figure for the margin is only a part of another in the text",
      `${good.replace("viewCount", "figures:\n  - value: 4 percent\n    says: of slope\nviewCount")}\nA slope of 14 percent, or of 2.4 percent.\n`,
      "figures.0.value: the text does not say 4 percent",
    ],
    [
      "its author is not in the profile",
      signed.replace("Ada L.", "Marcus T."),
      "authorName: is no author in content/business-profile.ts",
    ],
    [
      "it is published with text from the draft",
      good.replace("A house", "What is seen on the picture"),
      "featuredImage.alt: still says what the draft says",
    ],
    [
      "there is no front matter",
      "## Ice\n\nSnow.",
      "front matter: must stand between two lines of --- at the beginning",
    ],
    ["it is empty", "", "front matter: must stand between two lines of --- at the beginning"],
    ["the body is empty", good.slice(0, good.indexOf("## ")), "body: is empty"],
    [
      "the body has a title",
      good.replace("## Warm", "# Warm"),
      'body: has a title of its own, "Warm attic, cold eave": begin with ##',
    ],
    [
      "two headings are alike",
      `${good}\n### Warm attic, cold eave!\n`,
      'body: has two headings that read "Warm attic, cold eave!"',
    ],
    [
      "the body inserts what there is not",
      `${good}\nIn {{repairDay}}.\n`,
      "body: inserts {{repairDay}}, which content/en/article-facts.ts does not hold",
    ],
    [
      "a heading inserts a fact",
      `${good}\n## Done in {{repairDays}}\n`,
      "body: inserts {{repairDays}} into a heading: only the text can have it",
    ],
    [
      "an address inserts a fact",
      `${good}\n[Roof repairs](/faq "In {{repairDays}}")\n`,
      "body: inserts {{repairDays}} into an address or the words for a drawing: only the text can have it",
    ],
    [
      "the body has a picture",
      `${good}\n![Ice](ice.jpg)\n`,
      "body: holds a picture: an article has its featured one",
    ],
  ])("is refused in one line with file and field when %s", (_name, text, fault) => {
    expect(faultsOf(text)).toEqual([`${file}: ${fault}`]);
  });

  it("is refused in one line when its front matter is not YAML", () => {
    const [fault = "", ...others] = faultsOf(good.replace("title: Ice dams", "title: Ice: dams"));
    expect(others).toEqual([]);
    expect(fault).toMatch(
      /^content\/en\/articles\/ice-dams\.md: front matter: .* at line 1, column \d+$/,
    );
  });

  it.each(["Ice dams", "ice_dams", "Ice-dams", "ice--dams", "-ice"])(
    "is refused under the name %s.md",
    (name) => {
      expect(faultsOf(good, `content/en/articles/${name}.md`)).toEqual([
        `content/en/articles/${name}.md: file name: must be small letters, digits and single hyphens`,
      ]);
    },
  );

  it("has all its faults reported together", () => {
    const text = good.replace("Ice dams", "x".repeat(71)).replace("2026-01-31", "soon");
    expect(faultsOf(text)).toHaveLength(2);
  });
});

describe("a folder of articles", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-articles-"));
    await mkdir(path.join(folder, "masters"));
    await writeFile(path.join(folder, "masters", "hero.jpg"), "");
    await mkdir(path.join(folder, "articles", "2025"), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const put = (name: string, text: string) => writeFile(path.join(folder, "articles", name), text);
  const inFolder = (name: string) => path.join(folder, name);
  const read = () => readArticles(inFolder("articles"), inFolder("masters"), inFolder("drawings"));

  it("returns all of them, including those in subfolders", async () => {
    await put("ice-dams.md", good);
    await put("2025/moss.md", good);
    await put("notes.txt", "not an article");
    const { articles, faults } = await read();
    expect(faults).toEqual([]);
    expect(articles.map(({ slug }) => slug).sort()).toEqual(["ice-dams", "moss"]);
  });

  it("is refused when two files have the same slug", async () => {
    await put("ice-dams.md", good);
    await put("2025/ice-dams.md", good);
    const [first, second] = ["ice-dams.md", "2025/ice-dams.md"].map((name) =>
      inFolder(path.join("articles", name)),
    );
    expect((await read()).faults).toEqual([`${first}: file name: ${second} has the same slug`]);
  });

  it("is refused with the faults of every file", async () => {
    await put("a.md", good.replace("category: roof", "category: moss"));
    await put("b.md", good.replace("viewCount: 12", "viewCount: many"));
    const { faults } = await read();
    expect(faults.map((fault) => path.basename(fault.split(":", 1)[0] ?? ""))).toEqual([
      "a.md",
      "b.md",
    ]);
  });
});

describe("a folder of drawings", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-drawings-"));
    for (const name of ["articles", "masters", "drawings"]) await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, "masters", "hero.jpg"), "");
    const shows = '![Eave](drawing:eave "Water stands.")';
    await writeFile(path.join(folder, "articles", "ice.md"), `${good}\n${shows}\n`);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const inFolder = (name: string) => path.join(folder, name);
  const draw = (inside: string) =>
    writeFile(
      inFolder("drawings/eave.svg"),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 300">\n${inside}\n</svg>`,
    );
  const read = () => readArticles(inFolder("articles"), inFolder("masters"), inFolder("drawings"));

  it("gives each on a white sheet, in the site's colors, at an address that changes with it", async () => {
    await draw('<path d="M0 0H9" stroke="copper-600"/>');
    const { articles, drawings, faults } = await read();
    expect(faults).toEqual([]);
    const first = drawings.get("eave");
    expect(first).toMatchObject({ width: 560, height: 300 });
    expect(first?.svg).toContain('width="560" height="300" fill="#ffffff"');
    expect(first?.svg).toMatch(/<path d="M0 0H9" stroke="#[\da-f]{6}"\/>/);
    expect(first?.address).toMatch(/^\/assets\/eave-[\da-f]{8}\.svg$/);
    expect(articles[0]?.content).toContain(`<img src="${first?.address}"`);
    await draw('<path d="M0 0H8" stroke="copper-600"/>');
    expect((await read()).drawings.get("eave")?.address).not.toBe(first?.address);
  });

  it("is refused when a name cannot be an address", async () => {
    await writeFile(inFolder("drawings/My eave.svg"), "");
    expect((await read()).faults).toContain(
      `${inFolder("drawings/My eave.svg")}: drawing: must be named with small letters, digits and single hyphens`,
    );
  });

  it("is refused with the drawing's fault, and the articles that show it are left out", async () => {
    await draw('<path d="M0 0H9" stroke="#ff0000"/>');
    const { articles, faults } = await read();
    expect(articles).toEqual([]);
    expect(faults).toEqual([
      expect.stringMatching(/eave\.svg: drawing: has the color #ff0000: .* \(line 2\)$/),
      `${inFolder("articles/ice.md")}: body: shows drawing:eave, which has a fault itself`,
    ]);
  });
});

describe("a drawing in an article", () => {
  const eave = { address: "/assets/eave-0a1b2c3d.svg", width: 560, height: 300, svg: "" };
  const drawings = new Map([["eave", eave]]);

  it("is a picture with its alt text, size and caption", () => {
    const written = 'Ice.\n\n![Eave of a "cold" roof](drawing:eave "**1** Ice & snow")\n\nSnow.';
    expect(articleHtml(written, drawings).content).toBe(
      '<p>Ice.</p>\n<figure><img src="/assets/eave-0a1b2c3d.svg" width="560" height="300" alt="Eave of a “cold” roof"><figcaption><strong>1</strong>\u00a0Ice &amp; snow</figcaption></figure>\n<p>Snow.</p>\n',
    );
  });

  it.each([
    [
      "is not there",
      '![Ice](drawing:dam "Ice")',
      "drawing:dam, but content/en/drawings holds eave",
    ],
    ["has no alt text", '![ ](drawing:eave "Ice")', "drawing:eave without its words"],
    ["has no caption", "![Ice](drawing:eave)", "drawing:eave without a caption"],
    ["is inside a line", 'Ice: ![Ice](drawing:eave "Ice")', "drawing:eave within a paragraph"],
    ["is inside a list", '- ![Ice](drawing:eave "Ice")', "drawing:eave within a paragraph"],
    ["is inside a heading", '## ![Ice](drawing:eave "Ice")', "drawing:eave within a paragraph"],
  ])("is refused when it %s", (_name, written, fault) => {
    expect(() => articleHtml(written, drawings)).toThrow(fault);
  });
});

describe("an article's HTML", () => {
  it("shows HTML within Markdown as text, and has no links that run scripts", () => {
    const { content } = articleHtml(
      "<script>alert(1)</script>\n\n[here](javascript:alert(1)) <b onclick=x>bold</b>",
    );
    expect(content).not.toMatch(/<(script|b|a)\b/);
    expect(content).toContain("&lt;script&gt;");
  });

  it("has no style attribute, which the policy would refuse", () => {
    const { content } = articleHtml("| a | b |\n| :-: | --: |\n| 1 | 2 |");
    expect(content).toContain('<td data-align="right">2</td>');
    expect(content).not.toContain("style=");
  });

  it("marks a table's column headings", () => {
    expect(articleHtml("| a |\n| - |\n| 1 |").content).toContain('<th scope="col">a</th>');
  });

  it("uses typographic quotes and apostrophes", () => {
    expect(articleHtml(`It's "new" & dry.`).content).toBe("<p>It’s “new” &amp; dry.</p>\n");
  });

  it.each(["$3-$5", "15-30", "4.99%-9.99%", "75-100+", "$1,000-$2,000", "6 in 12"])(
    "leaves %s as it is, and does not let a line break inside it",
    (figures) => {
      expect(articleHtml(`From ${figures}, self-sealing.`).content).toBe(
        `<p>From <span class="whitespace-nowrap">${figures}</span>, self-sealing.</p>\n`,
      );
    },
  );

  it("lists the sections, not their subsections", () => {
    expect(articleHtml("## The *one* we don't skip\n\n### Detail\n\n## Two").sections).toEqual([
      { id: "the-one-we-dont-skip", title: "The one we don’t skip" },
      { id: "two", title: "Two" },
    ]);
  });
});
