import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { usState } from "#domain/places/us-states.ts";
import { articleCategories } from "./category.ts";

/** Characters: a title that fits on three lines of a phone, and an excerpt that search engines show in full. */
export const articleLimits = { title: 70, excerpt: 180 } as const;

/** Builds a field's message; `undefined` means that the field is missing. */
function must(rule: string) {
  return (issue: { input?: unknown }) => (issue.input === undefined ? "is missing" : rule);
}

function line(max: number) {
  return z.string({ error: must("must be text") }).check(
    z.trim(),
    z.minLength(1, "is empty"),
    z.maxLength(max, `must be ${max} characters or fewer`),
    z.refine((text) => !/\p{Cc}/u.test(text), "must be one line"),
  );
}

const flag = z.boolean({ error: must("must be true or false") });

/** Four percentages (left, top, width, height) for `import "….jpg?crop=…&photo"` (scripts/vite/photos.ts). */
const crop = z.string({ error: must("must be text") }).check(
  z.refine((text) => {
    if (!/^\d+(,\d+){3}$/.test(text)) return false;
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return width > 0 && height > 0 && left + width <= 100 && top + height <= 100;
  }, "must be left,top,width,height in whole percent of the master"),
);

const fields = z.strictObject(
  {
    title: line(articleLimits.title),
    excerpt: line(articleLimits.excerpt),
    category: z.enum(
      articleCategories.map(({ slug }) => slug),
      { error: must(`must be one of ${articleCategories.map(({ slug }) => slug).join(", ")}`) },
    ),
    publishDate: dayField(must("must be a day as YYYY-MM-DD")),
    /** When what it says last changed; a better word or a corrected typo does not count. */
    updateDate: z.optional(dayField(must("must be a day as YYYY-MM-DD"))),
    /** One of the profile's authors. */
    authorName: z.optional(line(60)),
    featuredImage: z.strictObject(
      {
        /** Name of a picture in art/masters, without its extension. */
        master: line(60),
        /** Describes the picture. */
        alt: line(200),
        crop: z.optional(crop),
      },
      { error: must("must be a picture with master and alt") },
    ),
    tags: z.array(line(40), { error: must("must be a list") }).check(
      z.minLength(1, "must hold at least one tag"),
      z.refine((tags) => new Set(tags).size === tags.length, "must not hold a tag twice"),
    ),
    /** Where it holds: a region, or a state. Absent: everywhere. */
    regions: z.optional(
      z
        .array(line(60), { error: must("must be a list") })
        .check(z.minLength(1, "must hold at least one region")),
    ),
    /** The state whose law it states, as its postal abbreviation: it is shown where somebody has confirmed that law. */
    law: z.optional(
      z
        .string({ error: must("must be text") })
        .check(
          z.refine(
            (code) => usState(code) !== undefined,
            "must be a state's abbreviation, such as VA",
          ),
        ),
    ),
    /** Figures of its text, for the margin. */
    figures: z.optional(
      z
        .array(
          z.strictObject(
            {
              /** As its text writes it, in capitals or not. */
              value: line(24),
              /** What it is a figure of. */
              says: line(70),
            },
            { error: must("must have value and says") },
          ),
          { error: must("must be a list") },
        )
        .check(
          z.minLength(1, "must hold at least one figure"),
          z.maxLength(3, "must hold three figures or fewer"),
        ),
    ),
    /** Only for sorting by popularity. */
    viewCount: z
      .number({ error: must("must be a whole number, 0 or more") })
      .check(
        z.refine((n) => Number.isSafeInteger(n) && n >= 0, "must be a whole number, 0 or more"),
      ),
    isPublished: flag,
    isFeatured: flag,
  },
  { error: must("must be a list of fields") },
);

/**
 * The block between the two `---` of an article's file. The slug is the file's name, and
 * the content the rest of the file.
 */
export const frontMatter = fields.check(
  z.refine(({ publishDate, updateDate }) => updateDate === undefined || updateDate > publishDate, {
    error: "must be after publishDate",
    path: ["updateDate"],
  }),
);

export type FrontMatter = z.infer<typeof frontMatter>;
