import type { AnswerKind } from "#domain/estimate/estimate-terms.ts";

/** What somebody has just typed, and why it was not taken. */
export type Said = { kind: AnswerKind; words: string; fault: string };

/** Where an estimate is read. */
export type EstimateAt = {
  /** Addresses of the person's page, and of the estimate on it, without a host. */
  home: string;
  at: string;
  /** Of the next answer, so that a press that is repeated is one. */
  nextAnswer: string;
  isPreview: boolean;
  /** By which days are told here. */
  timeZone: string;
  said?: Said | undefined;
};
