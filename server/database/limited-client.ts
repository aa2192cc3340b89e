import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { codeOf, DatabaseUnavailable } from "./unavailable.ts";

/**
 * A pool client while it is in use. A statement that is not answered within the limit fails and its connection is
 * dropped: PostgreSQL may be stopped or behind a dead network, and a late answer would reach the wrong caller. Database
 * faults are thrown as `DatabaseUnavailable`, faults of a statement unchanged.
 */
export class LimitedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #limit: number;
  readonly #onGivenUp: (fault: DatabaseUnavailable) => void;
  #isGivenUp = false;

  /** @param limit Milliseconds for each statement; 0 for none. */
  constructor(
    client: PostgresPoolClient,
    limit: number,
    onGivenUp: (fault: DatabaseUnavailable) => void,
  ) {
    this.#client = client;
    this.#limit = limit;
    this.#onGivenUp = onGivenUp;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== "string") return this.#client.query(statement);
    return this.#run(() => this.#client.query<Row>(statement, parameters));
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isGivenUp);
  }

  async #run<Answer>(query: () => Promise<Answer>): Promise<Answer> {
    if (this.#isGivenUp) throw new DatabaseUnavailable("given up");
    let timer: NodeJS.Timeout | undefined;
    try {
      if (this.#limit === 0) return await query();
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          const fault = new DatabaseUnavailable("no answer in time");
          this.#isGivenUp = true;
          this.#onGivenUp(fault);
          reject(fault);
        }, this.#limit);
      });
      return await Promise.race([query(), tooLate]);
    } catch (error) {
      throw isUnavailable(error) ? new DatabaseUnavailable(codeOf(error), error) : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** SQLSTATE classes and codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unavailable = new RegExp(
  [
    "08...", // connection lost or refused
    "53...", // disk full, out of memory, too many connections
    "57P..", // shut down, crashed, starting, dropped, idle for too long
    "57014", // statement timed out
    "55P03", // lock not free in time
    "2500[46]|25P0[34]", // read-only, as a standby is; idle in a transaction
    "58...", // disk or system failure
    "XX00[12]", // data or index corrupted
  ].join("|"),
);

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return false;
  if (error instanceof pg.DatabaseError) return unavailable.test(error.code ?? "");
  // Errors without an SQLSTATE come from the connection: reset, ended or refused.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}
