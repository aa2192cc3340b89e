import { inStages, type PublishedProject } from "#domain/project/project.ts";
import { isCompleteProject, projectContent } from "#domain/project/project-content.ts";
import type { Database } from "#server/database/connection.ts";
import type { PhotoKey } from "#server/photo/photo-store.ts";
import { pictureFile } from "./picture-files.ts";

/** A public picture, with what names its file. */
export type PublicPicture = {
  id: string;
  photo: PhotoKey;
  turn: 0 | 90 | 180 | 270;
  width: number;
  height: number;
};

export type PublishedRows = {
  projects: PublishedProject[];
  pictures: Map<string, PublicPicture>;
};

/** Projects that everybody may see now: published, agreed to, not taken down, and not held. */
const standing = (database: Database) =>
  database
    .selectFrom("projects")
    .innerJoin("project_consents as consent", "consent.id", "projects.consent_id")
    .where("published_at", "is not", null)
    .where("slug", "is not", null)
    .where("taken_down_at", "is", null)
    .where("held_at", "is", null)
    .where("consent.answer", "=", "yes")
    .where("consent.taken_back_at", "is", null);

/** Their pictures, as far as their photos are there. */
const standingPictures = (database: Database) =>
  standing(database)
    .innerJoin("project_pictures as picture", "picture.consent_id", "consent.id")
    .innerJoin("roof_photos", "roof_photos.id", "picture.roof_photo_id")
    .whereRef("roof_photos.lead_id", "=", "projects.lead_id")
    .innerJoin("photos", "photos.id", "roof_photos.photo_id")
    .where("photos.ends_at", "is", null);

/** Says all of that in one text, which changes when any of it does. */
export async function editionOf(database: Database): Promise<string> {
  const projects = await standing(database)
    .select(["projects.id", "projects.consent_id", "published_at"])
    .orderBy("projects.id")
    .execute();
  if (projects.length === 0) return "";
  const pictures = await standingPictures(database)
    .select("picture.id")
    .orderBy("picture.id")
    .execute();
  return [
    ...projects.map((row) => `${row.id} ${row.consent_id} ${row.published_at}`),
    ...pictures.map(({ id }) => id),
  ].join(",");
}

/** Reads all that everybody may see. What a later release has written in another form is left out. */
export async function readPublished(database: Database): Promise<PublishedRows> {
  const rows = await standing(database)
    .select(["projects.id", "slug", "published_at", "projects.consent_id", "consent.content"])
    .execute();
  const found = await standingPictures(database)
    .select(["picture.id", "picture.consent_id", "picture.roof_photo_id"])
    .select(["picture.turn", "picture.width", "picture.height", "color"])
    .select(["photos.id as photo_id", "photos.digest"])
    .orderBy("picture.position")
    .execute();
  const byConsent = Map.groupBy(found, ({ consent_id }) => consent_id);
  const pictures = new Map<string, PublicPicture>();
  const projects = rows.flatMap(({ id, slug, published_at, consent_id, content: json }) => {
    const content = projectContent.safeParse(parsed(json)).data;
    if (!content || !isCompleteProject(content) || !slug || !published_at) return [];
    const said = new Map(content.pictures.map((picture) => [picture.id, picture]));
    const shown = (byConsent.get(consent_id ?? "") ?? []).flatMap((row) => {
      const picture = said.get(row.roof_photo_id);
      if (!picture) return [];
      const { stage, says } = picture;
      return [{ id: row.id, stage, says, file: pictureFile(row), row }];
    });
    // What is left of it shows no finished roof.
    if (!shown.some(({ stage }) => stage === "after")) return [];
    for (const { row } of shown) {
      const photo = { id: row.photo_id, digest: row.digest };
      const { turn, width, height } = row;
      pictures.set(row.id, { id: row.id, photo, turn, width, height });
    }
    const { version: _, ...facts } = content;
    const project: PublishedProject = {
      ...{ ...facts, id, slug, publishedAt: published_at },
      pictures: inStages(shown.map(({ row: _row, ...picture }) => picture)),
    };
    return [project];
  });
  return { projects, pictures };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
