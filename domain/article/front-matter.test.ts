import { describe, expect, it } from "vitest";
import { articleCategories, categoryLabel } from "./category.ts";
import { articleLimits, frontMatter } from "./front-matter.ts";

const fields = {
  title: "What a new roof costs",
  excerpt: "How roofers measure.",
  category: "homeowner-tips",
  publishDate: "2026-11-12",
  authorName: "Marcus T.",
  featuredImage: { master: "replacement", alt: "A roof half covered", crop: "0,50,50,50" },
  tags: ["roof replacement", "gutters"],
  viewCount: 0,
  isPublished: true,
  isFeatured: false,
};

/** `field: message` for every fault when these fields replace valid ones. */
function faults(wrong: Record<string, unknown>): string[] {
  const { error } = frontMatter.safeParse({ ...fields, ...wrong });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("the front matter of an article", () => {
  it("is read as it stands, and may leave out the author", () => {
    expect(frontMatter.parse(fields)).toEqual(fields);
    const { authorName: _, ...anonymous } = fields;
    expect(frontMatter.parse(anonymous)).toEqual(anonymous);
    const updated = { ...fields, updateDate: "2026-11-24" };
    expect(frontMatter.parse(updated)).toEqual(updated);
  });

  it("names every field that is missing", () => {
    const { error } = frontMatter.safeParse({});
    expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(
      [
        "title",
        "excerpt",
        "category",
        "publishDate",
        "featuredImage",
        "tags",
        "viewCount",
        "isPublished",
        "isFeatured",
      ].map((field) => `${field}: is missing`),
    );
  });

  const categoryRule =
    "category: must be one of homeowner-tips, roof-maintenance, storm-damage, commercial-roofing, company-news";
  const cropRule =
    "featuredImage.crop: must be left,top,width,height in whole percent of the master";

  it.each<[string, Record<string, unknown>, string]>([
    ["an empty title", { title: "  " }, "title: is empty"],
    ["a title that is a number", { title: 7 }, "title: must be text"],
    ["a title in two lines", { title: "a\nb" }, "title: must be one line"],
    ["a long title", { title: "x".repeat(71) }, "title: must be 70 characters or fewer"],
    ["a long excerpt", { excerpt: "x".repeat(181) }, "excerpt: must be 180 characters or fewer"],
    ["an unknown category", { category: "tips" }, categoryRule],
    ["a label for a category", { category: "Homeowner Tips" }, categoryRule],
    ["another date", { publishDate: "11/12/2026" }, "publishDate: must be a day as YYYY-MM-DD"],
    ["an update that is no day", { updateDate: "soon" }, "updateDate: must be a day as YYYY-MM-DD"],
    [
      "an update on the day it was published",
      { updateDate: "2026-11-12" },
      "updateDate: must be after publishDate",
    ],
    ["no day", { publishDate: "2026-02-29" }, "publishDate: must be a day as YYYY-MM-DD"],
    [
      "a picture without text",
      { featuredImage: { master: "hero", alt: "" } },
      "featuredImage.alt: is empty",
    ],
    [
      "a picture as text",
      { featuredImage: "hero" },
      "featuredImage: must be a picture with master and alt",
    ],
    ["a cut of three", { featuredImage: { master: "a", alt: "b", crop: "0,0,5" } }, cropRule],
    ["a cut outside", { featuredImage: { master: "a", alt: "b", crop: "60,0,50,50" } }, cropRule],
    ["an empty cut", { featuredImage: { master: "a", alt: "b", crop: "0,0,0,50" } }, cropRule],
    ["no tags", { tags: [] }, "tags: must hold at least one tag"],
    ["tags as text", { tags: "gutters" }, "tags: must be a list"],
    ["a tag twice", { tags: ["gutters", "gutters"] }, "tags: must not hold a tag twice"],
    ["a tag that is none", { tags: ["gutters", ""] }, "tags.1: is empty"],
    ["half a view", { viewCount: 0.5 }, "viewCount: must be a whole number, 0 or more"],
    ["less than no views", { viewCount: -1 }, "viewCount: must be a whole number, 0 or more"],
    ["a word for a flag", { isPublished: "yes" }, "isPublished: must be true or false"],
  ])("refuses %s", (_name, wrong, fault) => {
    expect(faults(wrong)).toEqual([fault]);
  });

  it("accepts a title and an excerpt of exactly the maximum length", () => {
    expect(
      faults({
        title: "x".repeat(articleLimits.title),
        excerpt: "x".repeat(articleLimits.excerpt),
      }),
    ).toEqual([]);
  });

  it("refuses a field that it does not know", () => {
    const { error } = frontMatter.safeParse({ ...fields, isFeatuerd: true });
    expect(error?.issues).toMatchObject([{ code: "unrecognized_keys", keys: ["isFeatuerd"] }]);
  });
});

it("files articles under the five categories", () => {
  expect(articleCategories.map(({ slug }) => [slug, categoryLabel(slug)])).toEqual([
    ["homeowner-tips", "Homeowner Tips"],
    ["roof-maintenance", "Roof Maintenance"],
    ["storm-damage", "Storm Damage"],
    ["commercial-roofing", "Commercial Roofing"],
    ["company-news", "Company News"],
  ]);
});
