import { z } from "zod/mini";
import { mailedPhotoLimits, photoLimits, photoTurns } from "./photo-rules.ts";

const photoId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: "Photos are invalid" }));

/** Ids of pictures that go along with a request. Those that are not waiting are left out of it. */
export const photosOfBody = z.optional(
  z
    .array(photoId, { error: "Photos are invalid" })
    .check(z.maxLength(photoLimits.most, { error: `At most ${photoLimits.most} photos` })),
);

/** The same in a form: one field, the ids with spaces between. What is no id is dropped, since no photo may lose a request. */
export const photosOfForm = z._default(
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      [...new Set(text.split(" "))]
        .filter((id) => /^[\w-]{1,64}$/.test(id))
        .slice(0, photoLimits.most),
    ),
  ),
  [],
);

export const photoParams = z.object({ id: photoId });

/** `POST /api/photos`: the body is the picture itself. */
export const photoResponse = z.object({
  success: z.literal(true),
  photo: z.object({ id: z.string(), width: z.number(), height: z.number() }),
});

export const photoRemovedResponse = z.object({ success: z.literal(true) });

/** A picture on its lead's page. */
export const leadPhoto = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  turn: z.union(photoTurns.map((turn) => z.literal(turn))),
  /** Of its file, as it is sent along with a mail. */
  bytes: z.number(),
});

export type LeadPhoto = z.output<typeof leadPhoto>;

/** Ids of pictures of a lead that go along with a mail: its person's, or roof photos. */
export const mailedPhotos = z._default(
  z
    .array(photoId, { error: "Photos are invalid" })
    .check(
      z.maxLength(mailedPhotoLimits.most, { error: `At most ${mailedPhotoLimits.most} photos` }),
    ),
  [],
);

export const leadPhotoParams = z.object({ id: z.string(), photo: photoId });

export const photoQuery = z.object({
  size: z._default(z.enum(["full", "small"], { error: "No such size" }), "full"),
});

export const photoTurnBody = z.object({ turn: leadPhoto.shape.turn });
