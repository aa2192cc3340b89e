import { setTimeout as pause } from "node:timers/promises";

/**
 * Repeats a call, as visitors and the desk do, for as long as a busy machine answers that the database is away, or closes the
 * connection before it has answered: after as many seconds as the answer asks for. A crowd that asks again at once keeps the
 * machine as busy as it was. A call that must not be done twice has an `Idempotency-Key`: nobody knows what became of one
 * that was answered so.
 */
export async function untilAnswered<Answer extends { status: number; headers: Headers }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send().catch(unlessClosed);
  if (answer !== undefined && answer.status !== 503) return answer;
  await pause(Number(answer?.headers.get("retry-after") ?? 1) * 1_000);
  return untilAnswered(send);
}

/** @throws the error itself unless the other side closed the connection. */
function unlessClosed(error: unknown): undefined {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (code !== "UND_ERR_SOCKET") throw error;
}
