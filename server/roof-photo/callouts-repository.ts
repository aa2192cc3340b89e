import type { Callout } from "#domain/roof-photo/callout.ts";
import type { CalloutChange, KeptCallout } from "#domain/roof-photo/callout-change.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { RoofCalloutsTable } from "#server/database/schema/roof-tables.ts";

/** Removed ones of a photo of which the revision is known: nothing that is on its way is that old. */
const mostRemovals = 200;

/** What is drawn on photos of a lead's roof, or on one of them, the oldest first, by the id of the photo. */
export async function readCallouts(
  database: Database,
  leadId: string,
  photoId?: string,
): Promise<Map<string, KeptCallout[]>> {
  const rows = await database
    .selectFrom("roof_callouts")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("kind", "is not", null)
    .$if(photoId !== undefined, (ofLead) => ofLead.where("roof_photo_id", "=", photoId ?? ""))
    .orderBy("drawn_at")
    .orderBy("id")
    .execute();
  const byPhoto = Map.groupBy(rows, ({ roof_photo_id }) => roof_photo_id);
  return new Map([...byPhoto].map(([id, ofPhoto]) => [id, ofPhoto.flatMap(asKept)]));
}

/** What is known of a callout, also of one that was removed. */
export async function findCallout(
  database: Database,
  photoId: string,
  id: string,
): Promise<RoofCalloutsTable | undefined> {
  return database
    .selectFrom("roof_callouts")
    .selectAll()
    .where("roof_photo_id", "=", photoId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** How many callouts a photo has. */
export async function countCallouts(database: Database, photoId: string): Promise<number> {
  const { count } = await database
    .selectFrom("roof_callouts")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("roof_photo_id", "=", photoId)
    .where("kind", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores what a callout is now. One that was drawn before keeps its place among the others. */
export async function storeCallout(
  transaction: DatabaseTransaction,
  photo: { leadId: string; id: string },
  { id, revision, callout }: CalloutChange,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const drawn = { revision, ...columnsOf(callout), drawn_by: staffId };
  const at = now.toISOString();
  await transaction
    .insertInto("roof_callouts")
    .values({
      ...{ roof_photo_id: photo.id, id, lead_id: photo.leadId },
      ...{ ...drawn, drawn_at: at },
    })
    .onConflict((conflict) =>
      conflict
        .columns(["roof_photo_id", "id"])
        // Of one that is removed, when: what was removed first is forgotten first.
        .doUpdateSet(callout ? drawn : { ...drawn, drawn_at: at }),
    )
    .execute();
}

/** Forgets the oldest removed ones of a photo, where somebody has removed very many. */
export async function forgetOldRemovals(
  transaction: DatabaseTransaction,
  photoId: string,
): Promise<void> {
  const old = await transaction
    .selectFrom("roof_callouts")
    .select("id")
    .where("roof_photo_id", "=", photoId)
    .where("kind", "is", null)
    .orderBy("drawn_at", "desc")
    .orderBy("id")
    .limit(mostRemovals)
    .offset(mostRemovals)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await transaction
    .deleteFrom("roof_callouts")
    .where("roof_photo_id", "=", photoId)
    .where("id", "in", ids)
    .execute();
}

function asKept({ id, revision, ...row }: RoofCalloutsTable): KeptCallout[] {
  const callout = asCallout(row);
  return callout ? [{ id, revision, callout }] : [];
}

function asCallout({
  kind,
  inches,
  text,
  ...row
}: Omit<RoofCalloutsTable, "id" | "revision">): Callout | null {
  const from = { x: row.from_x ?? 0, y: row.from_y ?? 0 };
  const to = { x: row.to_x ?? 0, y: row.to_y ?? 0 };
  if (kind === "text") return { kind, at: from, text };
  if (kind === "line") return { kind, from, to, inches };
  return kind && { kind, from, to };
}

function columnsOf(callout: Callout | null) {
  const nothing = { kind: null, ...place(null), inches: null, text: "" };
  if (!callout) return nothing;
  if (callout.kind === "text") {
    const { kind, at, text } = callout;
    return { ...nothing, kind, from_x: at.x, from_y: at.y, text };
  }
  const { kind, from, to } = callout;
  const inches = callout.kind === "line" ? callout.inches : null;
  return { ...nothing, kind, ...place({ from, to }), inches };
}

function place(points: Pick<Extract<Callout, { kind: "line" }>, "from" | "to"> | null) {
  return {
    from_x: points?.from.x ?? null,
    from_y: points?.from.y ?? null,
    to_x: points?.to.x ?? null,
    to_y: points?.to.y ?? null,
  };
}
