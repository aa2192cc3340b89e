import { consentWording } from "#content/en/project-consent.ts";
import { missingFromProject } from "#domain/project/project-content.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  ProjectPicturesTable,
  ProjectsTable,
} from "#server/database/schema/project-tables.ts";
import { refuseOther } from "#server/draft/draft-changes.ts";
import { isSuspect, refusedSuspect } from "#server/draft/sent-drafts.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { Decoder } from "#server/photo/decoder/decoder.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { momentAfter } from "./moment-after.ts";
import { projectKind } from "./project-kind.ts";
import { projectMailKinds } from "./project-mail.tsx";
import {
  consentsOf,
  contentIn,
  isAskedAlready,
  shownConsent,
  storeConsent,
} from "./projects-repository.ts";

type PictureParts = { photoFiles: Pick<PhotoFiles, "load">; decoder: Pick<Decoder, "decode"> };

type RoofPicture = {
  roof_photo_id: string;
  id: string;
  digest: string;
  turn: 0 | 90 | 180 | 270;
} & {
  width: number;
  height: number;
};

/** Where a picture is not known yet, or not read. */
const plainColor = "#808080";

/** Photos of a roof that are there, by their ids. */
export async function picturesOfRoof(
  database: Database,
  leadId: string,
): Promise<Map<string, RoofPicture>> {
  const rows = await database
    .selectFrom("roof_photos")
    .innerJoin("photos", "photos.id", "photo_id")
    .select(["roof_photos.id as roof_photo_id", "photos.id", "digest", "turn", "width", "height"])
    .where("roof_photos.lead_id", "=", leadId)
    .where("ends_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.roof_photo_id, row]));
}

/**
 * The average colors of pictures, by the ids of their photos. One that cannot be read now has a plain one: it fills a place until
 * the picture is there.
 */
export async function colorsOf(
  pictures: readonly RoofPicture[],
  { photoFiles, decoder }: PictureParts,
): Promise<Map<string, string>> {
  const colors = new Map<string, string>();
  for (const picture of pictures) {
    const small = await photoFiles.load(picture, "small").catch(() => undefined);
    const decoded = small && (await decoder.decode(async () => small, []).catch(() => undefined));
    colors.set(picture.id, decoded?.color || plainColor);
  }
  return colors;
}

/**
 * Asks the owner of a roof whether it may be shown as the draft has it: that, the pictures and the words of the question are kept as
 * they are. Asked again about the same before they answer, or while they agree, it changes nothing.
 * @returns whether a mail is on its way; null: nothing was asked anew.
 * @throws OtherDraft when it is another than the caller has read; Refusal 400 when it cannot be asked.
 */
export async function askOwner(
  transaction: DatabaseTransaction,
  {
    project,
    lead,
    revision,
    colors,
  }: {
    project: ProjectsTable;
    lead: StoredLead;
    revision: number;
    colors: ReadonlyMap<string, string>;
  },
  { staffId, now, business }: { staffId: string; now: Date; business: string },
): Promise<boolean | null> {
  refuseOther(projectKind, project, revision);
  const content = contentIn(project.content);
  if (!content || missingFromProject(content).length > 0) {
    const words = "Something is still missing from this project.";
    throw new Refusal(400, words).because("unfinished project");
  }
  if (isSuspect(lead)) throw refusedSuspect(projectKind);
  const consents = await consentsOf(transaction, [project.id]);
  const [newest] = consents;
  if (isAskedAlready(project, newest, business)) return null;
  const there = await picturesOfRoof(transaction, lead.id);
  const consentId = unguessableId();
  const pictures = content.pictures.map(({ id }, position): ProjectPicturesTable => {
    const photo = there.get(id);
    if (!photo) {
      const words = "A photo of this project is no longer here. Leave it out.";
      throw new Refusal(400, words).because("project without a photo");
    }
    const { turn } = photo;
    const isAcross = turn === 90 || turn === 270;
    return {
      ...{ id: unguessableId(), consent_id: consentId, roof_photo_id: id, position, turn },
      width: isAcross ? photo.height : photo.width,
      height: isAcross ? photo.width : photo.height,
      color: colors.get(photo.id) ?? plainColor,
    };
  });
  // What was asked last has the latest moment, whatever the clock says.
  const askedAt = momentAfter(now, [newest?.asked_at, project.held_at]);
  const consent = {
    ...{ id: consentId, project_id: project.id, content: project.content },
    ...{ wording: consentWording(business), asked_at: askedAt, asked_by: staffId },
    ...{ answer: null, answered_at: null, answered_as: "", link_id: null, taken_back_at: null },
  };
  await storeConsent(transaction, consent, pictures);
  const details = { does: "asked" as const, project: project.id };
  const event = { kind: "project" as const, details };
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId, event });
  await addAuditEntry(transaction, {
    ...{ at: now, staffId, action: "lead.project-asked", leadId: lead.id },
    details: { project: project.id },
  });
  await addLeadChange(transaction, lead.id, now);
  if (!lead.email) return false;
  const { name, email, phone, address } = lead;
  const isShown = shownConsent(project, consents) !== undefined;
  const payload = {
    person: { name, email, phone, address },
    consentId,
    ...(isShown && { isShown }),
  };
  const row = { kind: "project-question" as const, payload, leadId: lead.id };
  return (await enqueue(transaction, projectMailKinds, row, now)) === "send";
}
