/**
 * The database is away, damaged, or too busy to answer in time. If that happened during a commit, only a repeat shows
 * whether the data was kept.
 */
export class DatabaseUnavailable extends Error {
  /** The fault's name from SQLSTATE, SQLite or the system; safe to log. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database does not answer (${code}).`, { cause });
    this.name = "DatabaseUnavailable";
    this.code = code;
  }
}

/** The `code` of a library's error, or the error's name without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
