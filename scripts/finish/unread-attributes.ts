import type { DefaultTreeAdapterMap } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/**
 * Takes out of an element what nothing reads: the mark for React Router's discovery of routes, which our browser
 * knows from the start; the namespace of a drawing, which HTML knows; the icon library's class names, which no
 * style of ours has. React does not look for them when it takes the page over.
 */
export function withoutUnread(element: Element): void {
  const isDrawing = element.tagName === "svg";
  element.attrs = element.attrs.filter(
    ({ name }) => name !== "data-discover" && !(isDrawing && name === "xmlns"),
  );
  const classes = isDrawing && element.attrs.find(({ name }) => name === "class");
  if (classes) classes.value = classes.value.replace(/(^|\s)lucide(-\S+)?(?=\s|$)/g, "").trim();
}
