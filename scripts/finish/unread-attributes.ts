import type { DefaultTreeAdapterMap } from "parse5";

type Element = DefaultTreeAdapterMap["element"];

/**
 * Removes attributes that nothing reads: React Router's route discovery mark (our browser code knows all routes), the
 * namespace of inline SVG, and the icon library's class names, which have no styles. React does not check for them
 * during hydration.
 */
export function withoutUnread(element: Element): void {
  const isDrawing = element.tagName === "svg";
  element.attrs = element.attrs.filter(
    ({ name }) => name !== "data-discover" && !(isDrawing && name === "xmlns"),
  );
  const classes = isDrawing && element.attrs.find(({ name }) => name === "class");
  if (classes) classes.value = classes.value.replace(/(^|\s)lucide(-\S+)?(?=\s|$)/g, "").trim();
}
