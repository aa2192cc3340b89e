import { draftSubmission, type SentDraft } from "#desk/drafts/draft-submission.ts";

/** The header that lets the server recognize a repeat of this body. */
export type Repeatable = (body?: unknown) => { "idempotency-key": string };

/**
 * Presses on loose ends and the keys they are sent with: one that is made again because its answer was lost has the key of
 * the first time, so that nothing is done twice. What was answered is forgotten: the same press after that is another one.
 */
export function createSentPresses() {
  const sent = new Map<string, SentDraft>();

  return {
    /** Makes the call of a press. @param press Which, on which loose end. @throws what the call throws */
    async send<Answer>(press: string, call: (of: Repeatable) => Promise<Answer>): Promise<Answer> {
      const answer = await call((body = null) => {
        const submission = draftSubmission(sent.get(press), body);
        sent.set(press, submission);
        return { "idempotency-key": submission.key };
      });
      sent.delete(press);
      return answer;
    },
  };
}
