import { entryAt } from "#domain/business/fact-entries.ts";
import { areSameFacts } from "#domain/business/facts.ts";
import type { AuditAction, AuditDetails } from "#domain/staff/audit-action.ts";
import { sizeText } from "./archive.ts";
import { bookingsText, callsText } from "./bursts.ts";
import { questionCount, settledChanges } from "./settled-questions.ts";
import { roleWords } from "./staff.ts";
import { looseEndNames, outcomeNames, stateNames } from "./terms.ts";

/** What somebody did. */
export type AuditRecord = { action: string; details: Readonly<Record<string, unknown>> };

/** What an entry of this release holds; one of an earlier release may hold something else by the same name. */
type Details<Action extends AuditAction = AuditAction> = {
  readonly [Key in keyof AuditDetails[Action]]?: unknown;
};
/** Somebody's name; a fallback text for a person who is no longer known. */
export type NameOf = (staffId: unknown) => string;

/** A placeholder for the lead's name; the component that renders the sentence replaces it with a link. */
export const leadMark = "{lead}";

/**
 * What an audit entry says after the name of the person: `gave {lead} to Ben`. An action from
 * another release appears under its raw name, so that nothing is hidden.
 */
export function auditSentence({ action, details }: AuditRecord, nameOf: NameOf): string {
  return isKeyOf(sentences, action) ? sentences[action](details, nameOf) : plainly(action, details);
}

const sentences: {
  [Action in AuditAction]: (details: Details<Action>, nameOf: NameOf) => string;
} = {
  "session.began": ({ by, device }) => `signed in by ${by}${device ? ` on ${device}` : ""}`,
  "session.ended": ({ by }) => sessionEnds[String(by)] ?? "signed out",
  "session.proven": ({ by }) => `confirmed their identity by ${by}`,
  "sign-in.refused": ({ of }, nameOf) => `refused a wrong code for ${nameOf(of)}`,
  "passkey.added": () => "added a passkey",
  "passkey.removed": () => "deleted a passkey",
  "staff.invited": ({ id, role }, nameOf) => `invited ${nameOf(id)} as ${roleName(role)}`,
  "staff.changed": staffChanged,
  "mail.retried": ({ kind }) => `sent a mail again (${kind})`,
  "lead.created": () => `wrote down ${leadMark}`,
  "lead.changed": leadChanged,
  "lead.call": ({ outcome }) =>
    `called ${leadMark}${isKeyOf(outcomeNames, outcome) ? `: ${outcomeNames[outcome].toLowerCase()}` : ""}`,
  "lead.text": () => `sent a text to ${leadMark}`,
  "lead.note": () => `wrote a note on ${leadMark}`,
  "lead.mail": () => `sent a mail to ${leadMark}`,
  "lead.roof-photos": () => `added photos of the roof to ${leadMark}`,
  "lead.roof-photo-removed": () => `removed a photo of the roof from ${leadMark}`,
  "lead.page-linked": () => `made a link to the page of ${leadMark}`,
  "lead.page-renewed": () => `made a new link to the page of ${leadMark}`,
  "lead.passed-on-ended": () => `ended a link to a report of ${leadMark}`,
  "lead.report-sent": ({ corrects }) =>
    `sent a report${corrects ? " that corrects another" : ""} to ${leadMark}`,
  "lead.report-revoked": () => `revoked a report of ${leadMark}`,
  "lead.report-discarded": () => `deleted the draft of a report of ${leadMark}`,
  "lead.project-asked": () => `asked ${leadMark} whether the finished roof may be shown`,
  "lead.project-published": () => `published the finished roof of ${leadMark}`,
  "lead.project-taken-down": () => `took down the finished roof of ${leadMark}`,
  "lead.project-discarded": () => `deleted the draft of a finished roof of ${leadMark}`,
  "lead.estimate-sent": ({ corrects }) =>
    `sent an estimate${corrects ? " that corrects another" : ""} to ${leadMark}`,
  "lead.estimate-revoked": () => `revoked an estimate of ${leadMark}`,
  "lead.estimate-discarded": () => `deleted the draft of an estimate of ${leadMark}`,
  "lead.estimate-signed": () => `said that ${leadMark} has signed an option of an estimate`,
  "lead.released": () => `released ${leadMark} from spam`,
  "lead.booking-seen": () => `saw the booking of ${leadMark}`,
  "lead.booking-unseen": () => `took back having seen the booking of ${leadMark}`,
  "lead.loose-end-left": ({ end }) => `left ${leadMark} as it is${looseEndText(end)}`,
  "lead.loose-end-taken-up": ({ end }) =>
    `no longer leaves ${leadMark} as it is${looseEndText(end)}`,
  "lead.seen": () => `saw that the visitor of ${leadMark} moved the inspection`,
  "appointment.forced": ({ because }) =>
    `booked an inspection of ${leadMark} anyway${typeof because === "string" ? `: ${because}` : ""}`,
  "burst.confirmed": ({ bookings }) => `confirmed ${bookingsText(Number(bookings))} of a burst`,
  "burst.taken-back": ({ bookings, calls }) =>
    `took back ${bookingsText(Number(bookings))} of a burst${calls ? `, and closed ${callsText(Number(calls))}` : ""}`,
  "closure.added": ({ firstDay, lastDay, of }, nameOf) =>
    `closed ${closedSpan(firstDay, lastDay)}${of ? ` for ${nameOf(of)}` : ""}`,
  "closure.removed": ({ firstDay, lastDay, of }, nameOf) =>
    `opened ${closedSpan(firstDay, lastDay)} again${of ? ` for ${nameOf(of)}` : ""}`,
  "rescheduling.started": ({ firstDay, lastDay }) =>
    `began to move the inspections of ${closedSpan(firstDay, lastDay)}`,
  "rescheduling.sent": () => `moved the inspection of ${leadMark} out of closed hours`,
  "person.merged": () => `merged the person of ${leadMark} with another`,
  "person.merge-undone": () => `undid a merge of the person of ${leadMark}`,
  "person.told-apart": () => `told the person of ${leadMark} from another with the same phone`,
  "person.changed": () => `changed how to reach the person of ${leadMark}`,
  "person.note": ({ kind }) => `${personNotes[String(kind)] ?? personNotes.note} ${leadMark}`,
  "person.exported": () => `exported the person of ${leadMark}`,
  "person.erased": () => `erased the person of ${leadMark}`,
  "import.started": ({ kind, rows }) =>
    `began to import ${importedThings(rows, ["new", "merged"], kind)}`,
  "import.finished": ({ rows }) => `imported ${importedThings(rows, ["imported"])}`,
  "import.undo-started": () => "began to undo an import",
  "import.undone": ({ rows }) => {
    const kept = countIn(rows, ["kept"]);
    return `undid an import of ${importedThings(rows, ["undone", "kept"])}${kept > 0 ? `; ${kept} kept` : ""}`;
  },
  "import.dropped": () => "dropped a file that was not imported",
  "list.downloaded": ({ list, rows }) =>
    `downloaded ${listNames[String(list)] ?? "a list"} (${rows === 1 ? "1 line" : `${rows} lines`})`,
  "archive.asked": () => "asked for an archive of everything",
  "archive.made": ({ bytes, leads, photos }) =>
    `has an archive of everything ready (${sizeText(Number(bytes))}, ${leads} leads, ${photos} photos)`,
  "archive.downloaded": ({ bytes }) =>
    `downloaded the archive of everything (${sizeText(Number(bytes))})`,
  "archive.deleted": ({ because }) =>
    `deleted the archive of everything${deletions[String(because)] ?? ""}`,
  "archive.imported": () => "imported an archive of everything into this site",
  "calendar-feed.made": ({ of }) => `made a new address for ${feedName(of)}`,
  "calendar-feed.revoked": ({ of }) => `ended the address of ${feedName(of)}`,
  "token.made": ({ ending }) => `made an access token${endingText(ending)}`,
  "token.revoked": ({ ending }) => `revoked an access token${endingText(ending)}`,
  "token.used": ({ ending, call }) =>
    `had a program ${programWork[String(call)] ?? "work on their behalf"}, by an access token${endingText(ending)}`,
  "webhook.added": ({ host }) => `added a webhook${hostText(host)}`,
  "webhook.changed": ({ state, host }) =>
    `${state === "paused" ? "paused" : state === "on" ? "switched on" : "changed"} a webhook${hostText(host)}`,
  "webhook.ended": ({ because }) => `switched off a webhook${webhookEnds[String(because)] ?? ""}`,
  "webhook.rotated": () => "gave a webhook a new secret",
  "webhook.removed": () => "removed a webhook with its log",
  "webhook.tested": () => "sent a test to a webhook",
  "webhook.replayed": () => "sent something to a webhook again",
  "busy-calendar.set": ({ of }, nameOf) => `let a calendar close times of ${nameOf(of)}`,
  "busy-calendar.removed": ({ of }, nameOf) => `removed the calendar of ${nameOf(of)}`,
  "settings.changed": () => "changed how long records are kept",
  "business.changed": ({ from, to }) => businessChanged(from, to),
};

/** What programs do, by the call. */
const programWork: Readonly<Record<string, string>> = {
  createLead: "store a lead",
  addLeadNote: "add a note",
  recordCall: "record a call",
  recordText: "record a text",
  bookForLead: "book an inspection",
};

/** Why an archive was deleted, where nobody asked for that. */
/** Why the site has switched a webhook off. */
const webhookEnds: Record<string, string> = {
  gone: ": its program wants nothing more",
  failing: ": nothing has arrived for three days",
  left: ": whoever set it up is no longer an owner",
};

const deletions: Record<string, string> = {
  "a day": ", a day after it was made",
  "an erasure": ", since somebody was erased who was in it",
};

function importedThings(rows: unknown, of: readonly string[], kind?: unknown): string {
  const count = countIn(rows, of);
  const rowsInWords = count === 1 ? "1 row" : `${count} rows`;
  return kind === undefined ? rowsInWords : `${rowsInWords} of ${String(kind)}`;
}

function countIn(rows: unknown, of: readonly string[]): number {
  const counts = typeof rows === "object" && rows !== null ? Object.entries(rows) : [];
  return counts.reduce((sum, [name, count]) => (of.includes(name) ? sum + Number(count) : sum), 0);
}

const listNames: Record<string, string> = {
  leads: "a list of leads",
  search: "what a search found",
  calendar: "the inspections of some days",
  audit: "the audit trail",
};

/** `changed the business: “Gold, a month”`, `settled “How far do you drive?”`. */
function businessChanged(from: unknown, to: unknown): string {
  const [before, after] = [from, to].map(
    (one) => ((one ?? {}) as { settled?: Record<string, string> }).settled ?? {},
  );
  const { settled, askedAgain, others, steps } = settledChanges(before ?? {}, after ?? {});
  const questions = [
    ...(steps.settled.length > 0 ? [`settled in Set up: ${steps.settled.join(", ")}`] : []),
    ...(steps.opened.length > 0 ? [`opened again in Set up: ${steps.opened.join(", ")}`] : []),
    ...settled.map(({ asks, lawyerAskedOn }) =>
      lawyerAskedOn
        ? `noted that the lawyer was asked on ${lawyerAskedOn}: “${asks}”`
        : `settled “${asks}”`,
    ),
    ...askedAgain.map((asks) => `asked again: “${asks}”`),
    ...(others.settled > 0 ? [`settled ${questionCount(others.settled)}`] : []),
    ...(others.askedAgain > 0 ? [`asked ${questionCount(others.askedAgain)} again`] : []),
  ];
  const fields = businessFields(from, to);
  const isOnlyQuestions = questions.length > 0 && fields === "";
  return [...(isOnlyQuestions ? [] : [`changed the business${fields}`]), ...questions].join(", ");
}

/** `: “Gold, a month”`. An earlier release stored opening hours and capacity beside one another. */
function businessFields(from: unknown, to: unknown): string {
  const [before, after] = [from, to].map((one) => {
    const settings = (one ?? {}) as Record<string, unknown>;
    return (settings.overrides ?? settings) as Record<string, unknown>;
  });
  const paths = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const labels = [...paths]
    .filter((path) => !areSameFacts(before?.[path] ?? null, after?.[path] ?? null))
    .flatMap((path) => entryAt(path)?.label ?? []);
  const [shown, more] = [labels.slice(0, 3), labels.length - 3];
  const said = shown.map((label) => `“${label}”`).join(", ");
  return `${said && `: ${said}`}${more > 0 ? ` and ${more} more` : ""}`;
}

const personNotes: Record<string, string> = {
  note: "wrote a note on the person of",
  consent: "noted a consent of the person of",
  "opt-out": "noted an opt-out of the person of",
};

function feedName(of: unknown): string {
  return of === "office" ? "the office's calendar feed" : "their own calendar feed";
}

/** The last characters of a token, as the list of tokens has them. */
function endingText(ending: unknown): string {
  return typeof ending === "string" ? ` that ends in ${ending}` : "";
}

function hostText(host: unknown): string {
  return typeof host === "string" ? ` to ${host}` : "";
}

function looseEndText(end: unknown): string {
  return isKeyOf(looseEndNames, end) ? `: ${looseEndNames[end].toLowerCase()}` : "";
}

const sessionEnds: Record<string, string> = {
  "another session": "signed out another device",
  "signing out everywhere": "signed out everywhere",
  "new session": "signed out to sign in again",
};

const staffFields: Record<string, string> = {
  ...{ name: "name", phone: "phone" },
  ...{
    duty_plan: "duty plan",
    inspection_plan: "inspection hours",
    alerts_muted_until: "muted alerts",
    numbers_mail_off_since: "weekly email",
  },
};
const dutyFields = ["on_duty_since", "on_duty_until", "off_duty_until"];

function staffChanged(
  { id, fields, role, isActive }: Details<"staff.changed">,
  nameOf: NameOf,
): string {
  const who = nameOf(id);
  const changed = Array.isArray(fields) ? fields.map(String) : [];
  if (changed.includes("is_active")) return `${isActive ? "activated" : "deactivated"} ${who}`;
  if (changed.includes("role")) return `made ${who} ${roleName(role)}`;
  if (changed.some((field) => dutyFields.includes(field))) {
    return `changed whether ${who} is on duty`;
  }
  const what = changed.map((field) => staffFields[field] ?? field).join(" and ");
  return `changed the ${what || "entry"} of ${who}`;
}

function closedSpan(firstDay: unknown, lastDay: unknown): string {
  return firstDay === lastDay ? String(firstDay) : `${firstDay} to ${lastDay}`;
}

function leadChanged(details: Details<"lead.changed">, nameOf: NameOf): string {
  const said = [
    ...changeOf(details.state, (to) =>
      isKeyOf(stateNames, to) ? `set ${leadMark} to ${stateNames[to].toLowerCase()}` : undefined,
    ),
    ...changeOf(details.assigneeId, (to) =>
      to ? `gave ${leadMark} to ${nameOf(to)}` : `gave ${leadMark} to nobody`,
    ),
    ...changeOf(details.followUpOn, (to) =>
      to ? `set the follow-up of ${leadMark} to ${to}` : `removed the follow-up of ${leadMark}`,
    ),
    ...changeOf(details.amount, () => `changed the amount of ${leadMark}`),
    ...changeOf(details.texts, (to) =>
      to === "ended" ? `ended texts to ${leadMark}` : `let texts to ${leadMark} go on`,
    ),
  ];
  return said.join(", ") || `changed ${leadMark}`;
}

/** Details hold a change as `{from, to}`, or only the new value. */
function changeOf(change: unknown, say: (to: unknown) => string | undefined): string[] {
  if (change === undefined) return [];
  const isPair = typeof change === "object" && change !== null && "to" in change;
  return [say(isPair ? change.to : change) ?? ""].filter(Boolean);
}

function roleName(role: unknown): string {
  return isKeyOf(roleWords, role) ? roleWords[role].name.toLowerCase() : "staff";
}

/** `view.saved` on a lead: 'view saved: lead 1042'. */
function plainly(action: string, { number }: AuditRecord["details"]): string {
  const words = action.replaceAll(/[.-]/g, " ");
  return number === undefined ? words : `${words}: ${leadMark}`;
}

function isKeyOf<Words extends object>(words: Words, key: unknown): key is keyof Words {
  return typeof key === "string" && Object.hasOwn(words, key);
}
