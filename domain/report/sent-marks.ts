import { z } from "zod/mini";
import { named } from "#domain/lead/lead-row.ts";
import { reportStates } from "./report-state.ts";

/** What the desk is told of a report, as of an estimate, besides what it says: a draft until it is sent. */
export const sentMarks = {
  id: z.string(),
  leadId: z.string(),
  state: z.enum(reportStates),
  /** Rises with every change of a draft; a change names the one that it is based on. */
  revision: z.number(),
  startedAt: z.string(),
  /** Who has written last, and when; null: somebody of whom no row is left. */
  writtenBy: z.nullable(named),
  writtenAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** Who has sent it, whoever wrote it. */
  sentBy: z.nullable(named),
  /** The one that it corrects, or is going to; null: none, or that was revoked before this was sent. */
  corrects: z.nullable(z.string()),
  /** The one that was sent to correct it, also when that was revoked since; null: none was. */
  correctedBy: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** When its person has opened it first and last; null: they have not. */
  openedAt: z.nullable(z.string()),
  lastOpenedAt: z.nullable(z.string()),
};
