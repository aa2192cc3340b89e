import type { PhotoTurn } from "#domain/photo/photo-rules.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection } from "#server/database/connection.ts";
import type { PhotosTable } from "#server/database/schema/request-tables.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { findLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import type { PhotoSize } from "#server/photo/photo-store.ts";
import { findPhotoOf, markPhotosOpened, turnPhoto } from "#server/photo/photos-repository.ts";
import { Refusal } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";

export type LeadPhotoServices = ReturnType<typeof createLeadPhotoServices>;

/** Pictures of a lead, for whoever may see the lead. */
export function createLeadPhotoServices(parts: {
  connection: Connection;
  photoFiles: PhotoFiles;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, photoFiles, changes, clock } = parts;
  const { database } = connection;

  /** @throws Refusal 404 */
  async function require(caller: Caller, leadId: string, id: string): Promise<PhotosTable> {
    if (!isId(leadId) || !isId(id)) throw unknownLead();
    await visible(database, await findLead(database, leadId), caller);
    const photo = await findPhotoOf(database, leadId, id);
    if (!photo) throw unknownPhoto();
    return photo;
  }

  async function open(leadId: string, id: string): Promise<void> {
    const now = clock();
    if (!(await markPhotosOpened(database, { leadId, id }, now))) return;
    await addLeadChange(database, leadId, now);
    changes.wake();
  }

  return {
    /** The picture. Whoever gets all of it has opened it. @throws Refusal 404 */
    async read(caller: Caller, leadId: string, id: string, size: PhotoSize): Promise<Buffer> {
      const photo = await require(caller, leadId, id);
      const file = await photoFiles.load(photo, size);
      if (!file) throw unknownPhoto();
      if (size === "full" && photo.opened_at === null) await open(leadId, id);
      return file;
    },

    /** Turns the picture for everybody who looks at it. @throws Refusal 404 */
    async turn(caller: Caller, leadId: string, id: string, turn: PhotoTurn): Promise<void> {
      await require(caller, leadId, id);
      await turnPhoto(database, id, turn);
      await addLeadChange(database, leadId, clock());
      changes.wake();
    },
  };
}

function unknownPhoto(): Refusal {
  return new Refusal(404, "This photo is no longer here.");
}
