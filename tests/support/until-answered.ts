/**
 * Repeats a call, as visitors and the desk do, for as long as a busy machine answers that the database is away, or closes the
 * connection before it has answered. A call that must not be done twice has an `Idempotency-Key`: nobody knows what became of
 * one that was answered so.
 */
export async function untilAnswered<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send().catch(unlessClosed);
  return answer === undefined || answer.status === 503 ? untilAnswered(send) : answer;
}

/** @throws the error itself unless the other side closed the connection. */
function unlessClosed(error: unknown): undefined {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (code !== "UND_ERR_SOCKET") throw error;
}
