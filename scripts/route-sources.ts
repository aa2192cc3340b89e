import path from "node:path";
import type { Plugin } from "vite";

/** The build's list of what each page is made of, beside its server code. */
export const routeSourcesFile = "route-sources.json";

/** For each module of a route (`app/routes/faq/page.tsx`), all files of ours that it imports. */
export type RouteSources = Record<string, string[]>;

/**
 * Writes {@link routeSourcesFile} when the server's code is built: what a page may show can be read off
 * the files that it is made of, whatever its state.
 */
export function routeSources(): Plugin {
  return {
    name: "route-sources",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle() {
      const ours = (id: string) => /\.tsx?$/.test(id) && !id.includes("node_modules");
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
        sources[path.relative(".", id)] = Array.from(found, (file) => path.relative(".", file));
      }
      this.emitFile({
        type: "asset",
        fileName: routeSourcesFile,
        source: JSON.stringify(sources),
      });
    },
  };
}
