import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";

const program = `
import { startPostgres, quickFlags } from "./scripts/run/start-postgres.ts";
const server = await startPostgres(quickFlags);
await server.stop();
process.stdout.write("ran");
process.exit(0);
`;

/** What `start-postgres.ts` loads; PostgreSQL's own packages are real there, since a link leads out of the folder. */
const linked = ["pg", "get-port", "async-exit-hook"];
const copied = ["embedded-postgres", "@embedded-postgres"];

it(
  "PostgreSQL runs for the tests in a folder that no other user can enter, also as root",
  async () => {
    const project = await mkdtemp(path.join(tmpdir(), "site-closed-"));
    const packages = path.join(project, "node_modules");
    await mkdir(packages);
    await mkdir(path.join(project, "scripts", "run"), { recursive: true });
    for (const name of ["start-postgres.ts", "embedded-postgres.ts"]) {
      await cp(path.join("scripts/run", name), path.join(project, "scripts/run", name));
    }
    for (const name of copied) {
      const to = path.join(packages, name);
      await cp(path.join("node_modules", name), to, { recursive: true, verbatimSymlinks: true });
    }
    for (const name of linked) {
      await symlink(path.resolve("node_modules", name), path.join(packages, name));
    }
    const args = ["--input-type=module-typescript", "--eval", program];
    const temporary = await mkdtemp(path.join(tmpdir(), "site-open-"));
    await chmod(temporary, 0o755);
    const said = execFileSync(process.execPath, args, {
      cwd: project,
      env: { ...process.env, TMPDIR: temporary },
      encoding: "utf8",
    });
    expect(said).toBe("ran");
    expect(await readdir(temporary)).toEqual([]);
    await rm(temporary, { recursive: true });
    await rm(project, { recursive: true });
  },
  patience.longTest,
);
