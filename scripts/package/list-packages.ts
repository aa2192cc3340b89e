import { execFileSync } from "node:child_process";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../run/build-folders.ts";

type Component = { "bom-ref": string; type: string; name: string; version: string; purl: string };

/**
 * The CycloneDX list of what a filled release holds: its packages, those within the bundled server, and Node. npm lists
 * the first from the release, since with `--omit dev` in the project it also leaves out packages that run, such as `pg`,
 * where a package for development names them as a peer.
 */
export async function listPackages(folder: string): Promise<string> {
  const text = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const list: { components: Component[] } = JSON.parse(text);
  const listed = new Set(list.components.map(({ purl }) => purl));
  for (const component of [...(await bundledPackages()), node()]) {
    if (!listed.has(component.purl)) list.components.push(component);
  }
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** Packages of which a part is in the server's bundles, by what their maps name as sources. */
async function bundledPackages(): Promise<Component[]> {
  const folders = new Set<string>();
  for await (const map of glob("process/*.map", { cwd: buildFolder })) {
    const { sources } = JSON.parse(await readFile(path.join(buildFolder, map), "utf8"));
    for (const source of sources as string[]) {
      const [folder] = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
      if (folder) folders.add(folder);
    }
  }
  return Promise.all(
    [...folders].sort().map(async (folder) => {
      const { name, version } = JSON.parse(
        await readFile(path.join(folder, "package.json"), "utf8"),
      );
      return componentOf(
        "library",
        name,
        version,
        `pkg:npm/${name.replace("@", "%40")}@${version}`,
      );
    }),
  );
}

function node(): Component {
  const { node: version } = process.versions;
  return componentOf("platform", "node", version, `pkg:generic/node@${version}`);
}

function componentOf(type: string, name: string, version: string, purl: string): Component {
  return { "bom-ref": purl, type, name, version, purl };
}
