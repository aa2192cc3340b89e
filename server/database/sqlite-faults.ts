import { DatabaseUnavailable } from "./unavailable.ts";

/** Primary result codes about the file rather than the statement: https://www.sqlite.org/rescode.html */
const codes: Record<number, string> = {
  5: "SQLITE_BUSY",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  15: "SQLITE_PROTOCOL",
  26: "SQLITE_NOTADB",
};

/** How long a disk fault is remembered, in milliseconds. */
const rememberedFor = 10_000;

export type SqliteFaults = ReturnType<typeof createFaults>;

/**
 * Turns faults of SQLite's file into `DatabaseUnavailable` and remembers them: an appointment may need disk space or a
 * damaged page that a check does not touch.
 */
export function createFaults(now: () => number = () => performance.now()) {
  /** A damaged file does not recover while it is open. */
  let damage: DatabaseUnavailable | undefined;
  let refused: { fault: DatabaseUnavailable; until: number } | undefined;

  return {
    /** Runs `work`. @throws DatabaseUnavailable for faults of the file; other errors unchanged. */
    named<T>(work: () => T): T {
      try {
        return work();
      } catch (error) {
        const code = codes[primaryCodeOf(error)];
        if (!code) throw error;
        const fault = new DatabaseUnavailable(code, error);
        if (code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB") damage = fault;
        else if (code !== "SQLITE_BUSY") refused = { fault, until: now() + rememberedFor };
        throw fault;
      }
    },

    /** @throws DatabaseUnavailable while the file is damaged or shortly after a disk fault. */
    refuseIfRecent(): void {
      if (damage) throw damage;
      if (refused && now() < refused.until) throw refused.fault;
    },
  };
}

/** The primary code is the low byte of an extended result code. */
function primaryCodeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : 0;
}
