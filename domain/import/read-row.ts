import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { typedAmount } from "#domain/lead/amount.ts";
import { withoutBreaks } from "#domain/page/single-line.ts";
import { limits } from "#domain/person/contact-limits.ts";
import { trimmed } from "#domain/person/plain-characters.ts";
import type { ImportField, ImportKind, ImportMapping } from "./import-field.ts";
import { isDayFirst, type ReadMoment, readMoment, readTime } from "./read-moment.ts";
import { readMailboxes, readPhones } from "./read-reach.ts";
import { type ImportedState, readStatus } from "./read-status.ts";

/** Why a row cannot be imported as it is. */
export const importFaults = [
  "no-name",
  "name-too-long",
  /** Neither a phone number nor a mailbox was understood. */
  "no-reach",
  "address-too-long",
  "no-date",
  "date-unread",
  "time-unread",
] as const;

/** Why somebody should look at a row before it is imported: what could not be understood is left out. */
export const importDoubts = [
  "email-unread",
  "phone-unread",
  "date-ambiguous",
  "created-unread",
  "status-unread",
  "amount-unread",
  /** An appointment that is ahead has no time of day. */
  "no-time",
  /** An answer about writing to them is neither yes nor no. */
  "refusal-unread",
] as const;

export type ImportFault = (typeof importFaults)[number];
export type ImportDoubt = (typeof importDoubts)[number];

/** Something about a row: what, in which field, and what stands there. */
export type ImportRemark<Code extends string = ImportFault | ImportDoubt> = {
  code: Code;
  field: ImportField | null;
  /** What was typed; empty when nothing was. */
  typed: string;
};

/** What a row means. */
export type ImportedRow = {
  /** The first mailbox and phone number; they decide whose the row is. */
  contact: { name: string; email: string; phone: string; address: string };
  /** More that was given of the same person. */
  more: { emails: string[]; phones: string[]; addresses: string[] };
  standing: ImportedState;
  createdOn: CalendarDay | null;
  amountCents: number | null;
  /** When they were or will be visited; null for customers. */
  appointment: { day: CalendarDay; time: Slot | null } | null;
  /** The other program's words about it, a line each, with what each is. */
  said: { field: "subject" | "notes" | "reference" | "leadSource" | "company"; text: string }[];
  /** Whether they have refused to be written to. */
  isRefused: boolean;
};

export type ReadRow = {
  row: ImportedRow;
  faults: ImportRemark<ImportFault>[];
  doubts: ImportRemark<ImportDoubt>[];
};

export type RowRules = {
  kind: ImportKind;
  mapping: ImportMapping;
  timeZone: string;
  /** Today in the business's time zone. */
  today: CalendarDay;
  /** Whether some day of the file can only be read with its day before its month. */
  hasDayFirst: boolean;
};

/** Characters of the other program's words that are kept. */
const longestSaid = 4_000;

const yes = /^(?:y|yes|true|1|x|on|✓|✔|do not contact|dnc|unsubscribed|opted out)$/iu;
const no = /^(?:n|no|false|0|off|-|none|disabled)$/iu;

/** Reads a row once, into what it means and what is wrong with it. */
export function readRow(cells: readonly string[], rules: RowRules): ReadRow {
  const read: ReadRow = {
    row: {
      contact: { name: "", email: "", phone: "", address: "" },
      more: { emails: [], phones: [], addresses: [] },
      standing: { state: "won", lostReason: null },
      createdOn: null,
      amountCents: null,
      appointment: null,
      said: [],
      isRefused: false,
    },
    faults: [],
    doubts: [],
  };
  const of = fieldReader(cells, rules.mapping);
  readName(read, of);
  readReach(read, of);
  readAddresses(read, of);
  readStanding(read, of, rules);
  readDays(read, of, rules);
  readAmount(read, of);
  readRefusal(read, of);
  readSaid(read, of);
  return read;
}

/** Whether one of the columns with days has one that begins with the day: then no day of the file is certain. */
export function rowHasDayFirst(cells: readonly string[], mapping: ImportMapping): boolean {
  return mapping.some(
    (field, column) =>
      (field === "date" || field === "createdOn") && isDayFirst(cells[column] ?? ""),
  );
}

/** Why a row of a file is none of its data. */
export const skipReasons = ["blank", "headings-again", "total", "note"] as const;

export type SkipReason = (typeof skipReasons)[number];

/** Whether a row says nothing of anybody: an empty one, the headings of another page, a total, a report's last line. */
export function skipReason(
  cells: readonly string[],
  headings: readonly string[],
): SkipReason | null {
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length === 0) return "blank";
  const own = new Set(headings.map(plain));
  if (filled.length > 1 && filled.every((cell) => own.has(plain(cell)))) return "headings-again";
  const [first = ""] = filled;
  if (
    /^(?:grand |sub)?totals?\b/iu.test(first.trim()) &&
    !filled.some((cell) => cell.includes("@"))
  )
    return "total";
  const isReportLine =
    /\b(?:accrual|cash) basis\b/iu.test(first) ||
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)day, \p{L}+ \d{1,2}, \d{4}/iu.test(first);
  return filled.length === 1 && headings.length > 2 && isReportLine ? "note" : null;
}

type FieldReader = (field: ImportField) => string[];

/** What stands in the columns of a field, without the empty ones. */
function fieldReader(cells: readonly string[], mapping: ImportMapping): FieldReader {
  return (field) =>
    mapping.flatMap((mapped, column) => {
      const text = mapped === field ? trimmed(cells[column] ?? "") : "";
      // Another export has read a formula's apostrophe as text.
      return text === "" ? [] : [text.replace(/^'(?=[=+\-@])/u, "")];
    });
}

function line(text: string): string {
  return trimmed(withoutBreaks(text)).replace(/\s+/gu, " ");
}

function plain(text: string): string {
  return line(text).toLowerCase();
}

function readName({ row, faults }: ReadRow, of: FieldReader): void {
  const parts = [...of("firstName").slice(0, 1), ...of("lastName").slice(0, 1)].map(line);
  const [whole] = of("name").map(line);
  const [company] = of("company").map(line);
  const name = parts.join(" ") || whole || company || "";
  if (company && company !== name) row.said.push({ field: "company", text: company });
  row.contact.name = name;
  if (name === "") faults.push({ code: "no-name", field: "name", typed: "" });
  if (name.length > limits.name) faults.push({ code: "name-too-long", field: "name", typed: name });
}

function readReach({ row, faults, doubts }: ReadRow, of: FieldReader): void {
  const mailboxes = readMailboxes(of("email"));
  const phones = readPhones(of("phone"));
  const [email = "", ...emails] = mailboxes.read.filter(({ length }) => length <= limits.email);
  const [phone = "", ...more] = phones.read;
  row.contact.email = email;
  row.contact.phone = phone;
  row.more.emails = emails;
  row.more.phones = more;
  if (email === "" && phone === "") {
    const typed = [...mailboxes.unread, ...phones.unread].join(", ");
    faults.push({ code: "no-reach", field: of("email").length > 0 ? "email" : "phone", typed });
    return;
  }
  for (const typed of mailboxes.unread)
    doubts.push({ code: "email-unread", field: "email", typed });
  for (const typed of phones.unread) doubts.push({ code: "phone-unread", field: "phone", typed });
}

function readAddresses({ row, faults }: ReadRow, of: FieldReader): void {
  const own = whole(of, {
    all: "address",
    street: "street",
    more: "street2",
    city: "city",
    state: "state",
    zip: "zip",
  });
  const billing = whole(of, {
    ...({ all: "billingAddress", street: "billingStreet", more: "billingStreet2" } as const),
    ...({ city: "billingCity", state: "billingState", zip: "billingZip" } as const),
  });
  row.contact.address = own || billing;
  if (own && billing && plain(own) !== plain(billing)) row.more.addresses = [billing];
  for (const typed of [row.contact.address, ...row.more.addresses]) {
    if (typed.length > limits.address) {
      faults.push({ code: "address-too-long", field: own ? "address" : "billingAddress", typed });
    }
  }
}

/** `12 Oak St, Apt 2, Reston, VA 20190`, whether it came in one cell, in lines or in columns. */
function whole(
  of: FieldReader,
  fields: Record<"all" | "street" | "more" | "city" | "state" | "zip", ImportField>,
): string {
  const first = (field: ImportField) => line(of(field)[0] ?? "");
  const place = [first(fields.state), first(fields.zip)].filter(Boolean).join(" ");
  const apart = [first(fields.street), first(fields.more), first(fields.city), place].filter(
    Boolean,
  );
  const lines = of(fields.all).flatMap((cell) => cell.split(/\r?\n/u));
  const inOne = lines.map((text) => line(text).replace(/,$/u, "")).filter(Boolean);
  // Only a town is no address while another cell has all of it.
  return first(fields.street) || inOne.length === 0 ? apart.join(", ") : inOne.join(", ");
}

function readStanding({ row, doubts }: ReadRow, of: FieldReader, { kind }: RowRules): void {
  const [typed = ""] = of("status");
  if (kind === "leads") row.standing = { state: "contacted", lostReason: null };
  if (kind === "appointments") row.standing = { state: "contacted", lostReason: null };
  if (typed === "" || kind === "customers") return;
  const read = readStatus(typed);
  if (read) row.standing = read;
  else doubts.push({ code: "status-unread", field: "status", typed: line(typed) });
}

function readDays(read: ReadRow, of: FieldReader, rules: RowRules): void {
  const { row, doubts } = read;
  const [created] = of("createdOn");
  if (created !== undefined) {
    const moment = readMoment(created, rules);
    if (moment) row.createdOn = moment.day;
    else doubts.push({ code: "created-unread", field: "createdOn", typed: line(created) });
    if (moment?.isAmbiguous)
      doubts.push({ code: "date-ambiguous", field: "createdOn", typed: line(created) });
  }
  if (rules.kind === "customers" || rules.kind === "leads") return;
  const moment = readVisit(read, of, rules);
  if (moment) row.appointment = { day: moment.day, time: moment.time };
}

/** The day of a job or an appointment; appointments need one. */
function readVisit(
  { row, faults, doubts }: ReadRow,
  of: FieldReader,
  rules: RowRules,
): ReadMoment | undefined {
  const { kind, today } = rules;
  const isAppointment = kind === "appointments";
  const [typed] = of("date");
  if (typed === undefined) {
    if (isAppointment) faults.push({ code: "no-date", field: "date", typed: "" });
    return undefined;
  }
  const moment = readMoment(typed, rules);
  if (!moment) {
    if (isAppointment) faults.push({ code: "date-unread", field: "date", typed: line(typed) });
    else doubts.push({ code: "created-unread", field: "date", typed: line(typed) });
    return undefined;
  }
  if (moment.isAmbiguous)
    doubts.push({ code: "date-ambiguous", field: "date", typed: line(typed) });
  const [clock] = of("time");
  const time = clock === undefined ? moment.time : readTime(clock);
  if (clock !== undefined && time === null && isAppointment) {
    faults.push({ code: "time-unread", field: "time", typed: line(clock) });
  }
  const isAhead = moment.day >= today;
  if (isAppointment) row.standing = standingOfVisit(row.standing, of("status"), isAhead);
  if (isAppointment && isAhead && time === null && clock === undefined) {
    doubts.push({ code: "no-time", field: "time", typed: "" });
  }
  return { ...moment, time };
}

/** One that is ahead takes place unless it was canceled; one that is over is history, whatever is still said of it. */
function standingOfVisit(
  standing: ImportedState,
  status: readonly string[],
  isAhead: boolean,
): ImportedState {
  if (standing.state === "lost") return standing;
  if (isAhead) return { state: "scheduled", lostReason: null };
  return status.length === 0 ? { state: "won", lostReason: null } : standing;
}

function readAmount({ row, doubts }: ReadRow, of: FieldReader): void {
  const [typed = ""] = of("amount");
  const text = line(typed).replace(/\s*USD\s*/iu, "");
  if (text === "" || /^\$?\s*(?:0+(?:\.0*)?|-|n\/a)$/iu.test(text)) return;
  const { cents, fault } = typedAmount(text);
  if (fault) doubts.push({ code: "amount-unread", field: "amount", typed: line(typed) });
  else row.amountCents = cents ?? null;
}

function readRefusal({ row, doubts }: ReadRow, of: FieldReader): void {
  for (const [field, refuses, allows] of [
    ["doNotContact", yes, no],
    ["mayContact", no, yes],
  ] as const) {
    for (const text of of(field).map(line)) {
      if (refuses.test(text)) row.isRefused = true;
      else if (!allows.test(text)) doubts.push({ code: "refusal-unread", field, typed: text });
    }
  }
}

function readSaid({ row }: ReadRow, of: FieldReader): void {
  for (const field of ["subject", "notes", "leadSource", "reference"] as const) {
    for (const text of new Set(of(field)))
      row.said.push({ field, text: text.slice(0, longestSaid) });
  }
}
