import type { Import } from "./import-graph.ts";

/**
 * Files that import each other, types included. Each cycle is listed once, as the path around it, starting with its
 * alphabetically first file.
 */
export function importCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const cycles = new Map<string, string[]>();
  const done = new Set<string>();

  function follow(file: string, way: readonly string[]): void {
    const at = way.indexOf(file);
    if (at >= 0) {
      const around = startingFirst(way.slice(at));
      cycles.set(around.join(" "), around);
      return;
    }
    if (done.has(file)) return;
    for (const { target } of targets.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  }

  for (const file of targets.keys()) follow(file, []);
  return [...cycles.values()];
}

function startingFirst(files: readonly string[]): string[] {
  const first = files.indexOf(files.toSorted()[0] ?? "");
  return [...files.slice(first), ...files.slice(0, first)];
}
