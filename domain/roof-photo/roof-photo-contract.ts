import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { pressedAt } from "#domain/appointment/pressed-at.ts";
import { named } from "#domain/lead/lead-row.ts";
import { multiLine, singleLine } from "#domain/person/contact-details.ts";
import { leadPhoto, photoQuery } from "#domain/photo/photo-contract.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { keptCallout } from "./callout-schema.ts";
import { roofConditions, roofPhotoLimits, roofSides, visitKinds } from "./roof-photo.ts";
import { roofWordsLimits } from "./roof-words.ts";
import { roofPart } from "./roof-words-contract.ts";

/* The desk's calls for roof photos. */

const id = (what: string) =>
  z.string().check(z.regex(/^[\w-]{1,64}$/, { error: `No such ${what}` }));

/** `photo`: an id that the sender makes, at random. */
export const roofPhotoParams = z.object({
  id: z.string(),
  photo: id("photo"),
});
const leadParams = z.object({ id: z.string() });

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
/** Where a device was, in degrees (WGS 84). */
const place = z.object({ latitude: degrees(90), longitude: degrees(180) });

/** What somebody says of a photo. Each is null while nobody has. */
const description = {
  part: z.nullable(roofPart),
  side: z.nullable(z.enum(roofSides)),
  condition: z.nullable(z.enum(roofConditions)),
  note: z.string(),
};

export const roofPhoto = z.object({
  ...leadPhoto.shape,
  ...description,
  /** How the part was called when it was said; null: nobody has said it. */
  partWord: z.nullable(z.string()),
  takenAt: z.string(),
  /** Who took it; null: somebody of whom no row is left. */
  takenBy: z.nullable(named),
  addedAt: z.string(),
  appointmentId: z.nullable(z.string()),
  place: z.nullable(place),
  /** What is drawn on it, the oldest first. */
  callouts: z.array(keptCallout),
});

export type RoofPhoto = z.output<typeof roofPhoto>;

/** Everything about the roof of a lead: its photos in the order in which they were taken, and what the visit is for. */
const roof = z.object({
  success: z.literal(true),
  photos: z.array(roofPhoto),
  visitKind: z.enum(visitKinds),
});

export type Roof = Omit<z.output<typeof roof>, "success">;

export const roofPhotoChange = z.object({
  part: z.optional(description.part),
  /** How the sender calls the part: for one that the owner has removed meanwhile. */
  partWord: z.optional(singleLine({ label: "Part", max: roofWordsLimits.name })),
  side: z.optional(description.side),
  condition: z.optional(description.condition),
  // The text of a form is empty where it is missing; here that leaves it as it is.
  note: z.optional(multiLine({ label: "Note", max: roofPhotoLimits.note })._zod.def.innerType),
  place: z.optional(z.nullable(place)),
  turn: z.optional(leadPhoto.shape.turn),
});

export type RoofPhotoChange = z.output<typeof roofPhotoChange>;

export const roofPhotoAnswer = z.object({ success: z.literal(true), photo: roofPhoto });

export const roofPhotoContract = {
  "/desk/leads/{id}/roof-photos": {
    get: {
      operation: "listRoofPhotos",
      does: "Lists the photos that staff have taken of a lead's roof, and says what the visit is for.",
      needs: "day",
      params: leadParams,
      response: roof,
    },
  },
  "/desk/leads/{id}/roof-photos/{photo}": {
    get: {
      operation: "readRoofPhoto",
      does: "Returns a roof photo, as JPEG.",
      needs: "day",
      params: roofPhotoParams,
      query: photoQuery,
      response: z.unknown(),
      media: "image/jpeg",
    },
    put: {
      operation: "addRoofPhoto",
      does: "Adds a photo of the roof under an id that the sender has made. Sent again, it changes nothing. 409 when somebody has removed it, or the id is another lead's.",
      needs: "day",
      params: roofPhotoParams,
      query: z.object({
        /** By the device. */
        takenAt: z.optional(pressedAt),
        /** The visit at which it was taken. One that is not this lead's is left out. */
        appointmentId: z.optional(id("appointment")),
      }),
      upload: { media: ["application/octet-stream", "image/*"], bytes: photoLimits.bytes },
      refuses: [400, 409],
      response: roofPhotoAnswer,
    },
    patch: {
      operation: "describeRoofPhoto",
      does: "Says what a roof photo shows. What is not named stays as it is. 409 when somebody has removed the photo.",
      needs: "day",
      refuses: [409],
      params: roofPhotoParams,
      body: roofPhotoChange,
      response: roofPhotoAnswer,
    },
    delete: {
      operation: "removeRoofPhoto",
      does: "Removes a roof photo, for good. 409 while a report that was sent shows it.",
      needs: "day",
      params: roofPhotoParams,
      refuses: [409],
      response: z.object({ success: z.literal(true) }),
    },
  },
  "/desk/leads/{id}/visit-kind": {
    put: {
      operation: "setVisitKind",
      does: "Says what the visit is for, which decides what its photos should show.",
      needs: "day",
      params: leadParams,
      body: z.object({ visitKind: z.enum(visitKinds, { error: "No such visit" }) }),
      response: roof,
    },
  },
} as const satisfies ApiContractTable;
