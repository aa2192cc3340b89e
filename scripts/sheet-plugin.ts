import type { Plugin } from "vite";

/**
 * A plugin that changes the build's style sheets after Tailwind, but before files get their digest, so that a page and
 * a sheet of two builds never share a name. It must come after Tailwind's in the list of plugins.
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
