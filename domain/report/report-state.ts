/** How far a report has come. `corrected`: it was sent, and so was another that corrects it. */
export const reportStates = ["draft", "sent", "corrected", "revoked"] as const;

export type ReportState = (typeof reportStates)[number];

/** What is stored of a report, as far as that decides. */
export type ReportMoments = {
  sentAt: string | null;
  revokedAt: string | null;
  /** What was sent to correct it, also when that was revoked since: what was wrong before is wrong still. Null: nothing was. */
  correctedBy: string | null;
};

/** The state of a report. One that was revoked stays so, also when it was corrected before. */
export function reportState({ sentAt, revokedAt, correctedBy }: ReportMoments): ReportState {
  if (sentAt === null) return "draft";
  if (revokedAt !== null) return "revoked";
  return correctedBy === null ? "sent" : "corrected";
}

/** Whether what its person was told is still what we say. */
export function stands(moments: ReportMoments): boolean {
  return reportState(moments) === "sent";
}
