import { type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import type { Connection } from "#server/database/connection.ts";

/** A connection that also records its queries. */
export function recordingQueries(connection: Connection) {
  const asked: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const database = connection.database.withPlugin(recorder);
  const recording: Connection = {
    ...connection,
    database,
    transact: (work) => database.transaction().execute(work),
  };

  /** The engine's query plans for all statements since the last call, one text each. */
  async function plans(): Promise<string[]> {
    const executor = connection.database.getExecutor();
    const texts: string[] = [];
    for (const node of asked.splice(0)) {
      const { sql: text, parameters } = executor.compileQuery(node, { queryId: "plan" });
      // Settings of a transaction have no plan.
      if (text.startsWith("set local ")) continue;
      const explain = connection.engine === "sqlite" ? "explain query plan " : "explain ";
      const answer = await connection.database.executeQuery<Record<string, unknown>>({
        ...sql.raw(explain).compile(connection.database),
        sql: explain + text,
        parameters,
      });
      texts.push(answer.rows.map((row) => row.detail ?? row["QUERY PLAN"]).join("\n"));
    }
    return texts;
  }

  /** The number of parameters of each statement since the last call. */
  function parameters(): number[] {
    const executor = connection.database.getExecutor();
    return asked
      .splice(0)
      .map((node) => executor.compileQuery(node, { queryId: "count" }).parameters.length);
  }
  return { recording, plans, parameters };
}
