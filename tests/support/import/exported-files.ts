/*
 * Files as Jobber, Housecall Pro and QuickBooks export them, row by row in code, with the faults that such files have. What
 * stands in row 7 depends on nothing but 7, so that a test can say what becomes of it.
 */

const firstNames = [
  "Dana",
  "Robert",
  "María",
  "José",
  "Wei",
  "Aisha",
  "Liam",
  "Zoë",
  "Olu",
  "Kate",
];
const lastNames = ["Smith", "O'Neil", "García", "Nguyen", "Müller", "Lee", "Brown", "de la Cruz"];
const streets = ["Oak St", "Elm Ave", "Wisteria Ct", "Old Dominion Dr", "Lee Hwy"];
const towns = ["Reston", "Fairfax", "Vienna", "Herndon", "Ashburn"];

/** Somebody of whom there is one for each number. */
function person(index: number) {
  const first = firstNames[index % firstNames.length] ?? "";
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? "";
  const line = 2_000_000 + index;
  const digits = `703${line}`;
  return {
    ...{ first, last },
    email: `customer${index}@mail${index % 7}.example`,
    phone: `(703) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    digits,
    street: `${100 + (index % 900)} ${streets[index % streets.length]}`,
    town: towns[index % towns.length] ?? "",
    zip: `2${String(1_000 + (index % 9_000)).padStart(4, "0")}`,
  };
}

/** Which fault a row has; most have none. */
function faultOf(index: number): string | undefined {
  return {
    3: "no reach",
    7: "mailbox of two",
    11: "broken mailbox",
    13: "line break",
    17: "same as before",
    19: "no name",
    23: "refuses",
    29: "blank",
    31: "unknown status",
    37: "broken amount",
    41: "day first",
    43: "same phone, no mailbox",
  }[index % 50];
}

function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Jobber's list of clients. Its days are those of one file: none begins with the day. */
export function jobberClients(count: number): string {
  const headings = [
    ...["J-ID", "First Name", "Last Name", "Company Name", "Main Phone #s", "E-mails"],
    ...["Mobile Phone #s", "Service Street 1", "Service Street 2", "Service City", "Service State"],
    ...["Service Zip code", "Billing Street 1", "Billing City", "Tags", "Created Date"],
    "Receives automatic visit reminders",
  ];
  const rows = Array.from({ length: count }, (_, index): string[] => {
    const fault = faultOf(index);
    if (fault === "blank") return [];
    const one = person(fault === "same as before" ? index - 1 : index);
    const isNameless = fault === "no name";
    const isSilent = fault === "no reach";
    const emails: Record<string, string> = {
      "mailbox of two": `${one.email}, second.${one.email}`,
      "broken mailbox": "someone@home",
      "same phone, no mailbox": "",
      "no reach": "",
    };
    return [
      ...[`${index}`, isNameless ? "" : one.first, isNameless ? "" : one.last, ""],
      ...[isSilent ? "" : one.phone, emails[fault ?? ""] ?? one.email, ""],
      ...[one.street, "", one.town, "VA", one.zip, one.street, one.town],
      fault === "line break" ? "VIP\nGate code 4411" : "",
      `2023-0${1 + (index % 9)}-1${index % 10}`,
      fault === "refuses" ? "false" : "true",
    ];
  });
  return csv([headings, ...rows]);
}

/** Housecall Pro's list of jobs, with a line of totals. */
export function housecallJobs(count: number, from = 0): string {
  const headings = [
    ...["Job #", "Customer name", "Email", "Mobile phone", "Street", "City", "State", "Zip"],
    ...["Job status", "Job amount", "Job scheduled start date", "Job description"],
  ];
  const rows = Array.from({ length: count }, (_, offset): string[] => {
    const index = from + offset;
    const fault = faultOf(index);
    if (fault === "blank") return [];
    const one = person(fault === "same as before" ? index - 1 : index);
    const statuses = ["complete", "paid", "user canceled", "needs scheduling", "scheduled"];
    return [
      ...[`${1_000 + index}`, fault === "no name" ? "" : `${one.first} ${one.last}`],
      ...[fault === "no reach" ? "" : one.email, fault === "no reach" ? "-" : one.digits],
      ...[one.street, one.town, "VA", one.zip],
      fault === "unknown status" ? "purple" : (statuses[index % statuses.length] ?? ""),
      fault === "broken amount"
        ? "see invoice"
        : `$${(5_000 + (index % 20_000)).toLocaleString("en-US")}.00`,
      `${1 + (index % 12)}/${13 + (index % 15)}/2024 9:00 AM`,
      index % 2 === 0 ? "Roof replacement" : "Repair, flashing",
    ];
  });
  return csv([headings, ...rows, ["Total", "", "", "", "", "", "", "", "", "$1,234,567.00"]]);
}

/** QuickBooks' Customer Contact List: titles above, the day and the hour below, several numbers in a cell. */
export function quickbooksContacts(count: number): string {
  const headings = [
    "Customer",
    "Phone Numbers",
    "Email",
    "Full Name",
    "Billing Address",
    "Shipping Address",
  ];
  const rows = Array.from({ length: count }, (_, index): string[] => {
    const fault = faultOf(index);
    if (fault === "blank") return [];
    const one = person(fault === "same as before" ? index - 1 : index);
    const name = `${one.first} ${one.last}`;
    const address = `${one.street}\n${one.town}, VA ${one.zip}`;
    const phones = `Phone: ${one.phone} Mobile: (571) ${one.phone.slice(6)}`;
    return [
      fault === "no name" ? "" : name,
      fault === "no reach" ? "" : phones,
      fault === "no reach" ? "" : fault === "broken mailbox" ? "someone@@home" : one.email,
      fault === "no name" ? "" : name,
      ...[address, fault === "line break" ? `9 Other Rd\n${one.town}, VA` : address],
    ];
  });
  return csv([
    ["Ridgeline Roofing LLC"],
    ["Customer Contact List"],
    [],
    headings,
    ...rows,
    [],
    ["Monday, November 30, 2026 10:12 AM GMT-5"],
  ]);
}
