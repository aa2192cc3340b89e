import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** One import in a file; `target` is a file of the project or the name of a package. */
export type Import = {
  file: string;
  target: string;
  isPackage: boolean;
  /** Whether it disappears when types are stripped. */
  isType: boolean;
  /** Whether it is loaded only when it is called for. */
  isDynamic: boolean;
};

/** Every folder with our TypeScript. `.generated/` is generated, and `art/` is Python and pictures. */
const sources = [
  "api-client",
  "app",
  "bench",
  "content",
  "desk",
  "domain",
  "scripts",
  "server",
  "tests",
  "ui",
];

/** All TypeScript files of the project, relative to the root. */
export function sourceFiles(): string[] {
  return globSync(["*.ts", ...sources.map((folder) => `${folder}/**/*.{ts,tsx}`)]).filter(
    (file) => !file.endsWith(".d.ts"),
  );
}

/** A file's imports of values and types, static and dynamic. */
export function importsOf(file: string): Import[] {
  const { module, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const text = readFileSync(file, "utf8");
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      isType:
        /^import type\b/.test(text.slice(start)) ||
        (entries.length > 0 && entries.every((entry) => entry.isType)),
      isDynamic: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType, isDynamic: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
      isDynamic: true,
    })),
  ];
  return found.flatMap(({ specifier, ...kind }) => {
    if (specifier.includes("/+types/") || specifier.startsWith("virtual:")) return [];
    const target = fileOf(specifier, file);
    return [{ file, target: target ?? specifier, isPackage: target === undefined, ...kind }];
  });
}

/** The project's file for a specifier; undefined for a package. */
function fileOf(specifier: string, importer: string): string | undefined {
  const [plain = ""] = specifier.split("?");
  // Like `imports` in package.json.
  if (plain.startsWith("#generated/")) return plain.replace("#generated", ".generated");
  if (plain.startsWith("#")) return plain.slice(1);
  if (!plain.startsWith(".")) return undefined;
  return path.join(path.dirname(importer), plain);
}
