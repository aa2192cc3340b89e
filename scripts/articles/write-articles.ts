import { linkedArticles } from "#content/linked-articles.ts";
import type { Article } from "#domain/article/article.ts";
import { featuredArticles } from "#domain/article/article-selection.ts";
import { writeChanged } from "../run/write-changed.ts";

/**
 * Writes articles in the form the site imports. Pictures are imports, so that the build creates their sizes. Files
 * for different readers: the data, which Node reads too (for the list of pages); the pictures; the few facts that the
 * menu loads; where those hold that the words of pages lead to; and, for the desk, which do not hold everywhere.
 */
export async function writeArticles(published: readonly Article[]): Promise<void> {
  await writeModule(
    "articles.ts",
    `import type { Article } from "#domain/article/article.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";

/** Every published article, the newest first. */
export const articles: readonly Article[] = [
${published
  .map(({ publishDate, updateDate, ...article }) => {
    const days = Object.entries({ publishDate, updateDate }).flatMap(([name, day]) =>
      day ? `${JSON.stringify(name)}: calendarDay(${JSON.stringify(day)})` : [],
    );
    return `  { ${[JSON.stringify(article).slice(1, -1), ...days].join(", ")} },`;
  })
  .join("\n")}
];
`,
  );
  await writeModule(
    "article-photos.ts",
    `import type { PhotoFile } from "#ui/pages/photo.tsx";
${photoImports(published)}
/** By the article's slug. */
export const articlePhotos: Readonly<Record<string, PhotoFile>> = {
${published.map((article) => `  ${JSON.stringify(article.slug)}: ${photoName(article)},`).join("\n")}
};
`,
  );
  const featured = featuredArticles(published);
  await writeModule(
    "featured-articles.ts",
    `import { type Held, type HeldHere, heldIn } from "#domain/article/held-in.ts";
import type { PhotoFile } from "#ui/pages/photo.tsx";
${photoImports(featured)}
export type FeaturedArticle = Held & {
  slug: string;
  title: string;
  excerpt: string;
  photo: PhotoFile;
};

const featuredArticles: readonly FeaturedArticle[] = [
${featured
  .map((article) => {
    const { slug, title, excerpt, regions, law } = article;
    const facts = JSON.stringify({ slug, title, excerpt, regions, law }).slice(1, -1);
    return `  { ${facts}, "photo": ${photoName(article)} },`;
  })
  .join("\n")}
];

/** What the menu shows with these facts, loaded apart from the pages. */
export function featuredIn(f: HeldHere): FeaturedArticle[] {
  return heldIn(f, featuredArticles);
}
`,
  );
  await writeModule(
    "linked-articles.ts",
    `import type { LinkedArticle } from "#content/linked-articles.ts";
import type { Held } from "#domain/article/held-in.ts";

/** Where the articles hold that the words of pages lead to; null: not on this site. */
export const linkedArticles: Readonly<Record<LinkedArticle, Held | null>> = {
${linkedArticles.map((slug) => `  ${JSON.stringify(slug)}: ${placeOf(slug, published)},`).join("\n")}
};
`,
  );
  const bound = published.filter(({ regions, law }) => regions || law);
  await writeModule(
    "held-articles.ts",
    `import type { Held } from "#domain/article/held-in.ts";

/** The articles that do not hold everywhere, for the desk. */
export const heldArticles: readonly (Held & { slug: string; title: string })[] = [
${bound
  .map(({ slug, title, regions, law }) => `  ${JSON.stringify({ slug, title, regions, law })},`)
  .join("\n")}
];
`,
  );
}

function placeOf(slug: string, published: readonly Article[]): string {
  const article = published.find((one) => one.slug === slug);
  return article ? JSON.stringify({ regions: article.regions, law: article.law }) : "null";
}

function writeModule(name: string, code: string): Promise<void> {
  return writeChanged(
    `.generated/${name}`,
    `/* Made by scripts/articles/write-articles.ts. */\n${code}`,
  );
}

/** One import per picture, and per crop of one. */
function photoImports(list: readonly Article[]): string {
  const lines = list.map((article) => {
    const { master, crop } = article.featuredImage;
    const query = crop ? `crop=${crop}&photo` : "photo";
    return `import ${photoName(article)} from "#art/masters/${master}.jpg?${query}";\n`;
  });
  return [...new Set(lines)].join("");
}

function photoName({ featuredImage: { master, crop } }: Article): string {
  return `photo_${[master, crop ?? ""].join("_").replace(/\W/g, "_")}`;
}
