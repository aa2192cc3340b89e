import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { named } from "#domain/lead/lead-row.ts";
import { knownPerson } from "#domain/person/known-person.ts";
import {
  importFields,
  importKinds,
  importPrograms,
  longestImportCell,
  mostImportBytes,
  mostImportColumns,
} from "./import-field.ts";
import { importOutcomes, importStates, importVerdicts } from "./import-state.ts";
import { importDoubts, importFaults, skipReasons } from "./read-row.ts";

/* The owner's calls for bringing in what another program has exported. */

/** What makes a row doubtful besides what was typed. */
export const importMatchDoubts = [
  /** Somebody else has this phone number, or this mailbox among others. */
  "shared-phone",
  "shared-mailbox",
  /** The time of an appointment that is ahead is taken, or none that we offer. */
  "time-taken",
] as const;

/** The same row, word for word, stands elsewhere in the file, in the row that the remark names: both together come in once. */
export const sameRow = "same-row";

/** What the owner decides about a row. `accept`: as it is, as somebody of their own unless their mailbox or number is known. */
export const importDecisions = ["accept", "person", "leave-out"] as const;

export type ImportDecision = (typeof importDecisions)[number];

export const importRemark = z.object({
  code: z.enum([
    ...importFaults,
    ...importDoubts,
    ...importMatchDoubts,
    ...skipReasons,
    sameRow,
    "failed",
  ]),
  field: z.nullable(z.enum(importFields)),
  typed: z.string(),
});

export type StoredRemark = z.output<typeof importRemark>;

/** Whose a row is, and why: somebody known by their mailbox or number, or an earlier row of the file. */
export const importMatch = z.object({
  by: z.enum(["mailbox", "phone", "choice", "row"]),
  row: z.nullable(z.number()),
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

const importRow = z.object({
  /** As a spreadsheet numbers it. */
  number: z.number(),
  cells: z.array(z.string()),
  verdict: z.enum(importVerdicts),
  remarks: z.array(importRemark),
  match: z.nullable(importMatch),
  /** Who it could be, where it is doubtful. */
  suggested: z.array(knownPerson),
  decision: z.nullable(z.enum(importDecisions)),
  outcome: z.nullable(z.enum(importOutcomes)),
  leadId: z.nullable(z.string()),
  /** What was understood of it. */
  understood: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    state: z.string(),
    when: z.nullable(z.string()),
    amountCents: z.nullable(z.number()),
    isRefused: z.boolean(),
  }),
});

export type ImportRow = z.output<typeof importRow>;

const mapping = z.array(z.nullable(z.enum(importFields))).check(z.maxLength(mostImportColumns));

const counts = countOf(importVerdicts);
const outcomes = countOf(importOutcomes);

export const importSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  program: z.enum(importPrograms),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  /** How many rows the file has, and how many of them each verdict and each outcome. */
  rows: z.number(),
  verdicts: counts,
  outcomes,
  createdAt: z.string(),
  createdBy: named,
  importedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Until when it can be undone; null: never, or no more. */
  undoUntil: z.nullable(z.string()),
});

export type ImportSummary = z.output<typeof importSummary>;

export const wholeImport = z.object({
  ...importSummary.shape,
  headings: z.array(z.string()),
  mapping,
  /** The first rows of the file that are data. */
  first: z.array(z.object({ number: z.number(), cells: z.array(z.string()) })),
});

export type WholeImport = z.output<typeof wholeImport>;

const params = z.object({ id: z.string() });
const rowParams = z.object({ id: z.string(), number: z.string() });
const answer = z.object({ success: z.literal(true), import: wholeImport });

/** How many there are of each. */
function countOf<const Name extends string>(names: readonly Name[]) {
  const shape: Record<string, z.ZodMiniType<number, number>> = Object.fromEntries(
    names.map((name) => [name, z.number()]),
  );
  return z.object(shape as Record<Name, z.ZodMiniType<number, number>>);
}

export const importContract = {
  "/desk/imports": {
    get: {
      operation: "listImports",
      does: "Lists what was imported and what is about to be, newest first.",
      needs: "records",
      response: z.object({ success: z.literal(true), imports: z.array(importSummary) }),
    },
    post: {
      operation: "uploadImport",
      does: "Takes a CSV or Excel file of customers, leads, jobs or appointments, and recognizes its columns. Nothing is imported yet.",
      needs: "records",
      query: z.object({ fileName: z._default(z.string().check(z.maxLength(200)), "") }),
      upload: {
        media: [
          "application/octet-stream",
          "text/csv",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        ],
        bytes: mostImportBytes,
      },
      statuses: [201],
      refuses: [400],
      response: answer,
    },
  },
  "/desk/imports/{id}": {
    get: {
      operation: "readImport",
      does: "Returns an import: its columns, its first rows, and how far it has come.",
      needs: "records",
      params,
      response: answer,
    },
    patch: {
      operation: "mapImport",
      does: "Says what the rows of a file are and what its columns hold, before it is imported. What was checked is checked again.",
      needs: "records",
      refuses: [409],
      params,
      body: z.object({ kind: z.enum(importKinds), mapping }),
      response: answer,
    },
    delete: {
      operation: "dropImport",
      does: "Forgets a file that was not imported.",
      needs: "records",
      refuses: [409],
      params,
      response: z.object({ success: z.literal(true) }),
    },
  },
  "/desk/imports/{id}/check": {
    post: {
      operation: "checkImport",
      does: "Begins the trial run, which says of each row what would become of it.",
      needs: "records",
      refuses: [409],
      params,
      response: answer,
    },
  },
  "/desk/imports/{id}/rows": {
    get: {
      operation: "listImportRows",
      does: "Lists the rows of an import in their order, of one verdict or outcome if that is asked for.",
      needs: "records",
      params,
      query: z.object({
        verdict: z.optional(z.enum(importVerdicts)),
        outcome: z.optional(z.enum(importOutcomes)),
        after: z._default(z.string().check(z.regex(/^\d{1,9}$/)), "0"),
      }),
      response: z.object({
        success: z.literal(true),
        rows: z.array(importRow),
        next: z.nullable(z.string()),
      }),
    },
  },
  "/desk/imports/{id}/rows/{number}": {
    patch: {
      operation: "mendImportRow",
      does: "Changes the cells of a row, or decides what becomes of it, after the trial run.",
      needs: "records",
      refuses: [409],
      params: rowParams,
      body: z.object({
        cells: z.optional(
          z
            .array(z.string().check(z.maxLength(longestImportCell)))
            .check(z.maxLength(mostImportColumns)),
        ),
        /** Null: as the trial run found it. */
        decision: z.optional(z.nullable(z.enum(importDecisions))),
        /** With the decision `person`: whose it is. */
        personId: z.optional(z.string()),
      }),
      response: z.object({ success: z.literal(true), row: importRow }),
    },
  },
  "/desk/imports/{id}/accept": {
    post: {
      operation: "acceptImportRows",
      does: "Accepts every doubtful row as it is; what could not be understood of it is left out.",
      needs: "records",
      refuses: [409],
      params,
      response: answer,
    },
  },
  "/desk/imports/{id}/run": {
    post: {
      operation: "runImport",
      does: "Begins to import the rows that are new or merged, in the background. Nobody is written to. Doubtful and wrong rows stay out.",
      needs: "records",
      needsProof: true,
      refuses: [409],
      params,
      response: answer,
    },
  },
  "/desk/imports/{id}/undo": {
    post: {
      operation: "undoImport",
      does: "Begins to take an import back, for 30 days after it. What somebody has worked on since is kept.",
      needs: "records",
      needsProof: true,
      refuses: [409],
      params,
      response: answer,
    },
  },
} as const satisfies ApiContractTable;
