import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Texting } from "#server/text/queue-text.ts";

/** A text that is nothing but one of the numbers that our own texts ask for. */
export type TextAnswer = {
  /** E.164. */
  number: string;
  /** `1`: they will be there; `2`: they want another time. */
  word: "1" | "2";
};

/**
 * Does what a text's `1` or `2` asks for, in the transaction of its arrival.
 * @returns false when nothing of ours asked for it: then it is an ordinary message to the office.
 */
export async function answerText(
  _transaction: DatabaseTransaction,
  _answer: TextAnswer,
  _texting: Texting,
): Promise<boolean> {
  return false;
}
