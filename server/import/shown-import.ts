import { slotLabel } from "#domain/calendar/slot.ts";
import type { ImportRow, ImportSummary, WholeImport } from "#domain/import/import-contract.ts";
import { importOutcomes, importVerdicts } from "#domain/import/import-state.ts";
import { readRow } from "#domain/import/read-row.ts";
import type { KnownPerson } from "#domain/person/known-person.ts";
import type { Database } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { knownPeople, peopleWith } from "#server/person/known-people.ts";
import { type JudgingRules, rowRulesOf } from "./judged-rows.ts";
import {
  cellsOf,
  countRows,
  headingsOf,
  mappingOf,
  matchOf,
  remarksOf,
  type StoredImport,
  type StoredRow,
} from "./stored-import.ts";

/** Rows of the file that are shown beside its columns. */
const firstShown = 20;

/** An import as lists show it. */
export async function summaryOf(
  database: Database,
  stored: StoredImport,
  now: Date,
): Promise<ImportSummary> {
  const counts = await countRows(database, stored);
  const names = await staffNames(database, [stored.staff_id]);
  const isUndoable = stored.state === "imported" && now.toISOString() < stored.ends_at;
  return {
    ...{ id: stored.id, fileName: stored.file_name, program: stored.program, kind: stored.kind },
    ...{ state: stored.state, rows: stored.rows },
    verdicts: withZeros(importVerdicts, counts.verdicts),
    outcomes: withZeros(importOutcomes, counts.outcomes),
    createdAt: stored.created_at,
    createdBy: { id: stored.staff_id, name: names.get(stored.staff_id) ?? "" },
    ...{ importedAt: stored.imported_at, undoneAt: stored.undone_at },
    undoUntil: isUndoable ? stored.ends_at : null,
  };
}

/** The same with its columns and first rows. */
export async function wholeImportOf(
  database: Database,
  stored: StoredImport,
  now: Date,
): Promise<WholeImport> {
  const first = await database
    .selectFrom("import_rows")
    .select(["number", "cells"])
    .where("import_id", "=", stored.id)
    .orderBy("number")
    .limit(firstShown)
    .execute();
  return {
    ...(await summaryOf(database, stored, now)),
    ...{ headings: headingsOf(stored), mapping: mappingOf(stored) },
    first: first.map((row) => ({ number: row.number, cells: cellsOf(row) })),
  };
}

/** Rows as the desk shows them: what was typed, what was understood of it, and what would become of it. */
export async function shownRows(
  database: Database,
  stored: StoredImport,
  rows: readonly StoredRow[],
  rules: JudgingRules,
): Promise<ImportRow[]> {
  const rowRules = rowRulesOf(stored, rules);
  const heads = rows.flatMap((row) => matchOf(row)?.personId ?? []);
  const matched = new Map(
    (await knownPeople(database, [...new Set(heads)])).map((one) => [one.id, one]),
  );
  const shown: ImportRow[] = [];
  for (const row of rows) {
    const cells = cellsOf(row);
    const { contact, standing, appointment, amountCents, isRefused } = readRow(cells, rowRules).row;
    const match = matchOf(row);
    const person = matched.get(match?.personId ?? "");
    shown.push({
      ...{ number: row.number, cells, verdict: row.verdict, remarks: remarksOf(row) },
      match: match && {
        ...{ by: match.by, row: match.row },
        person: person ? { id: person.id, name: person.name } : null,
      },
      suggested: row.verdict === "doubtful" ? await suggestedFor(database, contact) : [],
      ...{ decision: row.decision, outcome: row.outcome, leadId: row.lead_id },
      understood: {
        ...{ ...contact, state: standing.state, amountCents, isRefused },
        when:
          appointment &&
          `${appointment.day}${appointment.time ? ` ${slotLabel(appointment.time)}` : ""}`,
      },
    });
  }
  return shown;
}

/** Who a doubtful row could be. */
async function suggestedFor(
  database: Database,
  { email, phone }: { email: string; phone: string },
): Promise<KnownPerson[]> {
  return knownPeople(database, (await peopleWith(database, { email, phone })).slice(0, 3));
}

function withZeros<Name extends string>(
  names: readonly Name[],
  counts: Partial<Record<Name, number>>,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;
}
