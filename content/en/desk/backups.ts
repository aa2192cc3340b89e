/** What owners read at the top of every page while the site could not be restored. Times are as in `mailsHalted`. */
export const backupNotice = {
  none: "The site has never been backed up: if its server's disk fails, everything is lost.",
  late: (newest: string | null) =>
    newest
      ? `The newest backup of the site is from ${newest}, and one is due every night.`
      : "The last night's backup failed, and there is no other.",
  undrilled: (at: string) =>
    `The newest backup of the site could not be restored when it was tried, ${at}.`,
  tell: "Tell whoever runs the site: “site check” says what to do.",
};
