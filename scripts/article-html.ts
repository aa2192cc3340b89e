import MarkdownIt, { type Token } from "markdown-it";
import type { Article } from "#domain/article/article.ts";
import { slugOf } from "./slug.ts";

// HTML within Markdown is shown as text, and links lead to web addresses and places of this site
// only: what comes out can stand in a page as it is.
const markdown = new MarkdownIt({ html: false, typographer: true });

/** `$3-$5`, `4.99%-9.99%`, `75-100+` and the pitch `6 in 12`: no line may end within. */
const figures = /\$?\d+([.,]\d+)*%?-\$?\d+([.,]\d+)*[%+]?|\d+ in 12\b/g;

markdown.renderer.rules.text = (tokens, index) =>
  markdown.utils
    .escapeHtml(tokens[index]?.content ?? "")
    .replace(figures, '<span class="whitespace-nowrap">$&</span>');

/**
 * An article's body as HTML, with ids at its headings, and the list of its sections.
 *
 * @throws a sentence that says what in the body an article cannot have.
 */
export function articleHtml(body: string): Pick<Article, "content" | "sections"> {
  if (body.trim() === "") throw new Error("is empty");
  const tokens = markdown.parse(body, {});
  const sections: { id: string; title: string }[] = [];
  const ids = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.children?.some(({ type }) => type === "image")) {
      throw new Error("holds a picture: an article has its featured one");
    }
    if (token.type === "th_open") token.attrSet("scope", "col");
    if (token.type === "th_open" || token.type === "td_open") unstyle(token);
    if (token.type !== "heading_open") continue;
    const title = textOf(tokens[index + 1]);
    if (token.tag === "h1") throw new Error(`has a title of its own, "${title}": begin with ##`);
    const id = slugOf(title);
    if (ids.has(id)) throw new Error(`has two headings that read "${title}"`);
    ids.add(id);
    token.attrSet("id", id);
    if (token.tag === "h2") sections.push({ id, title });
  }
  return { content: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

/** `style="text-align:right"` becomes `data-align="right"`: the content security policy allows no style. */
function unstyle(cell: Token): void {
  const [, align] = /text-align:(\w+)/.exec(String(cell.attrGet("style") ?? "")) ?? [];
  cell.attrs = (cell.attrs ?? []).filter(([name]) => name !== "style");
  if (align) cell.attrSet("data-align", align);
}

function textOf(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join("");
}
