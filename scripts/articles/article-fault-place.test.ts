import { expect, it } from "vitest";
import { placeOfFault } from "./article-fault-place.ts";
import { readArticle } from "./read-articles.ts";

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

Snow doesn't melt.
`;

it("finds the line that a drawing's fault mentions", () => {
  const fault =
    "content/en/drawings/eave.svg: drawing: has a <script>, which no drawing may have (line 7)";
  const place = placeOfFault(fault, "<svg>");
  expect(place).toMatchObject({ file: "content/en/drawings/eave.svg", field: "drawing", line: 7 });
});

it.each<[string, string, string, number]>([
  ["of a field", good.replace("roof-maintenance", "moss"), "category", 4],
  [
    "of a field within another",
    good.replace("master: hero", "master: moon"),
    "featuredImage.master",
    7,
  ],
  ["of an unknown field", good.replace("viewCount", "views: 1\nviewCount"), "views", 10],
  ["of the field with one missing", good.replace("  alt: A house\n", ""), "featuredImage.alt", 6],
  ["of the file with one missing", good.replace(/^title.*\n/m, ""), "title", 1],
  ["of front matter that cannot be read", good.replace("Ice dams", "Ice: dams"), "front matter", 2],
  ["of an unknown insertion", `${good}\nIn {{repairDay}}.\n`, "body", 19],
  ["of a title in the text", good.replace("## Warm", "# Warm"), "body", 15],
  ["of the second of two headings", `${good}\n### Warm attic, *cold* eave!\n`, "body", 19],
  ["of a picture", `${good}\n![Ice](ice.jpg)\n`, "body", 19],
  ["of a drawing", `${good}\n![Ice](drawing:ice-dam "Ice")\n\nSee drawing:ice.\n`, "body", 19],
  ["of a file without front matter", "## Ice\n", "front matter", 1],
])("finds the line %s, and on Windows too", (_name, text, field, line) => {
  for (const written of [text, text.replaceAll("\n", "\r\n")]) {
    const [fault, ...others] = readArticle("ice-dams.md", written, ["hero"]).faults;
    if (!fault) throw new Error("no fault found");
    expect(others).toEqual([]);
    expect(placeOfFault(fault, written)).toMatchObject({ file: "ice-dams.md", field, line });
  }
});
