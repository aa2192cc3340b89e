import type { Facts } from "#domain/business/facts.ts";
import { howToStop } from "./appointment-texts.ts";

/** The mail with which somebody gets the report about their roof. */
export const reportMail = {
  subject: "The report about your roof",
  heading: "What we found on your roof",
  intro: "The report about your roof is ready. In one sentence:",
  more: "What we looked at, the photos, what we found and what we advise are on your page.",
  action: "Read the report",
};

/** The same of a report that corrects the one before. */
export const correctedReportMail = {
  subject: "The report about your roof, corrected",
  heading: "We have corrected the report about your roof",
  intro: "We have corrected the report about your roof. In one sentence, it now says:",
  more: "What was corrected is on your page, with the report as we sent it before.",
  action: reportMail.action,
};

/** To whoever wants texts, besides the mail, which has the link. */
export const reportText = ({ shortName }: Pick<Facts, "shortName">, isCorrection: boolean) =>
  `${shortName}: ${isCorrection ? "We have corrected the report about your roof" : "The report about your roof is ready"}. It is in your email. ${howToStop}`;
