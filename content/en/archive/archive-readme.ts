import {
  type ArchiveColumnKind,
  type ArchivedTable,
  isLeftOut,
  type LeftOut,
  sheetHeadings,
} from "#domain/archive/archive-table.ts";
import { archiveTables } from "./archive-tables.ts";

/* The README of the archive of everything: what it is, and every file and column of it. */

type Facts = {
  business: string;
  /** The site's address. */
  site: string;
  /** In words, as of when it is. */
  at: string;
  timeZone: string;
  release: string;
  /** By table, in the order of the archive. */
  rows: readonly { name: string; rows: number }[];
  photos: { copied: number; missing: number };
};

/** What a column's values are, in the sheet and in the JSON. */
const kinds: Record<ArchiveColumnKind, string> = {
  text: "text",
  id: "id",
  moment: "moment",
  day: "day, YYYY-MM-DD",
  slot: "time of day, HH:MM",
  number: "whole number",
  cents: "money",
  flag: "yes or no",
  json: "JSON as text",
  staff: "member of staff",
  lead: "lead",
  phone: "phone number",
};

/** The text of README.md. */
export function archiveReadme(facts: Facts): string {
  const known = new Map(Object.entries<ArchivedTable | LeftOut>(archiveTables));
  const tables = facts.rows.flatMap(({ name, rows }) => {
    const table = known.get(name);
    return table && !isLeftOut(table) ? [tableText(table, rows)] : [];
  });
  const others = [...known].flatMap(([name, table]) =>
    isLeftOut(table) ? [`- \`${name}\`: ${table.leftOut}`] : [],
  );
  return `${[beginning(facts), ...tables, leftOutText(others)].join("\n")}\n`;
}

function beginning({ business, site, at, timeZone, release, photos }: Facts): string {
  return `# Everything of ${business}

This is a copy of everything that the site ${site} and its desk hold for ${business}, as it was at one moment:
${at} (${timeZone}). Release ${release} of the site made it.

**It holds personal data, and it is not encrypted.** Whoever has this file can read every name, phone number, address,
message and picture in it. Keep it where you would keep your customers' files, and delete it when you no longer need it.
Somebody whom you erase at the desk stays in every copy of this file.

## What is where

| place | holds |
|---|---|
| \`sheets/\` | each table as CSV: opens in Excel, Google Sheets and Numbers |
| \`tables/\` | the same as JSON, with all columns, for programs and for the way back |
| \`timeline/\` | what happened to each lead, in words and in order, a thousand leads in a file |
| \`mails/\` | what each mail about a lead says, as plain text, a thousand leads in a file |
| \`photos/\` | the pictures that people have sent: a folder for each lead; \`photos/small/\` has small ones for the way back |
| \`archive.json\` | what a program has to know to read this file, with a digest of each table |

There are ${photos.copied} photos${photos.missing ? `; ${photos.missing} more were missing or damaged where they were kept` : ""}.

## How values are written

- The sheets are UTF-8 with a byte order mark, commas between cells, and lines that end in CRLF (RFC 4180).
- A moment has two columns: the local time in ${timeZone}, \`2026-06-02 14:05\`, and in \`…_utc\` the instant in ISO 8601. The
  JSON has the instant alone.
- Money is dollars in the sheets and whole cents in the JSON.
- Yes and No in the sheets are 1 and 0 in the JSON.
- A member of staff is their name in the sheets, and the id in \`staff\` in the JSON. A lead is its number in the sheets, and the
  id in \`leads\` in the JSON.
- A cell of a sheet that a spreadsheet would calculate, because it begins with = + - or @, begins with an apostrophe. The JSON
  has it as it is.
- Columns marked *JSON only* are of use to programs alone.

## The way back

An empty site takes this file with \`site import-archive FILE\`: then it has the same people, leads, appointments, events, mails,
photos, settings and staff. Staff come back without passkeys, and nobody is signed in. Mails that were waiting are held until
whoever runs the server says what is to become of them, so that nobody gets one twice. Addresses at which calendars read
inspections, and tokens of other programs, have to be made again.

## Tables
`;
}

function tableText(table: ArchivedTable, rows: number): string {
  const lines = Object.entries(table.columns).flatMap(([name, column]) => {
    if (isLeftOut(column)) return [];
    const headings = sheetHeadings(name, column);
    const inSheet =
      headings.length > 0 ? headings.map((one) => `\`${one}\``).join(", ") : "*JSON only*";
    return [`| \`${name}\` | ${inSheet} | ${kinds[column.kind]} | ${column.words} |`];
  });
  const more = Object.entries(table.inSheet ?? {}).map(
    ([name, words]) => `| *sheet only* | \`${name}\` | text | ${words} |`,
  );
  const missing = Object.entries(table.columns).flatMap(([name, column]) =>
    isLeftOut(column) ? [`Left out: \`${name}\`. ${column.leftOut}`] : [],
  );
  const notes = [
    ...(table.rowsLeftOut ? [`Rows left out: ${table.rowsLeftOut}`] : []),
    ...missing,
  ].map((note) => `\n${note}\n`);
  return `### ${table.file}

${table.words} ${rows === 1 ? "1 row" : `${rows} rows`}: \`sheets/${table.file}.csv\`, \`tables/${table.file}.json\`.

| column | in the sheet | is | says |
|---|---|---|---|
${[...lines, ...more].join("\n")}
${notes.join("")}`;
}

function leftOutText(others: readonly string[]): string {
  return `## What is not in it

No passwords are here, because there are none: people sign in by mail and by passkey. These tables are left out:

${others.join("\n")}
`;
}
