import { access, glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { rules } from "#server/limits/limit-rules.ts";

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), "utf8");

it("names only commands that exist", async () => {
  const { scripts } = JSON.parse(await read("package.json"));
  const files = ["README.md", "CONTRIBUTING.md", "docs/operating.md", "docs/architecture.md"];
  for (const file of [...files, "docs/measuring.md"]) {
    const commands = (await read(file)).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g);
    for (const [command, script, short] of commands) {
      expect(Object.keys(scripts), `${file}: ${command}`).toContain(script ?? short);
    }
  }
});

it("tells operators of commands and options that exist", async () => {
  const names = /^ {2}"?([\w-]+)"?: \w+Command,$/gm;
  const commands = [...(await read("server/command/site.ts")).matchAll(names)].map(
    ([, name]) => name,
  );
  for (const file of ["docs/deploying.md", "docs/operating.md"]) {
    const lines = [...(await read(file)).matchAll(/^ {4,}(?:\S+\/)?site (.+)$/gm)];
    expect(lines.length, file).toBeGreaterThan(3);
    for (const [line, words = ""] of lines) {
      const [name = "", ...rest] = (words.split(" #")[0] ?? "").trim().split(" ");
      if (name === "help") continue;
      expect(commands, `${file}: ${line}`).toContain(name);
      const source = await read(`server/command/${name}.ts`);
      const options = Array.from(source.matchAll(/"?([\w-]+)"?: \{ type/g), ([, option]) => option);
      for (const option of rest.filter((word) => word.startsWith("--") && word !== "--env-file")) {
        expect(options, `${file}: ${line}`).toContain(option.slice(2).split("=")[0]);
      }
    }
  }
});

it("lists every measurement that can be run, and no others", async () => {
  const listed = (await read("docs/measuring.md")).matchAll(/^\| `([\w-]+)` \|/gm);
  const known = (await read("bench/run.ts")).matchAll(/^ {2}"?([\w-]+)"?(?:: \(\) =>|\(\) \{)/gm);
  expect(Array.from(listed, ([, name]) => name)).toEqual(Array.from(known, ([, name]) => name));
});

it("gives the test command that continuous integration runs", async () => {
  expect(await read("README.md")).toContain("npm ci && npm test");
  const commands = (await read(".ci/run")).trim().split("\n").slice(-2);
  expect(commands).toEqual(["npm ci", "npm run test:full"]);
  const { scripts } = JSON.parse(await read("package.json"));
  expect(scripts["test:full"]).toMatch(/^npm test && /);
});

it("points at files that exist, and so do all docs", async () => {
  for await (const file of glob(["*.md", "docs/**/*.md"])) {
    for (const [, target = ""] of (await read(file)).matchAll(
      /\]\(((?!https?:|\/)[\w./-]+)[)#]/g,
    )) {
      const url = new URL(target, new URL(`../${file}`, import.meta.url));
      await expect(access(url), `${file}: ${target}`).resolves.toBeUndefined();
    }
  }
});

it("mentions only files that exist, and so do all docs", async () => {
  for await (const file of glob(["README.md", "docs/**/*.md"])) {
    const named = (await read(file)).matchAll(
      /`((?:app|api-client|art|bench|content|desk|domain|scripts|server|tests|ui)\/[\w./-]+\.(?:tsx?|css|md|svg))`/g,
    );
    for (const [, path] of named) {
      await expect(
        access(new URL(`../${path}`, import.meta.url)),
        `${file}: ${path}`,
      ).resolves.toBe(undefined);
    }
  }
});

it("has every environment variable explained in .env.example, and no others", async () => {
  const declared = [...(await read("server/config.ts")).matchAll(/^ {2}([A-Z_]+): /gm)].map(
    ([, name]) => name,
  );
  const explained = [...(await read(".env.example")).matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(explained.sort()).toEqual(declared.filter((name) => name !== "NODE_ENV").sort());
});

it("resets limits by the names they are counted under", async () => {
  const [, statement = ""] =
    /^ {4}(delete from limit_counters .+)$/m.exec(await read("docs/operating.md")) ?? [];
  const names = [...statement.matchAll(/'(\w+) %'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(names));
});
