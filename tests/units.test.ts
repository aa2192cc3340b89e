import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/* The units of systemd, whose hardening nothing but a server with systemd would try. */

const folder = "deploy/systemd";
const units = readdirSync(folder)
  .filter((name) => name.endsWith(".service"))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }))
  .filter(({ text }) => /^ExecStart=\S+\/bin\/site /m.test(text));

const dataDir = "/var/lib/site";

/** Folders that a unit may write, under `ProtectSystem=strict`. */
function writable(text: string): string[] {
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].flatMap(([, all = ""]) => all.split(" "));
  return [
    ...valuesOf("StateDirectory").map((name) => `/var/lib/${name}`),
    ...valuesOf("ReadWritePaths"),
  ];
}

it("there are those of the site and of its backups", () => {
  expect(units.map(({ name }) => name)).toEqual([
    ...["site-backup-failed.service", "site-backup.service", "site.service"],
  ]);
});

it.each(units)("$name may write where the database is, and works there", ({ text }) => {
  expect(text).toContain(`\nWorkingDirectory=${dataDir}\n`);
  expect(text).toContain("\nProtectSystem=strict\n");
  expect(writable(text)).toContain(dataDir);
});
