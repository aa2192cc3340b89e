/**
 * The rooms of the server, and which of them may import which. Each arrow has its reason; together they form no cycle
 * (server-rooms.test.ts). docs/architecture.md has the picture.
 */

/** What every feature stands on, and may import without an arrow. */
export const ground = [
  "audit",
  "brand",
  "call",
  "database",
  "idempotency",
  "limits",
  "mail",
  "outside",
  "plugins",
];

/** The same of single files of the server's own folder. */
export const groundFiles =
  /^server\/(clean-fault|config|csv|disk-room|logged-error|passes|refusal|release|unguessable-id)\.ts$/;

/** What puts features together, and is imported by none of them. */
export const assembly = [
  "api",
  "archive",
  "backup",
  "command",
  "metrics",
  "outbox",
  "pages",
  "upgrade",
];

/** By room, what it may import besides the ground, and why. */
export const arrows: Record<string, Record<string, string>> = {
  alert: {
    lead: "alerts are about leads, and stand in their timelines",
  },
  appointment: {
    alert: "inspectors are told what changes on their day",
    lead: "whatever happens to an appointment stands in its lead, and decides whom to call",
    submission: "its mails are queued with the lead's change",
    text: "its person is texted what they are mailed",
  },
  assessment: {
    lead: "a finished quiz with contact details is a lead",
    spam: "its form has a stamp",
    submission: "it is submitted once, with its mails",
  },
  booking: {
    alert: "a lead's assignee is told what its visitor changes",
    appointment: "it books, moves and cancels appointments",
    bursts: "a booking in a burst is to be confirmed, and let go when it is not",
    customer: "whoever books is a customer",
    earlier: "the page of an appointment can wish for an earlier time",
    lead: "a booking is a lead, and its changes stand in it",
    photo: "photos can be added to a booking",
    reminders: "the page of an appointment can turn its reminders off and on",
    spam: "its form has a stamp",
    submission: "it is submitted once, with its mails",
    text: "whoever agrees is texted",
  },
  bursts: {
    alert: "inspectors are told of bookings that are taken back",
    appointment: "they are made of appointments",
    lead: "a booking that is let go closes its lead",
    submission: "staff confirm and take back, once each",
  },
  business: {
    appointment: "a change of hours says which appointments it would leave outside",
    "change-feed": "open screens take on what was changed",
    lead: "open screens are told through the leads' changes",
  },
  bucket: {},
  "busy-calendar": {
    appointment: "what can be booked changes with it",
    "change-feed": "open screens show at once what it closes",
    lead: "the calendar is told through the leads' changes",
  },
  calendar: {
    text: "whoever agreed is texted what the desk tells them",
    alert: "inspectors are told what changes on their day",
    appointment: "it shows and changes appointments",
    "change-feed": "open screens show a change at once",
    customer: "whoever is booked by staff is a customer",
    lead: "what the desk changes stands in the lead, and decides whom to call",
    person: "an address that is booked belongs to the person",
    reminders: "a visit's progress ends its calls, and tells that the inspector is on the way",
    staff: "only inspectors have plans and closures",
    submission: "staff change appointments once each, with their mails",
  },
  "calendar-feed": {
    appointment: "a feed is made of appointments",
    staff: "its address is a secret like those of sessions",
  },
  "change-feed": {
    lead: "a change is shown with the row of its lead",
  },
  customer: {
    submission: "a registration is submitted once",
  },
  draft: {
    lead: "a draft is a lead's, and what becomes of it stands in its timeline",
    submission: "staff write and send it as they do whatever else tells a person something",
  },
  earlier: {
    appointment: "it offers times that appointments have freed",
    lead: "an offer stands in the lead",
    submission: "a wish is submitted once",
  },
  holds: {
    appointment: "a hold takes a seat as an appointment does",
    "change-feed": "the calendar shows it at once",
    lead: "the calendar is told through the leads' changes",
  },
  import: {
    appointment: "an appointment that is ahead takes its time",
    "change-feed": "open screens show what was imported",
    customer: "whoever has an appointment is a customer",
    lead: "what was imported is a lead",
    person: "whose a row is, the rules of all people say",
    retention: "an undo deletes what retention would",
    search: "what is noted about a person can be found",
  },
  "incoming-mail": {
    "change-feed": "open screens show at once that a mail came in",
    lead: "a mail that came in stands in its lead",
    person: "a mail belongs to whoever has its sender's mailbox",
    photo: "pictures in a mail go to the lead's photos",
  },
  "incoming-text": {
    appointment: "a text can confirm an appointment",
    calendar: "a text that arrives after all has told its person of a change",
    "change-feed": "open screens show a text at once",
    lead: "a text stands in the lead, and an unknown number makes one",
    person: "a text belongs to whoever has its number",
    text: "what somebody texts is answered, and can end texts",
  },
  inquiry: {
    lead: "an inquiry is a lead",
    spam: "its form has a stamp",
    submission: "it is submitted once, with its mails",
  },
  lead: {
    person: "a lead is of everybody who is one with its person",
    search: "a lead is found by its words from the moment it changes",
  },
  "lead-desk": {
    alert: "inspectors are told what spam no longer takes from them",
    appointment: "a lead's page shows what its person does not know of appointments",
    calendar: "staff book for a lead",
    "change-feed": "open screens show a change at once",
    lead: "it shows leads and works on them",
    person: "a lead's page shows whose it is",
    photo: "it shows and turns the photos of a lead",
    report: "a report may say that nothing needs doing, so that nobody is to quote",
    search: "what was found can be downloaded",
    submission: "staff act on a lead once each",
    text: "staff text people, and decide what their texts meant",
  },
  numbers: {
    lead: "they count leads",
  },
  "person-desk": {
    appointment: "what is erased frees its times",
    customer: "an erased person is no customer, either",
    lead: "a person's page shows their leads",
    person: "it shows people, and says who is the same",
    photo: "photos are exported and erased with their person",
    retention: "it erases what retention would delete",
    search: "what is noted about a person can be found",
    submission: "staff change a person once each",
    text: "a consent that staff note holds for texts",
  },
  program: {
    appointment: "programs read appointments, and which times are free",
    inquiry: "a lead that a program stores is an inquiry",
    lead: "programs read leads and what happened to them",
    "lead-desk": "what programs do with a lead is what staff do",
    person: "programs read people",
  },
  "my-roof": {
    "change-feed": "open screens show at once that a page was opened",
    lead: "it shows what leads are about, and what becomes of its links stands in their timelines",
    photo: "it shows photos to whoever has sent them, and those of a report",
    estimate: "it shows what estimates come to, to whom they are for",
    report: "it shows reports to whom they are about",
    "roof-photo": "a photo of a report is a photo of the roof",
    staff: "its address is a secret like those of sessions",
  },
  project: {
    "change-feed": "open screens show at once what an owner has answered",
    draft: "it is a draft until its owner is asked",
    lead: "a project is a lead's roof, and what becomes of it stands in its timeline",
    "my-roof": "its owner is asked on their own page",
    photo: "it shows photos to everybody, in sizes that the decoder makes",
    report: "what a report says of the roof, nobody types again",
    search: "a finished roof is found by its words from the moment somebody writes them",
    submission: "staff write and ask as they do whatever else tells a person something",
  },
  report: {
    calendar: "the visit that a report is about was held",
    draft: "it is a draft until it is sent",
    lead: "a report is about a lead's roof, and stands in its timeline",
    "roof-photo": "it shows the photos of that roof",
    submission: "staff write and send them as they do whatever else tells a person something",
    text: "whoever agreed is texted that they have one",
  },
  "estimate-page": {
    estimate: "it shows an estimate, and takes what its person says",
    "my-roof": "it is below the address of their own page, in its frame",
  },
  estimate: {
    business: "its prices are those of a version of the owner's settings",
    draft: "it is a draft until it is sent",
    lead: "it is for a lead, stands in its timeline, and quotes, wins and loses it",
    report: "its quantities are what a report has measured",
    submission: "staff write and send them as they do whatever else tells a person something",
  },
  "roof-photo": {
    "change-feed": "open screens show at once what was added",
    lead: "they are of a lead's roof, and stand in its timeline",
    photo: "they arrive, are decoded and kept like any photo",
  },
  reminders: {
    appointment: "they remind of appointments",
    lead: "a reminder stands in the lead, and whoever stays silent is called",
    text: "they are texted to whoever agreed",
  },
  rescheduling: {
    text: "whoever agreed is texted their new time",
    appointment: "it moves appointments",
    calendar: "it moves them out of the calendar's closed hours",
    lead: "a move stands in the lead, and whoever does not answer is called",
    submission: "staff propose and send once each",
  },
  silence: {
    "busy-calendar": "it says which calendars have not been read",
    "incoming-mail": "it says whether the mailbox for replies answers",
  },
  staff: {
    "busy-calendar": "the calendar of somebody who leaves is forgotten",
    appointment: "a change of inspectors changes what can be booked",
    "change-feed": "screens end with their session",
    lead: "leads of somebody who left are told through the leads' changes",
    submission: "asking to sign in is counted like a submission",
  },
  submission: {
    "change-feed": "open screens show a submission at once",
    lead: "a submission becomes a lead",
    person: "a lead belongs to a person",
    photo: "photos go to their lead",
  },
  text: {
    lead: "a text stands in the lead",
  },
  token: {
    staff: "a token is a secret like those of sessions",
  },
  webhook: {
    program: "what is sent is what programs read",
  },
  person: {},
  photo: {
    bucket: "pictures can be kept in one",
  },
  retention: {},
  review: {},
  search: {},
  spam: {},
};

/** By part of the ground, what of the ground it may import; it knows no feature. */
export const groundArrows: Record<string, readonly string[]> = {
  audit: ["call", "database"],
  brand: [],
  call: ["database", "idempotency", "plugins"],
  database: [],
  idempotency: ["database"],
  limits: ["database", "plugins"],
  mail: ["brand", "database"],
  outside: [],
  plugins: ["brand", "database"],
};

/** The room of a file of the server; undefined for those of its own folder. */
export function roomOf(file: string): string | undefined {
  return /^server\/([^/]+)\//.exec(file)?.[1];
}

/** Why one file of the server may not import another; undefined when it may. */
export function obstacle(file: string, target: string): string | undefined {
  if (!file.startsWith("server/") || !target.startsWith("server/")) return undefined;
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === undefined || from === to || assembly.includes(from)) return undefined;
  if (to === undefined) return groundFiles.test(target) ? undefined : "what assembles the server";
  const isGround = from in groundArrows;
  const allowed = isGround ? groundArrows[from] : [...ground, ...Object.keys(arrows[from] ?? {})];
  return allowed?.includes(to) ? undefined : `no arrow leads from ${from} to ${to}`;
}

/** The arrows as a Mermaid graph, without those that follow from others. */
export function arrowPicture(): string {
  const below = (room: string): Set<string> =>
    new Set(Object.keys(arrows[room] ?? {}).flatMap((next) => [next, ...below(next)]));
  const drawn = Object.entries(arrows).flatMap(([from, targets]) => {
    const all = Object.keys(targets);
    const direct = all.filter((to) => !all.some((other) => other !== to && below(other).has(to)));
    return direct.map((to) => `  ${from} --> ${to}`);
  });
  return ["```mermaid", "graph TD", ...drawn.sort(), "```"].join("\n");
}
