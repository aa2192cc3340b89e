import { logoFaults, logoField as words } from "#content/en/desk/brand.ts";
import type { Mark } from "#domain/brand/mark.ts";
import { markOfSvg, type SvgNode } from "#domain/brand/svg-mark.ts";

/** Bytes. Logos have some thousand; what is larger has a picture in it, or a map. */
const largestFile = 500_000;

/** As plain XML, a file has no style or handler that the browser would look at, and the page's policy report. */
const drawingNamespace = "http://www.w3.org/2000/svg";

/**
 * The mark in a file, or why there is none, as a sentence. The file stays in the browser: only path data leaves it, and the
 * server looks at that again.
 */
export async function markOfFile(file: File): Promise<Mark | string> {
  if (file.size > largestFile) return words.tooLarge;
  const text = (await file.text()).replaceAll(drawingNamespace, "urn:drawing");
  if (!/<svg[\s>]/.test(text)) return words.unreadable;
  const drawing = new DOMParser().parseFromString(text, "application/xml");
  const root = drawing.documentElement;
  if (root.localName !== "svg" || drawing.querySelector("parsererror")) return words.unreadable;
  const mark = markOfSvg(nodeOf(root));
  return typeof mark === "string" ? logoFaults[mark] : mark;
}

function nodeOf(element: Element): SvgNode {
  return {
    name: element.localName.toLowerCase(),
    attributes: Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value]),
    ),
    children: Array.from(element.children, nodeOf),
    ...(element.localName === "style" && { text: element.textContent }),
  };
}
