import type { Readable } from "node:stream";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import type { CalloutChange } from "#domain/roof-photo/callout-change.ts";
import { roofPhotoLimits, takenAtOf, type VisitKind } from "#domain/roof-photo/roof-photo.ts";
import type { Roof, RoofPhoto, RoofPhotoChange } from "#domain/roof-photo/roof-photo-contract.ts";
import { partName, type RoofWords } from "#domain/roof-photo/roof-words.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { RoofPhotosTable } from "#server/database/schema/roof-tables.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { findLead, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import type { PhotoSize } from "#server/photo/photo-store.ts";
import {
  endPhotoOfLead,
  endWaitingPhoto,
  findPhotoOf,
  givePhotoOfStaff,
  longAgo,
  turnPhoto,
} from "#server/photo/photos-repository.ts";
import type { PhotoServices } from "#server/photo/waiting-photos.ts";
import { invalidInput, Refusal } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";
import { noteAddedPhoto } from "./added-photos-event.ts";
import { changeCallout } from "./change-callout.ts";
import {
  appointmentOfLead,
  countRoofPhotos,
  describeRoofPhoto,
  findRoofPhoto,
  forgetRoofPhoto,
  isInProject,
  isInReport,
  readRoof,
  readRoofPhotos,
  storeRoofPhoto,
  storeVisitKind,
} from "./roof-photos-repository.ts";

export type RoofPhotoServices = ReturnType<typeof createRoofPhotoServices>;

/** A photo as it arrives, and what its device knows of it. */
type SentRoofPhoto = {
  photo: Readable;
  bytes: number;
  network: string;
  takenAt?: string | undefined;
  appointmentId?: string | undefined;
};

/** Which photo of which lead. */
type Place = { leadId: string; id: string };

/** Photos that staff take of roofs, for whoever may see the lead. */
export function createRoofPhotoServices(parts: {
  connection: Connection;
  photos: Pick<PhotoServices, "add">;
  photoFiles: PhotoFiles;
  profile: BusinessProfile & { facts: BusinessFacts };
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, photos, photoFiles, profile, changes, clock } = parts;
  const { database } = connection;

  /** Works on a photo that is there, while nobody else can change its lead. @throws Refusal 404, or `ifRemoved`. */
  async function change(
    caller: Caller,
    { leadId, id }: Place,
    work: (transaction: DatabaseTransaction, photo: KeptRoofPhoto) => Promise<void>,
    ifRemoved = unknownPhoto,
  ): Promise<void> {
    await connection.transact(async (transaction) => {
      await lockVisible(transaction, leadId, caller);
      await work(transaction, await keptPhoto(transaction, { leadId, id }, ifRemoved));
      await addLeadChange(transaction, leadId, clock());
    });
    changes.wake();
  }

  async function photoOf({ leadId, id }: Place): Promise<RoofPhoto> {
    const [photo] = await readRoofPhotos(database, leadId, id);
    if (!photo) throw unknownPhoto();
    return photo;
  }

  /** Gives the picture that waits to the lead. @returns false when the same photo has come meanwhile. */
  function give(
    caller: Caller,
    { leadId, id }: Place,
    { waiting, takenAt, appointmentId }: Omit<SentRoofPhoto, "photo"> & { waiting: string },
  ): Promise<boolean> {
    return connection.transact(async (transaction) => {
      const now = clock();
      const lead = await lockVisible(transaction, leadId, caller);
      if (isKept(await findRoofPhoto(transaction, id), leadId)) return false;
      if ((await countRoofPhotos(transaction, leadId)) >= roofPhotoLimits.most)
        throw tooManyPhotos();
      const lastAddedAt = await lastAddedBy(transaction, leadId, caller.staff.id);
      const given = { id: waiting, leadId, staffId: caller.staff.id };
      if (!(await givePhotoOfStaff(transaction, given, now))) throw unknownPhoto();
      await storeRoofPhoto(transaction, {
        ...{ id, lead_id: leadId, photo_id: waiting },
        appointment_id: await appointmentOfLead(transaction, lead, appointmentId),
        taken_at: takenAtOf(takenAt, now),
        added_at: now.toISOString(),
      });
      const adding = { leadId, staffId: caller.staff.id, lastAddedAt };
      await noteAddedPhoto(transaction, adding, now);
      const doing = { staffId: caller.staff.id, now, opening: profile };
      await changeLead(transaction, lead, {}, doing);
      return true;
    });
  }

  return {
    /** All photos of a lead's roof. @throws Refusal 404 */
    async list(caller: Caller, leadId: string): Promise<Roof> {
      return readRoof(database, await findVisible(database, leadId, caller));
    },

    /** The picture. @throws Refusal 404 */
    async read(caller: Caller, place: Place, size: PhotoSize): Promise<Buffer> {
      await findVisible(database, place.leadId, caller);
      const { photo_id } = await keptPhoto(database, place);
      const photo = await findPhotoOf(database, place.leadId, photo_id);
      const file = photo && (await photoFiles.load(photo, size));
      if (!file) throw unknownPhoto();
      return file;
    },

    /**
     * Adds a photo, unless it is there: then nothing that is sent is read.
     * @throws Refusal 404; 409 when it was removed, or is another lead's; 400 when the lead has too many, or for a fault of the
     * picture; 503 while many arrive.
     */
    async add(caller: Caller, place: Place, sent: SentRoofPhoto): Promise<RoofPhoto> {
      await findVisible(database, place.leadId, caller);
      if (isKept(await findRoofPhoto(database, place.id), place.leadId)) {
        sent.photo.resume();
        return photoOf(place);
      }
      const { id: waiting } = await photos.add({ ...sent, isByStaff: true });
      let isGiven = false;
      try {
        isGiven = await give(caller, place, { ...sent, waiting });
      } finally {
        if (!isGiven) await endWaitingPhoto(database, waiting, longAgo(clock()));
      }
      changes.wake();
      return photoOf(place);
    },

    /** Says what a photo shows. @throws Refusal 404; 409 when somebody has removed it, which no phone can know. */
    async describe(
      caller: Caller,
      place: Place,
      { turn, ...said }: RoofPhotoChange,
    ): Promise<RoofPhoto> {
      const description = withPartWord(said, profile.facts.roofWords);
      const tell = async (transaction: DatabaseTransaction, { photo_id }: KeptRoofPhoto) => {
        await describeRoofPhoto(transaction, place.id, description);
        if (turn !== undefined) await turnPhoto(transaction, photo_id, turn);
      };
      await change(caller, place, tell, removedPhoto);
      return photoOf(place);
    },

    /**
     * Draws a callout on a photo, changes it or removes it, unless it has been changed since.
     * @throws Refusal 404; 409 when the photo was removed, or is another lead's; 400 when it has too many.
     */
    async changeCallout(caller: Caller, place: Place, callout: CalloutChange): Promise<RoofPhoto> {
      await findVisible(database, place.leadId, caller);
      if (!isKept(await findRoofPhoto(database, place.id), place.leadId)) throw unknownPhoto();
      await change(caller, place, (transaction) => {
        const by = { staffId: caller.staff.id, now: clock() };
        return changeCallout(transaction, place, callout, by);
      });
      return photoOf(place);
    },

    /**
     * Removes a photo for good: its file is gone with the next sweep.
     * @throws Refusal 404, 409 while a report shows it that was sent and stands, or a finished roof on the site.
     */
    remove: (caller: Caller, place: Place): Promise<void> =>
      change(caller, place, async (transaction, { photo_id }) => {
        if (await isInReport(transaction, place.id)) throw shownInReport();
        if (await isInProject(transaction, place.id)) throw shownInProject();
        const now = clock();
        await forgetRoofPhoto(transaction, place.id, now);
        await endPhotoOfLead(transaction, photo_id, now);
        await addAuditEntry(transaction, {
          ...{ at: now, staffId: caller.staff.id, action: "lead.roof-photo-removed" },
          ...{ leadId: place.leadId, details: { photo: place.id } },
        });
      }),

    /** Says what the visit is for. @throws Refusal 404 */
    async setVisitKind(caller: Caller, leadId: string, visitKind: VisitKind): Promise<Roof> {
      const lead = await connection.transact(async (transaction) => {
        const locked = await lockVisible(transaction, leadId, caller);
        await storeVisitKind(transaction, leadId, visitKind);
        await addLeadChange(transaction, leadId, clock());
        return locked;
      });
      changes.wake();
      return readRoof(database, lead);
    },
  };
}

/** A part by the word that the owner has for it, or else by that of whoever has said it. @throws Refusal 400 for one without. */
function withPartWord(said: RoofPhotoChange, words: RoofWords): RoofPhotoChange {
  if (said.part === undefined || said.part === null) return said;
  const partWord = partName(words, said.part) ?? said.partWord;
  if (!partWord) throw invalidInput({ part: "No such part" });
  return { ...said, partWord };
}

type KeptRoofPhoto = RoofPhotosTable & { photo_id: string };

/** Whether a photo is there. @throws Refusal 409 when it was removed, or is another lead's. */
function isKept(photo: RoofPhotosTable | undefined, leadId: string): boolean {
  if (!photo) return false;
  if (photo.lead_id === leadId && photo.photo_id !== null) return true;
  throw removedPhoto();
}

/** @throws Refusal 404, or `ifRemoved`. */
async function keptPhoto(
  database: Database,
  { leadId, id }: Place,
  ifRemoved = unknownPhoto,
): Promise<KeptRoofPhoto> {
  const photo = await findRoofPhoto(database, id);
  if (photo?.lead_id !== leadId) throw unknownPhoto();
  if (photo.photo_id === null) throw ifRemoved();
  return { ...photo, photo_id: photo.photo_id };
}

/** @throws Refusal 404 */
async function findVisible(database: Database, id: string, caller: Caller): Promise<StoredLead> {
  return visible(database, await findLead(database, id), caller);
}

/** @throws Refusal 404 */
async function lockVisible(
  transaction: DatabaseTransaction,
  id: string,
  caller: Caller,
): Promise<StoredLead> {
  if (!isId(id)) throw unknownLead();
  return visible(transaction, await lockLead(transaction, id), caller);
}

/** When somebody has last added a photo to a lead; null: never. */
async function lastAddedBy(
  database: Database,
  leadId: string,
  staffId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom("roof_photos")
    .innerJoin("photos", "photos.id", "photo_id")
    .select((photo) => photo.fn.max("added_at").as("last"))
    .where("roof_photos.lead_id", "=", leadId)
    .where("taken_by", "=", staffId)
    .executeTakeFirst();
  return row?.last ?? null;
}

function tooManyPhotos(): Refusal {
  const words = `A lead takes ${roofPhotoLimits.most} photos of its roof.`;
  return new Refusal(400, words).because("too many roof photos");
}

function removedPhoto(): Refusal {
  return new Refusal(409, "This photo was removed.").because("roof photo removed");
}

function shownInReport(): Refusal {
  const words =
    "A report that was sent shows this photo. Correct the report without it, or revoke it, first.";
  return new Refusal(409, words).because("roof photo in a report");
}

function shownInProject(): Refusal {
  const words = "This photo is on the site, with the finished roof. Take that down first.";
  return new Refusal(409, words).because("roof photo in a project");
}

function unknownPhoto(): Refusal {
  return new Refusal(404, "This photo is no longer here.").because("unknown roof photo");
}
