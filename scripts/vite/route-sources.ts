import path from "node:path";
import type { Plugin } from "vite";

/** The build's list of each page's source files, next to its server code. */
export const routeSourcesFile = "route-sources.json";

/** For each route module (`app/routes/faq/page.tsx`), all files of ours that it imports. */
export type RouteSources = Record<string, string[]>;

/**
 * Writes {@link routeSourcesFile} in the server build: a page's source files reveal everything it can show, in any
 * state.
 */
export function routeSources(): Plugin {
  return {
    name: "route-sources",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle() {
      const ours = (id: string) =>
        /\.(tsx?|svg\?drawing)$/.test(id) && !id.includes("node_modules");
      const fileOf = (id: string) => path.relative(".", id.replace(/\?.*/, ""));
      const importsOf = (id: string): string[] => {
        const module = this.getModuleInfo(id);
        return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : [];
      };
      const sources: RouteSources = {};
      for (const id of this.getModuleIds()) {
        if (!ours(id)) continue;
        const found = new Set([id]);
        for (const file of found) {
          for (const next of importsOf(file)) if (ours(next)) found.add(next);
        }
        sources[fileOf(id)] = Array.from(found, fileOf);
      }
      this.emitFile({
        type: "asset",
        fileName: routeSourcesFile,
        source: JSON.stringify(sources),
      });
    },
  };
}
