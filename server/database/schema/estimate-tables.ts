import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { AnswerKind, NoReason } from "#domain/estimate/estimate-terms.ts";

/** An estimate for a lead, by the id that a browser has made: a draft, or what was sent. */
export type EstimatesTable = {
  id: string;
  lead_id: string;
  /** JSON (domain/estimate/estimate-content.ts). */
  content: string;
  /** JSON of what its figures rested on when it was sent (domain/estimate/estimate-basis.ts); null: it is a draft. */
  basis: string | null;
  /** Rises with every change. */
  revision: number;
  started_at: string;
  /** When somebody wrote in it last, who, and what their browser called that. */
  written_at: string;
  written_by: string;
  written_as: string;
  /** Null while it is a draft. */
  sent_at: string | null;
  sent_by: string | null;
  /** The estimate that it corrects, or is going to. */
  corrects: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
  /** When its person has opened it first and last. */
  opened_at: string | null;
  last_opened_at: string | null;
  /** The option that was signed on paper. */
  signed_option: string | null;
  signed_at: string | null;
  signed_by: string | null;
  /**
   * How many days of the cadence are done with on which whoever is silent is mailed, when the last mail was queued, and when its person
   * said that they want no more of them. Earlier releases do not know it.
   */
  reminders: number;
  reminded_at: string | null;
  reminders_off_at: string | null;
};

/** What the person of an estimate has said of it, by the id that its page has made. */
export type EstimateAnswersTable = {
  id: string;
  estimate_id: string;
  kind: AnswerKind;
  option_id: string | null;
  line_id: string | null;
  /** Of `later`. */
  day: CalendarDay | null;
  /** Of `no`. */
  reason: NoReason | null;
  words: string;
  at: string;
};
