import { all, nameOf, readHtml, text } from "./html.ts";

/** What a part that has gone has left behind: sections that hold no more than their heading, lists without an entry. */
export function holesOf(html: string): string[] {
  const page = readHtml(html);
  const sections = all(page, "section").filter((section) => {
    const said = text(section);
    return said === "" || said === nameOf(page, section);
  });
  const lists = ["ul", "ol", "dl"].flatMap((tag) => all(page, tag)).filter((list) => !text(list));
  return [
    ...sections.map((section) => `section ${nameOf(page, section)}`),
    ...lists.map(() => "empty list"),
  ];
}

/** Headings of a page, as it says them. */
export function headingsOf(html: string): string[] {
  const page = readHtml(html);
  return ["h1", "h2", "h3"].flatMap((tag) => all(page, tag)).map(text);
}
