import type { ArchiveFault } from "#domain/archive/archive-contract.ts";

/* The words of the archive of everything. */

/** `1.2 GB`, `340 MB`, `12 KB`: in thousands, as file managers say it. */
export function sizeText(bytes: number): string {
  const units = ["KB", "MB", "GB", "TB"];
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = size < 10 && unit > 0 ? size.toFixed(1) : String(Math.max(1, Math.round(size)));
  return `${shown} ${units[unit]}`;
}

export const archiveFaultTexts: Record<ArchiveFault, string> = {
  "no-room": "There is no room for it on the server. Whoever runs the server can make some.",
  photos: "The photos cannot be read at the moment. Try again in a few minutes.",
  interrupted:
    "The server was stopped several times while it was being made. Try again in a few minutes.",
  other: "Something failed on the server. Try again; whoever runs the server finds why in its log.",
};

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

export const archiveSettings = {
  title: "Your data",
  hint: "Everything in one file: to look at it in a sheet, to keep it, or to leave.",
  loading: "Loading your data",
  holds: {
    tables:
      "Every table as CSV for Excel and Google Sheets, and as JSON for programs: people, leads, appointments, staff, settings, the audit trail.",
    words: "What happened to each lead, and what each email and text says.",
    photos: "The photos, in a folder for each lead.",
    readme: "A README that says what every file and column is.",
  },
  howMuch: ({
    leads,
    people,
    photos,
    photoBytes,
  }: {
    leads: number;
    people: number;
    photos: number;
    photoBytes: number;
  }) =>
    `That is ${counted(leads, "lead")}, ${counted(people, "person", "people")} and ${photos === 0 ? "no photos" : `${counted(photos, "photo")} (${sizeText(photoBytes)})`}.`,
  warning:
    "It holds personal data and is not encrypted: whoever has the file can read all of it. It stays on the server for a day, or until you delete it. Erasing somebody here does not reach a copy that you have downloaded.",
  make: "Make the archive",
  making: (percent: number) => `Being made: ${percent}%`,
  goesOn: "It goes on if you leave this page.",
  stop: "Stop",
  ready: (size: string) => `Ready: ${size}.`,
  madeBy: (name: string) => `Asked for by ${name}, `,
  endsAt: "Will be deleted ",
  download: "Download",
  downloading:
    "The download has begun. If it is cut off, go on with it in your browser's downloads.",
  remove: "Delete it",
  anew: "Make a new one",
  elsewhere:
    "It was made by another server of your site, which has the file. Make a new one, or ask whoever runs the servers.",
  failed: "It could not be made.",
};
