import type { Plugin } from "vite";

/**
 * A plugin that changes the build's style sheets as Tailwind leaves them: before a file gets its digest, so that a page
 * and a sheet of two builds never meet under one name. It stands after Tailwind's in the list of plugins.
 */
export function sheetPlugin(name: string, change: (sheet: string) => string): Plugin {
  return {
    name,
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.css(\?|$)/, exclude: /[?&](raw|url)\b|node_modules/ } },
      handler: (code) => change(code),
    },
  };
}
