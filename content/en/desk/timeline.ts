import { noReasonNames } from "#content/en/estimate/book-item-names.ts";
import { audienceNames } from "#content/en/my-roof/audience-names.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { ShownEvent, TimelineEntry } from "#domain/lead/timeline-entry.ts";
import type { TextMeaning } from "#domain/text/text-meaning.ts";
import { bouncedText, textLostText } from "./bounces.ts";
import { dayText } from "./day-text.ts";
import {
  leaveReasonNames,
  looseEndNames,
  lostReasonNames,
  outcomeNames,
  stateText,
} from "./terms.ts";

/** An entry of the timeline in words: what happened, and what was written. */
export type TimelineText = {
  title: string;
  /** What a person wrote: a note or a text message. */
  text: string;
  /** Why a mail or a text has not arrived. */
  trouble: string;
  /** Of a mail that came in: what was sent with it, and what it quotes. */
  attached?: string;
  rest?: string;
};

type Details<Kind extends ShownEvent["kind"]> = Extract<ShownEvent, { kind: Kind }>["details"];
type MailState = Details<"mail">["state"];

const mailStates: Record<MailState, string> = {
  queued: "waiting to be sent",
  sending: "being sent",
  sent: "sent",
  dead: "not delivered",
  withheld: "held back",
};

/** Of a text in the quiet hours. */
const heldText = "waiting until 8:00 AM";

const timeTitles = {
  booked: "Inspection booked",
  moved: "Inspection moved",
  cancelled: "Inspection canceled",
};

const progressTitles: Record<AppointmentProgress, string> = {
  booked: "Inspection no longer confirmed",
  confirmed: "Inspection confirmed",
  "on-the-way": "On the way to the inspection",
  done: "Inspection done",
  "no-show": "Nobody was there for the inspection",
};

/** What a text was understood as, where that had an effect. */
const meanings: Partial<Record<TextMeaning, string>> = {
  stop: "ends texts",
  "asks-to-stop": "asks for no more texts",
};

const reportTitles: Record<Details<"report">["does"], string> = {
  sent: "Report sent",
  corrected: "Report sent that corrects the one before",
  revoked: "Report revoked",
  opened: "The person has opened the report",
};

const projectTitles: Record<Details<"project">["does"], string> = {
  asked: "Asked whether the finished roof may be shown",
  agreed: "The owner agrees that the finished roof is shown",
  refused: "The owner does not want the finished roof shown",
  "taken-back": "The owner has taken back that the finished roof is shown",
  published: "Finished roof published",
  "taken-down": "Finished roof taken down",
};

/** What stands in place of an event that cannot be shown. */
const unreadable = told("Something that this version of the desk cannot read");

/** Describes an entry. */
export function timelineText(entry: TimelineEntry, source: string): TimelineText {
  switch (entry.kind) {
    case "arrived":
      return told(source ? `Came in: ${source}` : "Came in");
    case "mail":
      return mailText(entry.details);
    case "call":
      return told(
        `Call: ${outcomeNames[entry.details.outcome].toLowerCase()}`,
        entry.details.text ?? "",
      );
    case "text":
      return textText(entry.details);
    case "note":
      return told("Note", entry.details.text);
    case "changed":
      return told(changesText(entry.details));
    case "appointment":
      return appointmentText(entry.details, entry.staff !== null);
    case "released":
      return told("Released: no spam");
    case "alert":
      return told(`${entry.details.to} was alerted by ${entry.details.by}`);
    case "bounced":
      return told(bouncedText(entry.details));
    case "text-lost":
      return told(textLostText(entry.details));
    case "loose-end":
      return looseEndText(entry.details);
    case "reply":
      return replyText(entry.details);
    case "roof-photos":
      return told(`Photos of the roof: ${entry.details.count}`);
    case "my-roof":
      return told(myRoofText(entry.details));
    case "estimate":
      return estimateText(entry.details);
    case "report":
      return told(reportTitles[entry.details.does]);
    case "project":
      return told(projectTitles[entry.details.does]);
    case "unknown":
      return unreadable;
    default:
      // A page that is still open may be told of kinds that a later release has brought.
      entry satisfies never;
      return unreadable;
  }
}

/** What its person has written goes with it. */
function estimateText(details: Details<"estimate">): TimelineText {
  switch (details.does) {
    case "sent":
    case "corrected": {
      const { fromCents, toCents } = details;
      const price =
        fromCents === toCents
          ? amountText(fromCents)
          : `${amountText(fromCents)} to ${amountText(toCents)}`;
      const what = details.does === "sent" ? "sent" : "sent that corrects the one before";
      return told(`Estimate ${what}: ${price}`);
    }
    case "revoked":
      return told("Estimate revoked");
    case "opened":
      return told("The person has opened the estimate");
    case "signed":
      return told(`Signed on paper: ${details.option}, ${amountText(details.amountCents)}`);
    case "chosen":
      return told(
        `The person wants ${details.option}, ${amountText(details.amountCents)}`,
        details.text,
      );
    case "later":
      return told(
        `The person says not now, and to ask again on ${dayText(details.day)}`,
        details.text,
      );
    case "no":
      return told(`The person says no: ${noReasonNames[details.reason]}`, details.text);
    case "question":
      return told(
        details.about
          ? `The person asks about the estimate: ${details.about}`
          : "The person asks about the estimate",
        details.text,
      );
  }
}

function myRoofText(details: Details<"my-roof">): string {
  if (details.does === "renewed") return "New link to their page; earlier ones have ended";
  const to = audienceNames[details.to];
  return details.does === "passed-on"
    ? `Passed the report on to ${to}`
    : `Link for ${to} to the report ended`;
}

/** Text messages to staff and calls to other systems have no recipient address and are not called emails. */
function mailText({
  to,
  subject,
  mailKind,
  state,
  error,
  photos = 0,
}: Details<"mail">): TimelineText {
  const along = photos === 0 ? "" : photos === 1 ? ", with 1 photo" : `, with ${photos} photos`;
  const what = `${subject || mailKind}${along}`;
  return {
    title: `${to ? `Email to ${to}: ${what}` : what} (${mailStates[state]})`,
    text: "",
    trouble: troubleOf(state, error),
  };
}

function textText(details: Details<"text">): TimelineText {
  if (details.from !== undefined) {
    const meaning = meanings[details.meaning];
    return told(`Text from the person${meaning ? `: ${meaning}` : ""}`, details.text);
  }
  if (details.to === undefined) return told("Text message", details.text);
  const { to, text, state, error, isHeld } = details;
  const title = `Text to ${to} (${isHeld ? heldText : mailStates[state]})`;
  return { title, text, trouble: troubleOf(state, error) };
}

function replyText(details: Details<"reply">): TimelineText {
  const { subject, text, rest, photos = 0, files = [] } = details;
  const title = subject ? `${replyTitle(details)}: ${subject}` : replyTitle(details);
  return { ...told(title, text), ...(rest && { rest }), attached: attachedText(photos, files) };
}

/** Whoever knows the address of a reply can write to it: the person is named only where it is theirs. */
function replyTitle({ author, from, isFromElsewhere }: Details<"reply">): string {
  const sender = from || "nobody";
  if (author !== "person") return `Automatic email from ${sender}`;
  if (isFromElsewhere) return `Email from another address, ${sender}`;
  return "Email from the person";
}

function attachedText(photos: number, files: readonly string[]): string {
  const pictures = photos > 0 && `Photos: ${photos}, with the others of this lead.`;
  const named = files.length > 0 && `Not taken over, see the mailbox: ${files.join(", ")}.`;
  return [pictures, named].filter(Boolean).join(" ");
}

function troubleOf(state: MailState, error: string | null): string {
  return state === "sent" ? "" : (error ?? "");
}

function appointmentText(details: Details<"appointment">, isByStaff: boolean): TimelineText {
  switch (details.event) {
    case "booked":
    case "moved":
    case "cancelled": {
      const { event, date, timeSlot, reason } = details;
      return told(`${timeTitles[event]}: ${dayText(date)}, ${timeSlot}`, reason);
    }
    case "assigned":
      return told(`Inspector: ${details.inspector ?? "unassigned"}`);
    case "told":
      return told("Told of the change by text or on the phone");
    case "progress":
      return told(progressTitles[details.progress]);
    case "photos":
      return told(`Photos from the visitor: ${details.count}`);
    case "confirmed":
      return told("The visitor says they will be there");
    case "unconfirmed":
      return told("Inspection not confirmed: call today");
    case "pressed":
      return told(
        isByStaff
          ? "Confirmed along with the rest of its burst"
          : "The visitor has confirmed the booking",
      );
    case "seen":
      return told("Booking seen");
    case "unseen":
      return told("Booking no longer marked as seen");
    case "reminders-off":
      return told("The visitor wants no more reminders");
    case "reminders-on":
      return told("The visitor wants reminders again");
    case "kept":
      return told("The visitor keeps the new time");
    case "not-reached":
      return told("No answer about the new time: call today");
    default:
      details satisfies never;
      return unreadable;
  }
}

function looseEndText(details: Details<"loose-end">): TimelineText {
  const what = looseEndNames[details.end].toLowerCase();
  if (details.does === "taken-up") return told(`No longer left as it is: ${what}`);
  return told(`Left as it is: ${what}. ${leaveReasonNames[details.reason]}`, details.text);
}

/** `State: New → Quoted, $14,500. Assignee: Nobody → Ada`. */
function changesText({
  state,
  amountCents,
  lostReason,
  assignee,
  followUpOn,
  texts,
}: Details<"changed">): string {
  const changes = [
    ...statesText(state, amountCents),
    changeText("Reason", lostReason, (reason) => (reason ? lostReasonNames[reason] : "None")),
    changeText("Assignee", assignee, (name) => name ?? "Nobody"),
    changeText("Follow-up day", followUpOn, dayText),
    changeText("Texts", texts, (how) => textStates[how]),
  ];
  return changes.flat().join(". ") || "Changed";
}

/** An amount is said with the state that has it, or by itself if that stays. */
function statesText(
  state: Details<"changed">["state"],
  amount: Details<"changed">["amountCents"],
): string[][] {
  if (!state)
    return [changeText("Amount", amount, (cents) => (cents ? amountText(cents) : "None"))];
  const [from, to] = (["from", "to"] as const).map((side) =>
    stateText(state[side], amount?.[side] ?? undefined),
  );
  return [[`State: ${from} → ${to}`]];
}

const textStates = { paused: "paused", ended: "ended", on: "go on" };

function changeText<Value>(
  field: string,
  change: { from: Value; to: Value } | undefined,
  words: (value: Value) => string,
): string[] {
  return change ? [`${field}: ${words(change.from)} → ${words(change.to)}`] : [];
}

function told(title: string, text = ""): TimelineText {
  return { title, text, trouble: "" };
}
