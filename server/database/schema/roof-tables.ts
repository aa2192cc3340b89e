import type { Generated } from "kysely";
import type { Audience } from "#domain/my-roof/audience.ts";
import type { CalloutKind } from "#domain/roof-photo/callout.ts";
import type {
  RoofCondition,
  RoofPart,
  RoofSide,
  VisitKind,
} from "#domain/roof-photo/roof-photo.ts";

/** A photo that staff have taken of the roof of a lead, by the id that their browser has made. */
export type RoofPhotosTable = {
  id: string;
  lead_id: string;
  /** The picture: a row of `photos`; null once somebody has removed it. */
  photo_id: string | null;
  /** The visit at which it was taken; null: at none, or nobody knows. */
  appointment_id: string | null;
  taken_at: string;
  /** Where it was taken, in degrees; null: nobody has said. */
  latitude: number | null;
  longitude: number | null;
  part: RoofPart | null;
  /** How the part was called when it was said: the owner may have removed it since. */
  part_word: string | null;
  side: RoofSide | null;
  condition: RoofCondition | null;
  note: string;
  added_at: string;
  removed_at: string | null;
};

/** What somebody has drawn on a roof photo, by the id that their browser has made; one that was removed has only that. */
export type RoofCalloutsTable = {
  roof_photo_id: string;
  id: string;
  lead_id: string;
  /** Rises with each change. */
  revision: number;
  /** Null once somebody has removed it. */
  kind: CalloutKind | null;
  /** Fractions of the picture as its file is; of a text, where it is. */
  from_x: number | null;
  from_y: number | null;
  /** Null for a text. */
  to_x: number | null;
  to_y: number | null;
  /** How long a line is; null: nobody has said. */
  inches: number | null;
  text: string;
  /** Null: somebody of whom no row is left. */
  drawn_by: string | null;
  drawn_at: string;
};

/** What the visit to a lead's roof is for, once somebody has said it. */
export type RoofVisitsTable = {
  lead_id: string;
  visit_kind: VisitKind;
};

/** A link to what the person of a lead has with us, or to a report that they pass on. */
export type RoofLinksTable = {
  id: string;
  lead_id: string;
  /** To whom a report is passed on; null: it is the person's own. */
  audience: Audience | null;
  /** The report that is passed on. */
  report_id: string | null;
  /** SHA-256 of the secret in its address. */
  digest: string;
  /** That secret, to say the address again; null: it came without (server/archive). */
  sealed_token: string | null;
  made_at: string;
  /** Who of staff has made it; null: a mail needed it, or its person made it. */
  made_by: string | null;
  ended_at: string | null;
  first_opened_at: string | null;
  last_opened_at: string | null;
  openings: Generated<number>;
};
