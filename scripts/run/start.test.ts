import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import packageFile from "../../package.json" with { type: "json" };

it("says in one line what to do when an older Node starts the program", () => {
  const asOldNode =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.19.5" } })';
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${asOldNode}`, "scripts/run/start.js"],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Node 20\.19\.5, and the site needs \d+: [^\n]+\n$/);
  expect(stderr).toContain(`needs ${packageFile.dependencies.node.split(".")[0]}:`);
});
