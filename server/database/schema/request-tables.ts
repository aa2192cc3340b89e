import type { Generated } from "kysely";
import type { Urgency } from "#domain/assessment/assessment.ts";
import type { AssessmentSource } from "#domain/assessment/assessment-contract.ts";
import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import type { Flag } from "./flag.ts";

/** A picture that somebody sent along. Its files are outside (server/photo/photo-files.ts). */
export type PhotosTable = {
  id: string;
  /** Whose it is; null while it waits for its lead, or for its end. */
  lead_id: string | null;
  /** Where among those of its lead. */
  position: number;
  /** SHA-256 of what is kept, in hexadecimal. */
  digest: string;
  /** SHA-256 of what was sent: the same picture sent again has the same. */
  upload_digest: string;
  /** Of what is kept. */
  bytes: number;
  width: number;
  height: number;
  /** How far staff have turned it, clockwise in degrees. */
  turn: PhotoTurn;
  created_at: string;
  /** When it is deleted; null: with its lead. */
  ends_at: string | null;
  /** When somebody at the desk first opened it; null: nobody has. */
  opened_at: string | null;
  /** Who of staff has taken it; null: its lead's person has sent it. */
  taken_by: string | null;
};

/** A message to the office. */
export type InquiriesTable = {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  subject: string;
  /** As it was sent, and taken apart: as in `LeadsTable`. */
  message: string;
  choices: Generated<string | null>;
  words: Generated<string | null>;
  emergency: Flag;
  /** 1 if it looks like spam. */
  suspected: Flag;
  created_at: string;
};

/** A finished assessment: anonymous, or a follow-up with the visitor's details. */
export type AssessmentsTable = {
  id: string;
  /** The anonymous save that a follow-up belongs to, if any. */
  anonymous_id: string | null;
  source: AssessmentSource | null;
  /** JSON: the value chosen for each question. */
  answers: string;
  score: number;
  category: string;
  urgency: Urgency;
  name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  suspected: Flag;
  created_at: string;
};
