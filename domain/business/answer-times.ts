import type { Span } from "#domain/page/span.ts";

/** How soon we promise to answer, in hours. */
export type AnswerTimes = {
  /** Until a message is answered, on days on which we are open. */
  replyHours: number;
  /** Until we reach somebody who has sent an emergency request, day and night. */
  emergencyHours: Span;
};

/** Most hours until a message is answered: ten days. */
export const mostReplyHours = 240;

/** Most hours until an emergency is answered. The page draws them to scale. */
export const mostEmergencyHours = 12;

export function areSameTimes(one: AnswerTimes, other: AnswerTimes): boolean {
  return (
    one.replyHours === other.replyHours &&
    one.emergencyHours.from === other.emergencyHours.from &&
    one.emergencyHours.to === other.emergencyHours.to
  );
}
