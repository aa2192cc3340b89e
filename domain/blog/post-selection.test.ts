import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogCategories, type CategorySlug } from "./category.ts";
import { featuredPosts, publishedPosts, relatedPosts } from "./post-selection.ts";

type Listed = {
  slug: string;
  title: string;
  category: CategorySlug;
  publishDate: string;
  isPublished: boolean;
  isFeatured: boolean;
};

function post(slug: string, fields: Partial<Listed> = {}): Listed {
  return {
    slug,
    title: slug,
    category: "homeowner-tips",
    publishDate: "2026-06-01",
    isPublished: true,
    isFeatured: false,
    ...fields,
  };
}

const slugs = (posts: readonly Listed[]) => posts.map(({ slug }) => slug);

const anyPosts = fc.uniqueArray(
  fc.record({
    slug: fc.stringMatching(/^[a-z]{1,6}$/),
    title: fc.string({ maxLength: 4 }),
    category: fc.constantFrom(...blogCategories.map(({ slug }) => slug)),
    publishDate: fc.constantFrom("2026-01-01", "2026-01-02", "2025-12-31"),
    isPublished: fc.boolean(),
    isFeatured: fc.boolean(),
  }),
  { selector: ({ slug }) => slug, maxLength: 20 },
);

describe("the published posts", () => {
  it("are the newest first, without drafts", () => {
    const posts = [
      post("older", { publishDate: "2025-12-31" }),
      post("draft", { isPublished: false }),
      post("newest", { publishDate: "2026-10-02" }),
      post("newer", { publishDate: "2026-09-30" }),
    ];
    expect(slugs(publishedPosts(posts))).toEqual(["newest", "newer", "older"]);
  });

  it("of one day stand in the order of their titles", () => {
    const posts = [post("b"), post("c"), post("a")];
    expect(slugs(publishedPosts(posts))).toEqual(["a", "b", "c"]);
  });

  it("are all of those that are published, in falling order of days", () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const published = publishedPosts(posts);
        expect(new Set(published)).toEqual(new Set(posts.filter((one) => one.isPublished)));
        const days = published.map(({ publishDate }) => publishDate);
        expect(days).toEqual(days.toSorted().reverse());
      }),
    );
  });

  it("are a new list: the given one keeps its order", () => {
    const posts = [post("b"), post("a")];
    publishedPosts(posts);
    expect(slugs(posts)).toEqual(["b", "a"]);
  });
});

describe("the featured posts", () => {
  it("are those that are flagged and published, the newest first", () => {
    const posts = [
      post("plain"),
      post("old", { isFeatured: true, publishDate: "2026-05-31" }),
      post("draft", { isFeatured: true, isPublished: false }),
      post("new", { isFeatured: true }),
    ];
    expect(slugs(featuredPosts(posts))).toEqual(["new", "old"]);
    expect(featuredPosts([post("plain")])).toEqual([]);
  });
});

describe("the related posts", () => {
  const storm = { category: "storm-damage" } as const;

  it("are the first three others of the category, in the order given", () => {
    const posts = [
      post("a", storm),
      post("tip"),
      post("b", storm),
      post("c", storm),
      post("d", storm),
      post("e", storm),
    ];
    expect(slugs(relatedPosts(post("b", storm), posts))).toEqual(["a", "c", "d"]);
  });

  it("are none when nothing else is in the category", () => {
    const alone = post("alone", storm);
    expect(relatedPosts(alone, [alone, post("tip")])).toEqual([]);
    expect(relatedPosts(alone, [])).toEqual([]);
  });

  it("are never the post itself, never of another category, never more than three, and as many as there are", () => {
    fc.assert(
      fc.property(anyPosts, fc.nat(), (posts, index) => {
        const current = posts[index % Math.max(posts.length, 1)] ?? post("missing");
        const others = posts.filter(
          ({ slug, category }) => slug !== current.slug && category === current.category,
        );
        const related = relatedPosts(current, posts);
        expect(related).toEqual(others.slice(0, related.length));
        expect(related).toHaveLength(Math.min(others.length, 3));
      }),
    );
  });
});
