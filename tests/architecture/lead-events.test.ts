import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "./import-graph.ts";

const reader = "server/database/stored-event.ts";

/** What else the files that query `lead_events` read from JSON. */
const others = [
  // The answers of an assessment.
  "server/lead-desk/lead-page.ts: stored.answers",
  // Letters and texts in the outbox.
  "server/search/said-text.ts: json",
  "server/lead/undelivered-mails.ts: payload",
  // Rows of other tables.
  "server/person-desk/person-export.ts: stored",
];

it("nothing but the one reader reads the details of stored events", () => {
  const files = sourceFiles()
    .filter((file) => !/^tests\/|\.test\.tsx?$|^server\/database\/migrations\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => /\blead_events\b|\bEventColumns\b/.test(text));
  expect(files.map(({ file }) => file)).toContain(reader);
  const parsed = files
    .filter(({ file }) => file !== reader)
    .flatMap(({ file, text }) =>
      [...text.matchAll(/JSON\.parse\(([^)]*)\)/g)].map(([, what]) => `${file}: ${what}`),
    );
  expect(parsed.filter((one) => !others.includes(one))).toEqual([]);
});
