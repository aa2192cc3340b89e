import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Attributes = Record<string, unknown> & { children?: ReactNode };

/**
 * React Router's scripts, deferred: a page is text, style and pictures first. The module script is
 * inert text, and its preloads only a list, until before-hydration/late-scripts.ts runs it.
 * Measured on a simulated phone, the page paints as fast as a hand-written static one; with
 * ordinary module scripts it takes more than twice as long.
 */
export function DeferredScripts() {
  // Called, not rendered, because there is no other way to see which tags it would produce.
  const tags = tagsIn(Scripts({}));
  const preloads = tags.flatMap(({ props }) => (props.rel === "modulepreload" ? [props.href] : []));
  return tags.map((tag) => {
    if (tag.type !== "script") return null;
    if (tag.props.type !== "module") return <script key="context" {...tag.props} />;
    const { async: _, ...attributes } = tag.props;
    return (
      <script
        key="modules"
        {...attributes}
        type="text/plain"
        data-deferred=""
        // React Router names the entry twice.
        data-preload={[...new Set(preloads)].join(" ")}
      />
    );
  });
}

function tagsIn(node: ReactNode): ReactElement<Attributes, string>[] {
  if (Array.isArray(node)) return node.flatMap(tagsIn);
  if (!isValidElement<Attributes>(node)) return [];
  if (node.type === Fragment) return tagsIn(node.props.children);
  return [node as ReactElement<Attributes, string>];
}
