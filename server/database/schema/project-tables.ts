import type { PhotoTurn } from "#domain/photo/photo-rules.ts";

/** A finished roof, by the id that a browser has made. What is public of it is what its consent has frozen. */
export type ProjectsTable = {
  id: string;
  lead_id: string;
  /** JSON (domain/project/project-content.ts): the draft, which goes on being written. */
  content: string;
  /** Rises with every change. */
  revision: number;
  started_at: string;
  /** When somebody wrote in it last, and who. */
  written_at: string;
  written_by: string;
  /** The end of its page's address, from its first publication on. */
  slug: string | null;
  /** The consent that its page rests on; null: it was never published. */
  consent_id: string | null;
  published_at: string | null;
  published_by: string | null;
  /** When the office has taken the page down, until it is published again. */
  taken_down_at: string | null;
  taken_down_by: string | null;
  /** Since when it waits for somebody to look, because a backup was restored. */
  held_at: string | null;
};

/** What the owner of a roof was asked, and has answered. */
export type ProjectConsentsTable = {
  id: string;
  project_id: string;
  /** JSON: what they were shown then, which never changes. */
  content: string;
  /** The sentences that they have read, word for word. */
  wording: string;
  asked_at: string;
  asked_by: string;
  answer: "yes" | "no" | null;
  answered_at: string | null;
  /** The name under which we know whoever has answered. */
  answered_as: string;
  /** The link to their page by which they came. */
  link_id: string | null;
  taken_back_at: string | null;
};

/** A picture that an owner was shown, by an id that nobody can guess: the address of the public one has it. */
export type ProjectPicturesTable = {
  id: string;
  consent_id: string;
  roof_photo_id: string;
  position: number;
  /** How it was turned then, and how large it is then, upright. */
  turn: PhotoTurn;
  width: number;
  height: number;
  /** Average color, `#rrggbb`. */
  color: string;
};
