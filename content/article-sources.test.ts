import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { articleSources, sourceHosts } from "./article-sources.ts";

const folder = "content/en/articles";

it.each(Object.entries(articleSources))("%s has an address of the right form: %s", (_, address) => {
  const { protocol, hostname, port, username, password, search, hash, href } = new URL(address);
  expect(href).toBe(address);
  expect(protocol).toBe("https:");
  expect(sourceHosts).toContain(hostname);
  // Nothing that names a visit, a campaign or a place within a page, which change.
  expect([port, username, password, search, hash].join("")).toBe("");
  expect(address).not.toMatch(/\s|\/\/.*\/\//);
});

it("every host is one of a source, and every source of an article", async () => {
  const hosts = Object.values(articleSources).map((address) => new URL(address).hostname);
  expect(sourceHosts.filter((host) => !hosts.includes(host))).toEqual([]);
  const texts = await Promise.all(
    (await readdir(folder)).map((file) => readFile(`${folder}/${file}`, "utf8")),
  );
  const linked = texts.flatMap((text) => text.match(/(?<=\]\(source:)[^)]*/g) ?? []);
  expect(Object.keys(articleSources).filter((name) => !linked.includes(name))).toEqual([]);
});
