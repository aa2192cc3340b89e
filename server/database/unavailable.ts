/**
 * The database is away, damaged, or too busy to answer in time. If that happened during a commit, only a repeat shows
 * whether the data was kept.
 */
export class DatabaseUnavailable extends Error {
  /** The fault's name from SQLSTATE, SQLite or the system; safe to log. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(sentences[code] ?? `The database does not answer (${code}).`, { cause });
    this.name = "DatabaseUnavailable";
    this.code = code;
  }
}

/** It answers, but what was asked met others at every try. A client's repeat finds it less busy. */
export class DatabaseBusy extends DatabaseUnavailable {}

/** What whoever runs the site can do about it, where the code alone would not say. */
const sentences: Readonly<Record<string, string>> = {
  "08P01":
    "What answers at DATABASE_URL refuses our settings of a connection (08P01). PgBouncer needs ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout.",
  "25006":
    "PostgreSQL takes no changes (25006): DATABASE_URL leads to a standby, or the database is set to read-only.",
  "53100": "The disk of the database is full (53100). Make room on it.",
  SQLITE_FULL: "The disk of the database is full (SQLITE_FULL). Make room on it.",
  paused: "The site takes no changes while it is being upgraded.",
  "40001": "Too many changes met in the database at once (40001).",
  "40P01": "Too many changes met in the database at once (40P01).",
};

/** What the log calls a 503. */
export function outageOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable && error.code === "paused") return "writes paused";
  return error instanceof DatabaseBusy ? "database busy" : "database away";
}

/** Whether a file could not be written since its disk, or its user's share of it, is full. */
export function isFullDisk(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(error));
}

/** The `code` of a library's error, or the error's name without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
