import { lostReasonNames, outcomeNames, stateNames } from "#content/en/desk-words.ts";
import type { LeadEvent } from "#domain/lead/lead-page.ts";
import { dayText } from "./lead-change.ts";

/** An entry of the timeline in words: what happened, and what was written. */
export type TimelineText = {
  title: string;
  /** What a person wrote: a note or a text message. */
  text: string;
  /** Why a mail or a text has not arrived. */
  trouble: string;
};

const mailStates: Record<string, string> = {
  queued: "waiting to be sent",
  sending: "being sent",
  sent: "sent",
  dead: "not delivered",
  withheld: "held back",
};

/** Of a text in the quiet hours. */
const heldText = "waiting until 8:00 AM";

const appointmentEvents: Record<string, string> = {
  booked: "Inspection booked",
  moved: "Inspection moved",
  cancelled: "Inspection canceled",
};

const progressTitles: Record<string, string> = {
  booked: "Inspection no longer confirmed",
  confirmed: "Inspection confirmed",
  "on-the-way": "On the way to the inspection",
  done: "Inspection done",
  "no-show": "Nobody was there for the inspection",
};

/** What a text was understood as, where that had an effect. */
const meanings: Record<string, string> = {
  stop: "ends texts",
  "asks-to-stop": "asks for no more texts",
};

const textStates: Record<string, string> = { paused: "paused", ended: "ended", on: "go on" };

const fieldNames: Record<string, string> = {
  texts: "Texts",
  state: "State",
  lostReason: "Reason",
  assignee: "Assignee",
  followUpOn: "Follow-up day",
};

/**
 * Describes an event. An older entry may lack details that are stored today, so each is checked.
 */
export function timelineText({ kind, details, staff }: LeadEvent, source: string): TimelineText {
  const read = (name: string) => textOf(details[name]);
  switch (kind) {
    case "arrived":
      return told(source ? `Came in: ${source}` : "Came in");
    case "mail": {
      const state = mailStates[read("state")] ?? read("state");
      const to = read("to");
      const subject = read("subject") || read("mailKind");
      // Text messages and calls to other systems have no recipient address and are not called
      // emails.
      const title = to ? `Email to ${to}: ${subject}` : subject;
      const trouble = read("state") === "sent" ? "" : read("error");
      return { title: state ? `${title} (${state})` : title, text: "", trouble };
    }
    case "call": {
      const outcome = read("outcome");
      const name = Object.entries(outcomeNames).find(([value]) => value === outcome)?.[1];
      return told(name ? `Call: ${name.toLowerCase()}` : "Call", read("text") || read("note"));
    }
    case "text": {
      if (read("from")) {
        const meaning = meanings[read("meaning")];
        return told(`Text from the person${meaning ? `: ${meaning}` : ""}`, read("text"));
      }
      const state =
        details.isHeld === true ? heldText : (mailStates[read("state")] ?? read("state"));
      const title = read("to") ? `Text to ${read("to")}` : "Text message";
      const trouble = read("state") === "sent" ? "" : read("error");
      return { title: state ? `${title} (${state})` : title, text: read("text"), trouble };
    }
    case "note":
      return told("Note", read("text"));
    case "changed":
      return told(changesText(details));
    case "appointment": {
      if (read("event") === "progress") {
        return told(progressTitles[read("progress")] ?? "Inspection");
      }
      if (read("event") === "kept") return told("The visitor keeps the new time");
      if (read("event") === "confirmed") return told("The visitor says they will be there");
      if (read("event") === "pressed") {
        return told(
          staff
            ? "Confirmed along with the rest of its burst"
            : "The visitor has confirmed the booking",
        );
      }
      if (read("event") === "unconfirmed") return told("Inspection not confirmed: call today");
      if (read("event") === "reminders-off") return told("The visitor wants no more reminders");
      if (read("event") === "reminders-on") return told("The visitor wants reminders again");
      if (read("event") === "photos") return told(`Photos from the visitor: ${details.count}`);
      if (read("event") === "not-reached") return told("No answer about the new time: call today");
      if (read("event") === "told") return told("Told of the change by text or on the phone");
      if (read("event") === "assigned") {
        return told(`Inspector: ${read("inspector") || "unassigned"}`);
      }
      const when = [dayText(read("date") || null), read("timeSlot")].filter(Boolean).join(", ");
      const title = `${appointmentEvents[read("event")] ?? "Inspection"}: ${when}`;
      return told(title, read("reason"));
    }
    case "released":
      return told("Released: no spam");
    case "alert":
      return told(`${read("to") || "Staff"} was alerted by ${read("by") || "mail"}`);
  }
}

function told(title: string, text = ""): TimelineText {
  return { title, text, trouble: "" };
}

/** `State: New → Quoted. Assignee: Nobody → Ada`. */
function changesText(details: LeadEvent["details"]): string {
  const changes = Object.entries(details).flatMap(([field, change]) => {
    if (typeof change !== "object" || change === null || !("to" in change)) return [];
    const { from, to } = change as { from?: unknown; to: unknown };
    const name = fieldNames[field] ?? field;
    return [`${name}: ${valueText(field, from)} → ${valueText(field, to)}`];
  });
  return changes.join(". ") || "Changed";
}

function valueText(field: string, value: unknown): string {
  const text = textOf(value);
  if (field === "followUpOn") return dayText(text || null);
  if (field === "texts") return textStates[text] ?? text;
  if (!text) return field === "assignee" ? "Nobody" : "None";
  const names: Record<string, string> = { ...stateNames, ...lostReasonNames };
  return field === "assignee" ? text : (names[text] ?? text);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
