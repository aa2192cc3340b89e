import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pages } from "#content/pages.ts";
import { placedPages } from "#domain/page/placed-pages.ts";
import { articleFolders, readArticles } from "../scripts/articles/read-articles.ts";
import { importsOf } from "./architecture/import-graph.ts";

/** A use of a picture: the master in art/, its crop (empty for the whole picture), and the page. */
type Use = { master: string; cut: string; page: string };

const screens = [...new Set(placedPages(pages).map(({ screen }) => screen))];
const onPages = screens.flatMap((screen) =>
  filesOf(`app/routes/${screen}/page.tsx`).flatMap((file) => picturesIn(file, screen)),
);
const { articles } = await readArticles(...articleFolders);
const inArticles = articles.map(({ slug, featuredImage: { master, crop = "" } }): Use => {
  return { master, cut: crop, page: `news-insights/${slug}` };
});

describe("pictures", () => {
  it("are found on the pages that show them", () => {
    expect(onPages).toContainEqual({ master: "storm", cut: "", page: "storm-damage" });
    // Through a section that loads on scrolling.
    expect(onPages.filter(({ master }) => master === "hail").map(({ page }) => page)).toContain(
      "schedule-inspection",
    );
  });

  it("appear on at most two pages, including articles, regardless of crop", () => {
    expect(crowded([...onPages, ...inArticles])).toEqual([]);
  });
});

/** Pictures used on more than two pages, with those pages. */
function crowded(uses: readonly Use[]): string[] {
  return [...Map.groupBy(uses, ({ master }) => master)].flatMap(([picture, seen]) => {
    const on = [...new Set(seen.map(({ page }) => page))];
    return on.length > 2 ? [`${picture}: ${on.join(", ")}`] : [];
  });
}

/** The app's files that a page imports, including itself. */
function filesOf(page: string): string[] {
  const found = new Set([page]);
  for (const file of found) {
    for (const { target, isPackage, isType } of importsOf(file)) {
      if (!isPackage && !isType && /^app\/.*\.tsx?$/.test(target)) found.add(target);
    }
  }
  return [...found];
}

function picturesIn(file: string, page: string): Use[] {
  const imports = readFileSync(file, "utf8").matchAll(/"#art\/masters\/([\w-]+)\.jpg\?(.*)"/g);
  return Array.from(imports, ([, master = "", query]) => {
    return { master, cut: new URLSearchParams(query).get("crop") ?? "", page };
  });
}
