import MarkdownIt, { type Token } from "markdown-it";
import { parseFragment } from "parse5";
import { articleSources } from "#content/article-sources.ts";
import { withFacts } from "#content/en/article-facts.ts";
import { builtFacts } from "#content/facts.ts";
import type { Article } from "#domain/article/article.ts";
import { readingMinutes } from "#domain/article/article-text.ts";
import { insertion, textAsHtml } from "#domain/article/text-as-html.ts";
import { elementsOf, textOf } from "#server/plugins/page-elements.ts";
import type { Drawings } from "./read-drawings.ts";
import { slugOf } from "./slug.ts";

// HTML in Markdown is shown as text, and links lead only to web addresses and paths on this site, so the output is safe
// to insert into a page.
const markdown = new MarkdownIt({ html: false, typographer: true });

markdown.renderer.rules.text = (tokens, index) => textAsHtml(tokens[index]?.content ?? "");

// A table that is wider than a phone scrolls on its own, also by keyboard, and is named by the heading above it.
markdown.renderer.rules.table_open = (tokens, index) => {
  const { headingId } = tokens[index]?.meta ?? {};
  const name = headingId ? `aria-labelledby="${headingId}"` : 'aria-label="Table"';
  return `<div role="region" tabindex="0" ${name}><table>`;
};
markdown.renderer.rules.table_close = () => "</table></div>";

/**
 * An article's body as HTML with ids on its headings, the list of its sections, the names of its sources, and the
 * reading time with the facts as they are built.
 * @throws a sentence that names what the body must not contain.
 */
export function articleHtml(
  body: string,
  drawings: Drawings = new Map(),
): Pick<Article, "content" | "sections" | "sources" | "minutes"> {
  if (body.trim() === "") throw new Error("is empty");
  const tokens = markdown.parse(body, {});
  const sections: { id: string; title: string }[] = [];
  const ids = new Set<string>();
  const sources = new Set<string>();
  let latestId: string | undefined;
  for (const [index, token] of tokens.entries()) {
    const image = token.children?.find(({ type }) => type === "image");
    if (image) {
      const isAlone =
        token.level === 1 &&
        token.children?.length === 1 &&
        tokens[index - 1]?.type === "paragraph_open";
      putDrawing(tokens.slice(index - 1, index + 2), figureOf(image, isAlone, drawings));
    }
    for (const link of token.children ?? []) {
      const source = link.type === "link_open" && leadOut(link);
      if (source) sources.add(source);
    }
    if (token.type === "table_open") token.meta = { headingId: latestId };
    if (token.type === "th_open") token.attrSet("scope", "col");
    if (token.type === "th_open" || token.type === "td_open") unstyle(token);
    if (token.type !== "heading_open") continue;
    const title = plainText(tokens[index + 1]);
    if (token.tag === "h1") throw new Error(`has a title of its own, "${title}": begin with ##`);
    refuseFacts(title, "a heading");
    const id = slugOf(title);
    if (ids.has(id)) throw new Error(`has two headings that read "${title}"`);
    ids.add(id);
    latestId = id;
    token.attrSet("id", id);
    if (token.tag === "h2") sections.push({ id, title });
  }
  const content = markdown.renderer.render(tokens, markdown.options, {});
  for (const { attrs } of elementsOf(parseFragment(content))) {
    for (const { value } of attrs) refuseFacts(value, "an address or the words for a drawing");
  }
  const elements = Array.from(elementsOf(parseFragment(withFacts(content, builtFacts))));
  const minutes = readingMinutes(elements.map(textOf).join("\n"));
  return { content, sections, sources: [...sources], minutes };
}

/** What others link to must not change with a fact, nor can an attribute contain the element that keeps a figure on one line. */
function refuseFacts(text: string, place: string): void {
  const [name] = text.match(insertion) ?? [];
  if (name) throw new Error(`inserts ${name} into ${place}: only the text can have it`);
}

/**
 * Lets `[words](source:cooling-off)` lead to that source, and returns its name. @throws a sentence for an unknown one, and for any other address
 * outside of this site, which nothing would check.
 */
function leadOut(link: Token): string | undefined {
  const to = String(link.attrGet("href"));
  const [, name] = /^source:(.*)$/.exec(to) ?? [];
  if (name === undefined) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to)) {
      throw new Error(`links to ${to}: give it a name in content/article-sources.ts`);
    }
    return undefined;
  }
  const address = (articleSources as Readonly<Record<string, string>>)[name];
  if (!address) throw new Error(`links to source:${name}, which content/article-sources.ts lacks`);
  link.attrSet("href", address);
  link.attrSet("rel", "noopener");
  return name;
}

/**
 * Renders `![What is drawn](drawing:ice-dam "What it shows")` as a figure with alternative text and caption.
 * @throws a sentence that says what is wrong.
 */
function figureOf(image: Token, isAlone: boolean, drawings: Drawings): string {
  const [, name] = /^drawing:(.*)$/.exec(String(image.attrGet("src"))) ?? [];
  if (name === undefined) throw new Error("holds a picture: an article has its featured one");
  const shows = `shows drawing:${name}`;
  const drawing = drawings.get(name);
  if (drawing === undefined) {
    const others = [...drawings.keys()].join(", ") || "none";
    throw new Error(`${shows}, but content/en/drawings holds ${others}`);
  }
  if (!drawing) throw new Error(`${shows}, which has a fault itself`);
  if (!isAlone) throw new Error(`${shows} within a paragraph: it needs empty lines around it`);
  const alt = plainText(markdown.parseInline(image.content, {})[0]);
  if (!alt.trim()) throw new Error(`${shows} without its words: ![What is drawn](drawing:${name})`);
  const caption = String(image.attrGet("title") ?? "").trim();
  if (!caption) {
    throw new Error(`${shows} without a caption: ![What is drawn](drawing:${name} "Caption")`);
  }
  const { address, width, height } = drawing;
  const words = markdown.utils.escapeHtml(alt);
  return `<figure><img src="${address}" width="${width}" height="${height}" alt="${words}"><figcaption>${legend(caption)}</figcaption></figure>`;
}

/** A caption in which numbers, written `**1** Flange`, stay on one line with their words. */
function legend(caption: string): string {
  const [line] = markdown.parseInline(caption, {});
  const tokens = line?.children ?? [];
  for (const [index, token] of tokens.entries()) {
    const [opening, number, closing] = tokens.slice(Math.max(index - 3, 0), index);
    const isBold = opening?.type === "strong_open" && closing?.type === "strong_close";
    if (isBold && /^\d+$/.test(number?.content ?? "")) {
      token.content = token.content.replace(/^ /, "\u00a0");
    }
  }
  return markdown.renderer.renderInline(tokens, markdown.options, {});
}

/** Replaces the paragraph that Markdown creates for a line of its own. */
function putDrawing([start, line, end]: Token[], figure: string): void {
  if (!start || !line || !end) return;
  start.hidden = true;
  end.hidden = true;
  line.type = "html_block";
  line.content = figure;
}

/** `style="text-align:right"` becomes `data-align="right"`: the content security policy forbids inline styles. */
function unstyle(cell: Token): void {
  const [, align] = /text-align:(\w+)/.exec(String(cell.attrGet("style") ?? "")) ?? [];
  cell.attrs = (cell.attrs ?? []).filter(([name]) => name !== "style");
  if (align) cell.attrSet("data-align", align);
}

function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join("");
}
