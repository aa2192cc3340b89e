import type { KnownBackups } from "#domain/backup/backup-state.ts";

/** What office and owners read of the site's backups. Times are such as `Sun, Nov 29, 3:41 AM`. */
export const backupWords = {
  subject: {
    late: "The site's backup is missing",
    undrilled: "The site's backup could not be restored",
  },
  late: (newest: string | null) =>
    newest
      ? `The newest backup of the site is from ${newest}. One is due every night.`
      : "There is no backup of the site. One is due every night.",
  undrilled:
    "Once a week the site tries whether its newest backup can be restored. The last time it could not.",
  risk: "If the server's disk fails now, what came since is lost: leads, appointments, messages.",
  whatToDo: "Forward this email to whoever runs the site. They can run “site check” to see why.",
  newest: "Newest backup",
  reason: "Reason",
  drill: "Last restored on trial",
  never: "never",
  failed: (at: string) => `${at}, without success`,
};

/** How old the newest backup is and when it was last restored on trial, for a mail. */
export function backupFacts(
  { newestAt, drill }: KnownBackups,
  timeZone: string,
): [label: string, value: string][] {
  const triedAt = drill && backupMoment(drill.at, timeZone);
  return [
    [backupWords.newest, newestAt ? backupMoment(newestAt, timeZone) : backupWords.never],
    [
      backupWords.drill,
      triedAt ? (drill.fault ? backupWords.failed(triedAt) : triedAt) : backupWords.never,
    ],
  ];
}

/** `Sun, Nov 29, 3:41 AM` in the business's time zone. */
export function backupMoment(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    ...{ weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
    timeZone,
  }).format(new Date(at));
}
