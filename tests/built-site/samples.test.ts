import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { pages } from "#content/pages.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { textOf } from "#tests/support/page-text.ts";
import { sampleWords, shownNotes } from "#tests/support/sample-words.ts";
import { mainPartOf } from "./support/ask.ts";

const groups = Object.keys(shownNotes) as (keyof typeof shownNotes)[];
const addresses = Object.keys(pages).filter((address) => !address.includes(":"));

test("every page says beside its samples that they are samples", async () => {
  const marked = new Set<string>();
  for (const address of addresses) {
    const text = textOf(await mainPartOf(address));
    for (const group of groups) {
      const shown = sampleWords[group].filter((words) => text.includes(words));
      if (shown.length === 0) continue;
      marked.add(group);
      expect.soft(text, `${address}: ${shown.join(", ")}`).toContain(shownNotes[group]);
    }
  }
  expect([...marked].sort()).toEqual([...groups].sort());
});

test("the start warns of the samples, in one line", async () => {
  const log = path.join(siteFolder, "..", "logs", `site-${new URL(inject("siteUrl")).port}.log`);
  const warnings = async () =>
    (await readFile(log, "utf8"))
      .split("\n")
      .filter((line) => line.includes("shows sample reviews"));
  await expect.poll(warnings).toHaveLength(1);
  expect(JSON.parse((await warnings())[0] ?? "")).toMatchObject({ level: 40 });
});
