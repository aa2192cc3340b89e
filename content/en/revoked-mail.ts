/** The mail that says that a report, or an estimate, no longer holds: short, and with what to do now. */
export const revokedMail = {
  report: {
    subject: "The report about your roof is no longer valid",
    heading: "We have withdrawn the report about your roof",
    revoked: (day: string) =>
      `We have withdrawn the report that we sent you on ${day}. Please don't rely on it.`,
    earlier: "The report that it corrected is not valid, either.",
    next: "If you passed it on, its link no longer works. We'll gladly tell you why we withdrew it, and what happens next.",
  },
  estimate: {
    subject: "The estimate for your roof is no longer valid",
    heading: "We have withdrawn the estimate for your roof",
    revoked: (day: string) =>
      `We have withdrawn the estimate that we sent you on ${day}. Please don't rely on its prices.`,
    earlier: "The estimate that it corrected is not valid, either.",
    next: "You owe us nothing, and you don't have to do anything. If you would like a new estimate, just ask.",
  },
};
