/**
 * Repeats a call, as visitors and the desk do, for as long as a busy machine answers that the database is away. A call that must
 * not be done twice has an `Idempotency-Key`: nobody knows what became of one that was answered so.
 */
export async function untilAnswered<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? untilAnswered(send) : answer;
}
