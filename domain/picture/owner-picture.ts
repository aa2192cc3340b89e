import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";

/** What the owner's pictures show; each is a folder in `content/photos/`. */
export const pictureKinds = ["crew", "faces", "roofs"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What has to be said of a picture of each kind, besides its alternative text. */
const needed = {
  crew: ["caption"],
  faces: ["name", "role"],
  roofs: ["town", "caption"],
} as const satisfies Record<PictureKind, readonly ("name" | "role" | "town" | "caption")[]>;

const line = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? "is missing" : "must be text") })
    .check(
      z.trim(),
      z.minLength(1, "is empty"),
      z.maxLength(max, `must be ${max} characters or fewer`),
    );

/** A picture of the owner's, as written in `content/owner-pictures.ts`. */
export const ownerPicture = z
  .strictObject({
    /** Within `content/photos/`: `crew/dormer.jpg`. */
    file: z
      .string({ error: "is missing" })
      .check(
        z.regex(
          /^(crew|faces|roofs)\/[a-z0-9]+(-[a-z0-9]+)*\.jpg$/,
          `must be in ${pictureKinds.join("/, ")}/, named in small letters, digits and hyphens, and end in .jpg`,
        ),
      ),
    /** What is seen, for who does not see it. */
    alt: line(200).check(z.minLength(12, "must say what is seen, in 12 characters or more")),
    /** The day on which everybody shown, or the house's owner, agreed in writing. No page says it. */
    consent: dayField(({ input }) =>
      input === undefined
        ? "is missing: the day on which everybody shown agreed in writing"
        : "must be a day, as 2027-03-31",
    ),
    /** First name and last initial. */
    name: z.optional(line(40)),
    role: z.optional(line(60)),
    town: z.optional(line(60)),
    caption: z.optional(line(160)),
  })
  .check(({ value, issues }) => {
    for (const field of needed[kindOf(value)]) {
      if (value[field] !== undefined) continue;
      issues.push({ code: "custom", input: value, path: [field], message: "is missing" });
    }
  });

export type OwnerPicture = z.output<typeof ownerPicture>;

/** The same as it is written, where days are text. */
export type OwnerPictureEntry = z.input<typeof ownerPicture>;

export function kindOf({ file }: { file: string }): PictureKind {
  return file.split("/")[0] as PictureKind;
}
