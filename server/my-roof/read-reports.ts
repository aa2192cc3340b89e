import type { Audience } from "#domain/my-roof/audience.ts";
import type { Database } from "#server/database/connection.ts";
import type { PhotosForPages } from "#server/photo/photos-for-pages.ts";
import { findPhotoOf } from "#server/photo/photos-repository.ts";
import { findRoofPhoto } from "#server/roof-photo/roof-photos-repository.ts";
import { type Looking, leadsOnPage, openLink } from "./open-link.ts";
import { type SeenReport, seenReports } from "./seen-report.ts";

/** Which photo, how large, and for whom: by their network. */
export type AskedPhoto = { id: string; isWhole: boolean; network: string };

/** Reading a report on one's own page, and where it was passed on. */
export function createReportReading(parts: {
  connection: { database: Database };
  profile: { timeZone: string };
  photosForPages: PhotosForPages;
}) {
  const { connection, profile, photosForPages } = parts;
  const { database } = connection;

  async function photoOf(
    { leadId, photos }: SeenReport,
    { id, isWhole, network }: AskedPhoto,
  ): Promise<Buffer | undefined> {
    const shown = photos.find((one) => one.id === id && !one.isRemoved);
    if (!shown) return undefined;
    const roofPhoto = await findRoofPhoto(database, id);
    if (!roofPhoto?.photo_id) return undefined;
    const picture = await findPhotoOf(database, leadId, roofPhoto.photo_id);
    if (!picture) return undefined;
    const photo = { id: picture.id, digest: picture.digest, turn: shown.turn };
    return isWhole ? photosForPages.whole(photo, network) : photosForPages.forPage(photo, network);
  }

  async function ownReport(
    token: string,
    reportId: string,
    looking: Looking,
  ): Promise<SeenReport | undefined> {
    const leads = await leadsOnPage(database, token, looking);
    if (!leads) return undefined;
    const reports = await seenReports(database, leads, profile.timeZone);
    return reports.find(({ id }) => id === reportId);
  }

  /** The report that was passed on, or the one that corrects it: others are not to rely on what was wrong. */
  async function othersReport(
    token: string,
  ): Promise<{ report: SeenReport; audience: Audience } | undefined> {
    const opened = await openLink(database, token);
    if (!opened || opened.link.audience === null) return undefined;
    const { audience, report_id } = opened.link;
    const reports = await seenReports(database, opened.leads, profile.timeZone);
    let report = reports.find(({ id }) => id === report_id);
    for (let step = 0; report?.correctedBy && step < reports.length; step += 1) {
      const next: string = report.correctedBy;
      report = reports.find(({ id }) => id === next);
    }
    return report?.stands ? { report, audience } : undefined;
  }

  return {
    /** A report on somebody's own page; undefined when it is none of theirs. */
    report: ownReport,

    /** A photo of it. */
    async reportPhoto(
      { token, reportId }: { token: string; reportId: string },
      photo: AskedPhoto,
      looking: Looking,
    ) {
      const report = await ownReport(token, reportId, looking);
      return report && photoOf(report, photo);
    },

    /** The report at a link at which it was passed on; undefined when the link leads nowhere. */
    othersReport,

    /** A photo of it. */
    async othersPhoto(token: string, photo: AskedPhoto) {
      const opened = await othersReport(token);
      return opened && photoOf(opened.report, photo);
    },
  };
}
