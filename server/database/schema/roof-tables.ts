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
  side: RoofSide | null;
  condition: RoofCondition | null;
  note: string;
  added_at: string;
  removed_at: string | null;
};

/** What the visit to a lead's roof is for, once somebody has said it. */
export type RoofVisitsTable = {
  lead_id: string;
  visit_kind: VisitKind;
};
