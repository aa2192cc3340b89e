/**
 * The database is away, damaged, or too busy to answer in time. When it happened while a transaction
 * was being committed, nobody knows whether that was kept: only asking again tells.
 */
export class DatabaseUnavailable extends Error {
  /** SQLSTATE, SQLite's or the system's name of what happened; safe to log. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database does not answer (${code}).`, { cause });
    this.name = "DatabaseUnavailable";
    this.code = code;
  }
}

/** The `code` of what a library threw, or the error's name where it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
