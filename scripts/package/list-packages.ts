import { execFileSync } from "node:child_process";

/**
 * The CycloneDX list of what a filled release holds: its packages and Node. npm makes it of the release, since with
 * `--omit dev` in the project it also leaves out packages that run, such as `pg`, where a package for development names
 * them as a peer.
 */
export function listPackages(folder: string): string {
  const text = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const list = JSON.parse(text);
  const { node: version } = process.versions;
  const purl = `pkg:generic/node@${version}`;
  list.components.push({ "bom-ref": purl, type: "platform", name: "node", version, purl });
  return `${JSON.stringify(list, null, 2)}\n`;
}
