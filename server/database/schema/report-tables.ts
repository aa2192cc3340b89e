/** A report about the roof of a lead, by the id that a browser has made: a draft, or what was sent. */
export type ReportsTable = {
  id: string;
  lead_id: string;
  /** The visit that it is about; null: none, or nobody has said. */
  appointment_id: string | null;
  /** JSON (domain/report/report-content.ts). */
  content: string;
  /** Rises with every change. */
  revision: number;
  started_at: string;
  /** When somebody wrote in it last, and who. */
  written_at: string;
  written_by: string;
  /** JSON: what conditions were called when it was sent; null: a draft, or as a release calls them. */
  condition_words: string | null;
  /** Null while it is a draft. */
  sent_at: string | null;
  sent_by: string | null;
  /** The report that it corrects, or is going to. */
  corrects: string | null;
  revoked_at: string | null;
  revoked_by: string | null;
  /** When its person has opened it first and last. */
  opened_at: string | null;
  last_opened_at: string | null;
};

/** A photo of a report that was sent, as it was then. */
export type ReportPhotosTable = {
  report_id: string;
  roof_photo_id: string;
  position: number;
  /** JSON: what was said of it, and what was drawn over it. */
  shown: string;
};
