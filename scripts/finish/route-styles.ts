import { readFile } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { RouteStyles } from "#app/page-context.ts";
import routes from "#app/routes.ts";
import type { RouteSources } from "../vite/route-sources.ts";
import { usedStyle } from "./used-style.ts";

type Route = { id: string; files: readonly string[] };

/**
 * The style for the first paint of each route rendered on request: the rules for every class in the files of the route
 * and its layouts. That is about 8% more than a single state of the page needs, and covers all states.
 */
export async function makeRouteStyles(sheet: string, sources: RouteSources): Promise<RouteStyles> {
  const root = ["root.tsx"];
  const styles: string[] = [];
  const ids: Record<string, number> = {};
  const places = new Map<string, number>();
  const contentsOf = async (files: readonly string[]) => {
    const classes = await wordsOf(files, sources);
    return {
      hasTag: () => true,
      hasClass: (name: string) => classes.has(name),
      hasId: () => true,
      hasAttribute: () => true,
    };
  };
  for (const { id, files } of [{ id: "root", files: root }, ...routesOf(await routes, root)]) {
    const leaf = files.at(-1) ?? "";
    const known = places.get(leaf);
    const place = known ?? styles.push(usedStyle(sheet, await contentsOf(files))) - 1;
    places.set(leaf, place);
    ids[id] = place;
  }
  return { styles, ids };
}

function routesOf(entries: readonly RouteConfigEntry[], around: readonly string[]): Route[] {
  return entries.flatMap(({ id, file, children = [] }) => {
    const files = [...around, file];
    return [{ id: id ?? file.replace(/\.\w+$/, ""), files }, ...routesOf(children, files)];
  });
}

async function wordsOf(files: readonly string[], sources: RouteSources): Promise<Set<string>> {
  const all = new Set(files.flatMap((file) => sources[`app/${file}`] ?? []));
  const words = new Set<string>();
  for (const file of all) {
    for (const word of (await readFile(file, "utf8")).split(/[\s"'`{}$]+/)) words.add(word);
  }
  return words;
}
