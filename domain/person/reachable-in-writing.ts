import type { TextObstacle } from "#domain/text/text-kind.ts";
import type { MailboxState } from "./mailbox-state.ts";

/** By which ways a person could be written to. */
export type WritingWays = {
  mailbox: MailboxState;
  /** Why their number gets no text; null: it does. */
  textObstacle: TextObstacle | null;
};

/**
 * Whether anything that we write reaches a person: by mail, or by text if they want texts. Nobody else can be told of
 * their appointment but by calling them.
 */
export function isReachableInWriting({ mailbox, textObstacle }: WritingWays): boolean {
  return mailbox === "known" || textObstacle === null;
}
