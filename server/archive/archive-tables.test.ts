import { expect, it } from "vitest";
import { archiveTables } from "#content/en/archive/archive-tables.ts";
import { type ArchiveTable, isLeftOut, sheetHeadings } from "#domain/archive/archive-table.ts";
import { tablesOf } from "#server/backup/tables.ts";
import { createStorage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { archivedTables } from "./archive-tables.ts";

const described: [string, ArchiveTable][] = Object.entries(archiveTables);

it.each(engines)(
  "every table and column of %s is in the archive, or left out with a reason",
  async (engine) => {
    const storage = await createStorage(engine);
    const connection = await storage.open();
    try {
      const stored = await tablesOf(connection);
      const ofEngine = /^(?:lead_search|search_words)(?:_|$)/;
      const own = stored.filter(({ name }) => !ofEngine.test(name));
      expect(own.map(({ name }) => name).sort()).toEqual(described.map(([name]) => name).sort());
      for (const { name, columns } of own) {
        const table = new Map(described).get(name);
        if (!table || isLeftOut(table)) continue;
        const calculated = Object.entries(table.columns).flatMap(([column, one]) =>
          isLeftOut(one) && one.leftOut.includes("calculates") ? [column] : [],
        );
        expect([...columns, ...calculated].sort(), name).toEqual(Object.keys(table.columns).sort());
      }
    } finally {
      await connection.close();
      await storage.drop();
    }
  },
);

it("every table, column and reason has words, in whole sentences", () => {
  for (const [name, table] of described) {
    const words = isLeftOut(table)
      ? [table.leftOut]
      : [
          table.words,
          ...Object.values(table.columns).map((one) => (isLeftOut(one) ? one.leftOut : one.words)),
          ...Object.values(table.inSheet ?? {}),
          ...(table.rowsLeftOut ? [table.rowsLeftOut] : []),
        ];
    for (const sentence of words) expect(sentence, name).toMatch(/^[A-Z`].*\.$/s);
  }
});

it("no two tables share a file, and no sheet has a heading twice", () => {
  const files = archivedTables.map(({ table }) => table.file);
  expect(new Set(files).size).toBe(files.length);
  for (const { name, table } of archivedTables) {
    const headings = [
      ...Object.entries(table.columns).flatMap(([column, one]) => sheetHeadings(column, one)),
      ...Object.keys(table.inSheet ?? {}),
    ];
    expect(new Set(headings).size, name).toBe(headings.length);
  }
});

it("nothing that lets somebody in is in the archive", () => {
  const columns = archivedTables.flatMap(({ name, table }) =>
    Object.entries(table.columns).flatMap(([column, one]) =>
      isLeftOut(one) ? [] : [`${name}.${column}`],
    ),
  );
  expect(columns.filter((name) => /token|secret|public_key|code_digest|holder/.test(name))).toEqual(
    [],
  );
});
