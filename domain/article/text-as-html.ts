/* Apart from other words of articles, which every page loads for its menu. */

/** A name in an article's text, at whose place the words of a fact are shown: `{{repairDays}}`. */
export const insertion = /\{\{(\w+)\}\}/g;

/** What must not wrap: `$3-$5`, `4.99%-9.99%`, `75-100+` and the pitch `6 in 12`. */
const figures = /\$?\d+([.,]\d+)*%?-\$?\d+([.,]\d+)*[%+]?|\d+ in 12\b/g;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as HTML of an article, in which figures do not wrap. */
export function textAsHtml(text: string): string {
  return text
    .replace(/[&<>"]/g, (one) => entities[one] ?? one)
    .replace(figures, '<span class="whitespace-nowrap">$&</span>');
}
