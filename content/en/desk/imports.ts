import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";
import type { StoredRemark } from "#domain/import/import-contract.ts";
import type { ImportField, ImportKind, ImportProgram } from "#domain/import/import-field.ts";
import type { ImportState, ImportVerdict } from "#domain/import/import-state.ts";
import type { ImportedRow } from "#domain/import/read-row.ts";
import { withThousands } from "#domain/page/thousands.ts";

/* What is written at the desk about customers, leads, jobs and appointments that came from another program. */

export const programNames: Record<ImportProgram, string> = {
  jobber: "Jobber",
  "housecall-pro": "Housecall Pro",
  quickbooks: "QuickBooks",
  sheet: "a sheet",
};

export const kindNames: Record<ImportKind, string> = {
  customers: "Customers",
  leads: "Leads",
  jobs: "Jobs",
  appointments: "Appointments",
};

const oneOf: Record<ImportKind, string> = {
  customers: "Customer",
  leads: "Lead",
  jobs: "Job",
  appointments: "Appointment",
};

const saidNames: Record<ImportedRow["said"][number]["field"], string> = {
  subject: "What",
  notes: "Notes",
  reference: "Number there",
  leadSource: "Came from",
  company: "Company",
};

type From = { program: ImportProgram; kind: ImportKind };

/** The subject of an imported lead: `Job from Jobber`. */
export function importedSubject({ program, kind }: From): string {
  return `${oneOf[kind]} from ${programNames[program]}`;
}

/** What the other program says of a lead, a line each. */
export function importedMessage({ said, createdOn, appointment }: ImportedRow): string {
  const lines = said.map(({ field, text }) => `${saidNames[field]}: ${text}`);
  if (appointment) lines.unshift(`Visit: ${visitText(appointment)}`);
  if (createdOn) lines.push(`Since: ${formatDay(createdOn, "dated")}`);
  return lines.join("\n");
}

function visitText({ day, time }: { day: CalendarDay; time: Slot | null }): string {
  return time ? `${formatDay(day)}, ${slotLabel(time)}` : formatDay(day);
}

/** The note on a person whom another program was not to write to, and the wording of what ends texts to them. */
export function refusalNote(program: ImportProgram): string {
  return `Opted out of messages in ${programNames[program]}.`;
}

export const stateWords: Record<ImportState, string> = {
  mapping: "Waiting for its columns",
  checking: "Being checked",
  checked: "Checked",
  importing: "Being imported",
  imported: "Imported",
  undoing: "Being undone",
  undone: "Undone",
};

export const fieldNames: Record<ImportField, string> = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  address: "Address",
  street: "Street",
  street2: "Street, second line",
  city: "City",
  state: "State",
  zip: "ZIP code",
  billingAddress: "Billing address",
  billingStreet: "Billing street",
  billingStreet2: "Billing street, second line",
  billingCity: "Billing city",
  billingState: "Billing state",
  billingZip: "Billing ZIP code",
  createdOn: "Customer or lead since",
  status: "Status",
  amount: "Amount",
  date: "Date of the visit",
  time: "Time of the visit",
  subject: "What it is about",
  notes: "Notes",
  leadSource: "Where they came from",
  reference: "Number in the other program",
  doNotContact: "Do not contact (yes or no)",
  mayContact: "May be contacted (yes or no)",
};

export const importsPage = {
  title: "Import",
  forOwners: {
    heading: "Only owners import",
    text: "Ask an owner to bring in what another program has kept.",
  },
  tooLarge: "This file is larger than 25 MB. Split it, please.",
  choose: {
    title: "Bring in customers, leads, jobs or appointments",
    text: "Export a list from Jobber, Housecall Pro, QuickBooks or any sheet, and choose it here. You see first what would become of each row. Nobody in it is emailed or texted.",
    label: "CSV or Excel file",
    hint: "Or drop it here. Up to 25 MB and 60,000 rows.",
    reading: "Reading the file…",
  },
  list: {
    title: "Files",
    loading: "Loading files",
    unnamed: "A file without a name",
    rows: (rows: number, kind: string, program: string) =>
      `${inThousands(rows, "row")}, ${kind.toLowerCase()} from ${program}.`,
  },
};

export const importPage = {
  loading: "Loading the file",
  all: "All files",
  recognized: (rows: number, kind: string, program: string) =>
    `${inThousands(rows, "row")}, recognized as ${kind.toLowerCase()} from ${program}.`,
  by: (name: string) => `Chosen by ${name},`,
  progress: {
    label: "Progress",
    checking: (done: number, all: number) => `Checked ${done} of ${all} rows.`,
    importing: (done: number, all: number) => `Imported ${done} of ${all} rows.`,
    undoing: (done: number, all: number) => `Undid ${done} of ${all} rows.`,
    goesOn: "It goes on when you leave this page.",
  },
  result: {
    imported: (rows: number) => `${inThousands(rows, "row")} imported.`,
    nobody: "Nobody was emailed, texted or alerted, and your numbers stay as they were.",
    undoUntil: "It can be undone until",
    undone: (rows: number) => `${inThousands(rows, "row")} taken back.`,
    kept: (rows: number) =>
      `${inThousands(rows, "row")} kept, because somebody has worked on them since. They are listed below.`,
  },
  actions: {
    run: (rows: number) => `Import ${inThousands(rows, "row")}`,
    accept: (rows: number) => `Accept all ${rows} doubtful`,
    undo: "Undo the import",
    drop: "Forget this file",
  },
  confirm: {
    run: {
      title: "Import these rows?",
      submit: "Import",
      text: (rows: number) =>
        `${inThousands(rows, "row")} become people and leads. Doubtful and wrong rows stay out. For 30 days you can undo all of it.`,
    },
    undo: {
      title: "Undo the import?",
      submit: "Undo the import",
      text: (_rows: number) =>
        "Everything that it has brought in goes, except what somebody has worked on since.",
    },
    drop: {
      title: "Forget this file?",
      submit: "Forget it",
      text: (_rows: number) => "Nothing of it was imported. Its rows are deleted.",
    },
  },
};

export const mappingForm = {
  kind: "The rows are",
  columns: "What each column holds, and the first rows:",
  table: "Columns and first rows",
  holds: (heading: string) => `${heading} holds`,
  ignored: "Not read",
  submit: "Check all rows",
};

export const importRows = {
  label: "Rows",
  tabs: "Rows by what becomes of them",
  loading: "Loading rows",
  none: "No such row.",
  kept: "Kept",
  verdicts: {
    unchecked: "Not checked",
    new: "New",
    merged: "Known",
    doubtful: "Doubtful",
    wrong: "Wrong",
    "left-out": "Left out",
    "here-already": "Here already",
    skipped: "Skipped",
  } satisfies Record<ImportVerdict, string>,
  row: (number: number) => `Row ${number}`,
  refused: "does not want to be written to",
  match: {
    mailbox: (name: string) => `Known by their email: ${name}`,
    phone: (name: string) => `Known by their phone number: ${name}`,
    choice: (name: string) => `You chose: ${name}`,
    row: (_name: string) => "",
  },
  matchOfRow: (row: number) => `The same person as in row ${row}.`,
  isPerson: (name: string) => `It is ${name}`,
  somebodyElse: "It is somebody else",
  accept: "Import as it is",
  mend: "Change",
  leaveOut: "Leave out",
  takeBack: "Decide again",
  save: "Save the row",
  cancel: "Cancel",
};

const remarks: Record<StoredRemark["code"], (typed: string) => string> = {
  "no-name": () => "There is no name.",
  "name-too-long": () => "The name is longer than 100 characters.",
  "no-reach": (typed) =>
    typed
      ? `Nobody can be reached: “${typed}” is neither a phone number nor an email address.`
      : "Nobody can be reached: there is neither a phone number nor an email address.",
  "address-too-long": () => "The address is longer than 200 characters.",
  "no-date": () => "There is no date.",
  "date-unread": (typed) => `“${typed}” is no date.`,
  "time-unread": (typed) => `“${typed}” is no time of day.`,
  "email-unread": (typed) => `“${typed}” is no email address. It would be left out.`,
  "phone-unread": (typed) => `“${typed}” is no phone number. It would be left out.`,
  "date-ambiguous": (typed) => `“${typed}” can be read in two ways: month first or day first.`,
  "created-unread": (typed) => `“${typed}” is no date. It would be left out.`,
  "status-unread": (typed) => `Nobody knows the status “${typed}”.`,
  "amount-unread": (typed) => `“${typed}” is no amount. It would be left out.`,
  "no-time": () => "The visit is ahead, and has no time of day. It would take none.",
  "refusal-unread": (typed) => `Whether they may be written to is neither yes nor no: “${typed}”.`,
  "shared-phone": (typed) => `Somebody else has the phone number ${typed}.`,
  "shared-mailbox": (typed) => `Somebody else has the email ${typed}.`,
  "time-taken": () => "The visit is ahead, at a time that is taken or not offered.",
  blank: () => "An empty row.",
  "headings-again": () => "The headings again.",
  total: () => "A total.",
  note: () => "A line of the report.",
  "same-row": (typed) => `Word for word the same as row ${typed}. Both come in as one.`,
  failed: () => "It could not be stored. Change it, or leave it out.",
};

/** What is wrong or doubtful about a row, in a sentence. */
export function remarkText({ code, typed }: StoredRemark): string {
  return remarks[code](typed);
}

function inThousands(count: number, one: string): string {
  return `${withThousands(count)} ${count === 1 ? one : `${one}s`}`;
}
