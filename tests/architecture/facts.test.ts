import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./import-graph.ts";

const texts = sourceFiles().map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Files, apart from tests, that name it. */
function filesThatName(name: string): string[] {
  const word = new RegExp(`\\b${name}\\b`);
  return texts
    .filter(({ file, text }) => !/(^tests\/|\.test\.tsx?$)/.test(file) && word.test(text))
    .map(({ file }) => file);
}

describe("a fact that owners can set", () => {
  it.each([
    ["warrantyTransferDays", "domain/business/promises.ts", "content/promises.ts"],
    ["noticeDays", "domain/plan/protection-plan.ts", "content/plans.ts"],
    ["claimWindowDays", "domain/business/promises.ts", "content/promises.ts"],
  ])(
    "has one type, one entry and one default; all else that names %s are sentences",
    (name, type, built) => {
      const files = filesThatName(name);
      expect(files).toEqual(
        expect.arrayContaining([type, "domain/business/fact-entries.ts", built]),
      );
      const others = files.filter(
        (file) => ![type, "domain/business/fact-entries.ts", built].includes(file),
      );
      expect(others.length).toBeGreaterThan(0);
      // Neither storage nor form, check nor history know a fact by its name.
      expect(others.filter((file) => !/^(content\/en|app)\//.test(file))).toEqual([]);
    },
  );
});
