import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse, YAMLParseError } from "yaml";
import { businessProfile } from "#content/business-profile.ts";
import { articleFacts } from "#content/en/article-facts.ts";
import { articleInsertions } from "#content/en/article-insertions.ts";
import { builtFacts } from "#content/facts.ts";
import type { Article } from "#domain/article/article.ts";
import { type FrontMatter, frontMatter } from "#domain/article/front-matter.ts";
import type { Author } from "#domain/business/business-profile.ts";
import type { ContentFault } from "../content-fault.ts";
import { draftWords } from "./article-draft.ts";
import { articleHtml } from "./article-html.ts";
import { type Drawings, readDrawings } from "./read-drawings.ts";

/** Folders of articles, masters of their pictures, and drawings. */
export const articleFolders = [
  "content/en/articles",
  "art/masters",
  "content/en/drawings",
] as const;

type ReadArticle = { article: Article; faults: [] } | { article: null; faults: ContentFault[] };

/**
 * All articles in `folder`, each checked, and the drawings they show. Subfolders are only for organization: a slug is
 * the name of a file.
 */
export async function readArticles(
  folder: string,
  mastersFolder: string,
  drawingsFolder: string,
): Promise<{ articles: Article[]; drawings: Drawings; faults: ContentFault[] }> {
  const masters = (await readdir(mastersFolder))
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => path.basename(name, ".jpg"));
  const { drawings, faults } = await readDrawings(drawingsFolder);
  const files = (await Array.fromAsync(glob("**/*.md", { cwd: folder }))).sort();
  const read = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), "utf8");
      return readArticle(path.join(folder, file), text, masters, drawings);
    }),
  );
  return {
    articles: read.flatMap(({ article }) => article ?? []),
    drawings,
    faults: [...faults, ...read.flatMap((one) => one.faults), ...repeatedSlugs(folder, files)],
  };
}

/** Reads one article's file. @param masters Names of the existing pictures. @param authors Who may sign it. */
export function readArticle(
  file: string,
  text: string,
  masters: readonly string[],
  drawings: Drawings = new Map(),
  authors: readonly Author[] = businessProfile.authors,
): ReadArticle {
  const slug = path.basename(file, ".md");
  const faults: ContentFault[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    faults.push(`${file}: file name: must be small letters, digits and single hyphens`);
  }

  const parts = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) {
    faults.push(`${file}: front matter: must stand between two lines of --- at the beginning`);
    return { article: null, faults };
  }
  const [, head = "", body = ""] = parts;

  let fields: unknown;
  try {
    fields = parse(head);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [sentence = ""] = error.message.split("\n");
    return {
      article: null,
      faults: [...faults, `${file}: front matter: ${sentence.replace(/:$/, "")}`],
    };
  }

  const checked = frontMatter.safeParse(fields);
  for (const issue of checked.error?.issues ?? []) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    const field = [...issue.path, ...unknown.slice(0, 1)].join(".") || "front matter";
    faults.push(
      `${file}: ${field}: ${unknown.length > 0 ? "is no field of an article" : issue.message}`,
    );
  }
  const master = checked.data?.featuredImage.master;
  if (master && !masters.includes(master)) {
    faults.push(
      `${file}: featuredImage.master: art/masters holds no ${master}.jpg, but ${masters.join(", ")}`,
    );
  }
  const authorName = checked.data?.authorName;
  const author = authors.find(({ name }) => name === authorName);
  if (authorName && !author) {
    faults.push(`${file}: authorName: is no author in content/business-profile.ts`);
  }
  faults.push(...leftOfDraft(file, checked.data), ...inventedFigures(file, checked.data, body));

  try {
    const written = articleHtml(withInsertions(body), drawings);
    if (checked.data && faults.length === 0) {
      const signed = author && { authorTitle: author.title };
      const figures = checked.data.figures && { figures: checked.data.figures.map(withInserted) };
      return { article: { slug, ...checked.data, ...signed, ...figures, ...written }, faults: [] };
    }
  } catch (error) {
    faults.push(`${file}: body: ${(error as Error).message}`);
  }
  return { article: null, faults };
}

/** Fields of a published article that still contain a draft's placeholder. */
function leftOfDraft(file: string, fields: FrontMatter | undefined): ContentFault[] {
  if (!fields?.isPublished) return [];
  const { excerpt, featuredImage } = fields;
  const written = { excerpt, "featuredImage.alt": featuredImage.alt };
  const words: readonly string[] = Object.values(draftWords);
  return Object.entries(written)
    .filter(([, text]) => words.includes(text))
    .map(([field]) => `${file}: ${field}: still says what the draft says` as const);
}

/** Figures for the margin whose value the text does not hold. */
function inventedFigures(
  file: string,
  fields: FrontMatter | undefined,
  body: string,
): ContentFault[] {
  return (fields?.figures ?? []).flatMap(({ value }, place) =>
    isIn(body, value)
      ? []
      : [`${file}: figures.${place}.value: the text does not say ${value}` as const],
  );
}

/** Whether a text has these words as they stand, in any case: "4 percent" is neither in "14 percent" nor in "0.4 percent". */
function isIn(text: string, words: string): boolean {
  const before = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])`;
  const after = String.raw`(?![\p{L}\p{N}]|[.,]\p{N})`;
  return new RegExp(`${before}${RegExp.escape(words)}${after}`, "iu").test(text);
}

type Figure = NonNullable<FrontMatter["figures"]>[number];

function withInserted({ value, says }: Figure): Figure {
  return { value: withInsertions(value), says: withInsertions(says) };
}

/**
 * The body with what the build decides in place of its names; names of facts stay, for the page to put into words.
 * @throws a sentence that names what does not exist.
 */
function withInsertions(body: string): string {
  return body.replace(/\{\{(.*?)\}\}/g, (_, written: string) => {
    const name = written.trim();
    const text = articleInsertions[name];
    if (text !== undefined) return text;
    if (Object.hasOwn(facts, name)) return `{{${name}}}`;
    throw new Error(`inserts {{${written}}}, which content/en/article-facts.ts does not hold`);
  });
}

const facts = articleFacts(builtFacts);

function repeatedSlugs(folder: string, files: readonly string[]): ContentFault[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const name = path.basename(file);
    const other = first.get(name);
    first.set(name, other ?? file);
    return other
      ? [
          `${path.join(folder, file)}: file name: ${path.join(folder, other)} has the same slug` as const,
        ]
      : [];
  });
}
