import { isLater } from "#domain/roof-photo/callout-change.ts";
import type { Database } from "#server/database/connection.ts";
import type { PhotosTable } from "#server/database/schema/request-tables.ts";
import type { RoofPhotosTable } from "#server/database/schema/roof-tables.ts";
import type { PhotoKey } from "#server/photo/photo-store.ts";
import { addPhoto, attempt } from "./add-unit.ts";

/** What staff have added to a roof since the backup. */
type RoofSince = {
  leadId: string;
  /** `#12 Ada Homeowner` */
  name: string;
  /** Ids that the backup does not know, also of photos that were removed again. */
  rows: readonly RoofPhotosTable[];
  /** Their pictures. */
  pictures: readonly PhotosTable[];
};

/** What was found, for the lines of a restore. */
export type RoofsSince = {
  roofs: RoofSince[];
  /** Photos that the backup has and that were removed since, in words. */
  removed: string[];
};

/** Reads which photos of roofs the backup does not have, or has although they were removed since. */
export async function roofsSince(target: Database, former: Database): Promise<RoofsSince> {
  const now = await idsIn(former);
  const then = await idsIn(target);
  const isKnown = new Map(then.map(({ id, photo_id }) => [id, photo_id !== null]));
  const added = now.filter(({ id }) => !isKnown.has(id));
  const gone = now.filter(({ id, photo_id }) => photo_id === null && isKnown.get(id));
  const removed: string[] = [];
  for (const [leadId, ofLead] of Map.groupBy(gone, (one) => one.lead_id)) {
    const name = await nameOf(former, leadId);
    removed.push(
      `${name}, ${inWords(ofLead.length)}: removed since, and back: remove what was removed again`,
    );
  }
  const roofs: RoofSince[] = [];
  for (const [leadId, ofLead] of Map.groupBy(added, (one) => one.lead_id)) {
    const ids = new Set(ofLead.map(({ id }) => id));
    const rows = await former
      .selectFrom("roof_photos")
      .selectAll()
      .where("lead_id", "=", leadId)
      .orderBy("added_at")
      .execute();
    const pictures = await former
      .selectFrom("photos")
      .selectAll()
      .where("lead_id", "=", leadId)
      .where("taken_by", "is not", null)
      .execute();
    roofs.push({
      ...{ leadId, pictures, name: await nameOf(former, leadId) },
      rows: rows.filter(({ id }) => ids.has(id)),
    });
  }
  return { roofs, removed };
}

/**
 * Adds the photos of a roof whose files are there.
 * @param hasFiles undefined while nobody can look: then all are added. Rows of another release are not.
 * @returns in words what was added, or why it does not fit; undefined: nothing that anybody would miss.
 */
export async function addRoof(
  target: Database,
  { leadId, name, rows, pictures }: RoofSince,
  hasFiles: ((key: PhotoKey) => boolean) | undefined | "another release",
): Promise<{ broughtOver: string } | { left: string } | undefined> {
  const taken = rows.filter(({ photo_id }) => photo_id !== null);
  const words = `${name}, ${inWords(taken.length)}`;
  const lead = await target
    .selectFrom("leads")
    .select("id")
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (hasFiles === "another release") return { left: `${words}: of another release's tables` };
  if (!lead) return taken.length > 0 ? { left: `${words}: their lead does not come` } : undefined;
  const there = new Map(
    pictures.filter((one) => !hasFiles || hasFiles(one)).map((one) => [one.id, one]),
  );
  const lost = taken.filter(({ photo_id }) => !there.has(photo_id ?? "")).length;
  const fault = await attempt(target, async () => {
    for (const row of rows) {
      const picture = there.get(row.photo_id ?? "");
      if (picture) await addPhoto(target, picture);
      // One that was removed leaves its id, so that the phone that has it does not bring it back.
      if (picture || row.photo_id === null) {
        await target.insertInto("roof_photos").values(row).execute();
      }
    }
  });
  if (fault) return { left: `${words}: ${fault}` };
  if (taken.length === 0) return undefined;
  if (!hasFiles) return { broughtOver: `${words}, whose files nobody could look for` };
  return { broughtOver: `${words}${withoutPhotos(lost, taken.length)}` };
}

/**
 * Finds what was said otherwise of photos that the backup knows. It is only listed: nothing says which of the two is newer, since the
 * database that is replaced may itself be of an older backup.
 * @returns in words, by lead.
 */
export async function saidOtherwise(
  target: Database,
  former: Database,
): Promise<{ said: string[] }> {
  const then = new Map((await descriptionsIn(target)).map((one) => [one.id, one]));
  const now = await descriptionsIn(former);
  const changed = now.filter((one) => {
    const before = then.get(one.id);
    return before && saidColumns.some((column) => before[column] !== one[column]);
  });
  const said: string[] = [];
  for (const [leadId, ofLead] of Map.groupBy(changed, (one) => one.lead_id)) {
    const name = await nameOf(former, leadId);
    said.push(
      `${name}, what was said of ${inWords(ofLead.length)}: otherwise in the former database`,
    );
  }
  return { said };
}

const saidColumns = [
  ...(["part", "part_word", "side", "condition", "note"] as const),
  ...(["latitude", "longitude", "turn"] as const),
];

const descriptionsIn = (database: Database) =>
  database
    .selectFrom("roof_photos")
    .innerJoin("photos", "photos.id", "photo_id")
    .select(["roof_photos.id", "roof_photos.lead_id", ...saidColumns])
    .execute();

/** What the visit to a roof is for, where somebody has said it since and the backup knows nothing. */
export async function addVisitKinds(target: Database, former: Database): Promise<object> {
  const leads = await target.selectFrom("leads").select("id").execute();
  const known = new Set(leads.map(({ id }) => id));
  for (const visit of await former.selectFrom("roof_visits").selectAll().execute()) {
    if (!known.has(visit.lead_id)) continue;
    await target
      .insertInto("roof_visits")
      .values(visit)
      .onConflict((conflict) =>
        conflict.column("lead_id").doUpdateSet({ visit_kind: visit.visit_kind }),
      )
      .execute();
  }
  return {};
}

/**
 * What was drawn since, changed or removed, on photos that are there: those that the backup has, and those that were brought
 * over. Revisions say which is the later.
 */
export async function addCallouts(target: Database, former: Database): Promise<object> {
  const photos = await target
    .selectFrom("roof_photos")
    .select("id")
    .where("photo_id", "is not", null)
    .execute();
  const there = new Set(photos.map(({ id }) => id));
  const known = await target
    .selectFrom("roof_callouts")
    .select(["roof_photo_id", "id", "revision"])
    .execute();
  const keyOf = (one: { roof_photo_id: string; id: string }) => `${one.roof_photo_id} ${one.id}`;
  const byKey = new Map(known.map((one) => [keyOf(one), one]));
  for (const callout of await former.selectFrom("roof_callouts").selectAll().execute()) {
    if (!there.has(callout.roof_photo_id) || !isLater(callout, byKey.get(keyOf(callout)))) continue;
    await target
      .insertInto("roof_callouts")
      .values(callout)
      .onConflict((conflict) => conflict.columns(["roof_photo_id", "id"]).doUpdateSet(callout))
      .execute();
  }
  return {};
}

/** `, without 2 of 3 photos: no file is there` */
export function withoutPhotos(lost: number, all: number): string {
  if (lost === 0) return "";
  const which =
    all === 1 ? "the photo" : lost === all ? `the ${all} photos` : `${lost} of ${all} photos`;
  return `, without ${which}: no file is there`;
}

const inWords = (count: number) =>
  count === 1 ? "1 photo of the roof" : `${count} photos of the roof`;

const idsIn = (database: Database) =>
  database.selectFrom("roof_photos").select(["id", "lead_id", "photo_id"]).execute();

async function nameOf(database: Database, leadId: string): Promise<string> {
  const { number, name } = await database
    .selectFrom("leads")
    .select(["number", "name"])
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return `#${number} ${name}`;
}
