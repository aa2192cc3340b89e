import { AsyncLocalStorage } from "node:async_hooks";
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { DatabaseUnavailable } from "./unavailable.ts";

/** What was asked of a database that takes no changes for a moment. Nothing of it was stored. */
export class WritesPaused extends DatabaseUnavailable {
  constructor() {
    super("paused");
    this.name = "WritesPaused";
  }
}

/** Changes what can as well be left out, such as when somebody was last seen: not while writes are paused. */
export async function unlessPaused(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof WritesPaused)) throw error;
  }
}

/**
 * Milliseconds for which a closed gate counts work outside of the database that began before: a mail server's answer. Less
 * than an upgrade waits for (server/upgrade/quiet-site.ts).
 */
const waitsForWork = 10_000;

/**
 * Whether this process changes anything in the database, and whether it is doing so. Open at first. Once it is closed,
 * transactions and statements that change something are refused, and those that have begun go on to their end.
 */
export class WriteGate {
  readonly #waitsForWork: number;
  readonly #work = new AsyncLocalStorage<{ isOver: boolean }>();
  #closedAt: number | null = null;
  #inProgress = 0;
  #working = 0;

  constructor(given = waitsForWork) {
    this.#waitsForWork = given;
  }

  open(): void {
    this.#closedAt = null;
  }

  close(): void {
    this.#closedAt ??= performance.now();
  }

  isOpen(): boolean {
    return this.#closedAt === null;
  }

  /** Whether it is closed, and nothing that began before is still being written. */
  isQuiet(): boolean {
    if (this.#closedAt === null || this.#inProgress > 0) return false;
    return this.#working === 0 || performance.now() - this.#closedAt > this.#waitsForWork;
  }

  /**
   * Does what must not be cut in two: a mail is sent, and then stored as sent. What it writes goes through a closed gate, also
   * if its time is over: a mail that is stored as unsent would be sent again, and a restore holds mails for a person to decide.
   */
  async whole<T>(work: () => Promise<T>): Promise<T> {
    const own = { isOver: false };
    this.#working += 1;
    try {
      return await this.#work.run(own, work);
    } finally {
      this.#working -= 1;
      own.isOver = true;
    }
  }

  /** @returns what ends it. @throws WritesPaused while it is closed. */
  enter(): () => void {
    const isPart = this.#work.getStore()?.isOver === false;
    if (!this.isOpen() && !isPart) throw new WritesPaused();
    this.#inProgress += 1;
    return () => {
      this.#inProgress -= 1;
    };
  }
}

/** Has a dialect ask the gate before anything is changed, whoever asks for it. */
export function behindGate(dialect: Dialect, gate: WriteGate): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GatedDriver(dialect.createDriver(), gate),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class GatedDriver implements Driver {
  readonly #driver: Driver;
  readonly #gate: WriteGate;

  constructor(driver: Driver, gate: WriteGate) {
    this.#driver = driver;
    this.#gate = gate;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new GatedConnection(await this.#driver.acquireConnection(), this.#gate);
  }

  async beginTransaction(connection: GatedConnection, settings: TransactionSettings) {
    if (settings.accessMode !== "read only") connection.leave = this.#gate.enter();
    await this.#driver.beginTransaction(connection.own, settings);
  }

  async commitTransaction(connection: GatedConnection): Promise<void> {
    await this.#driver.commitTransaction(connection.own);
  }

  async rollbackTransaction(connection: GatedConnection): Promise<void> {
    await this.#driver.rollbackTransaction(connection.own);
  }

  /** Also after a transaction that could neither be committed nor rolled back. */
  async releaseConnection(connection: GatedConnection): Promise<void> {
    connection.leave?.();
    connection.leave = undefined;
    await this.#driver.releaseConnection(connection.own);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class GatedConnection implements DatabaseConnection {
  readonly own: DatabaseConnection;
  readonly #gate: WriteGate;
  /** Ends the transaction that it is in. */
  leave: (() => void) | undefined;

  constructor(own: DatabaseConnection, gate: WriteGate) {
    this.own = own;
    this.#gate = gate;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.leave || !changes(query)) return this.own.executeQuery<Row>(query);
    const leave = this.#gate.enter();
    try {
      return await this.own.executeQuery<Row>(query);
    } finally {
      leave();
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.own.streamQuery<Row>(query, size);
  }
}

/** Written by hand, a statement that only reads begins with one of these. */
const reading = /^\s*(?:select|with|pragma|explain|show|values)\b/i;

function changes({ query, sql }: CompiledQuery): boolean {
  if (query.kind === "SelectQueryNode") return false;
  return query.kind !== "RawNode" || !reading.test(sql);
}
