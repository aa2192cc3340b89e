import type { ReminderKind } from "#domain/appointment/reminder-kinds.ts";
import type { ReminderWords } from "#domain/appointment/reminder-words.ts";
import type { Facts } from "#domain/business/facts.ts";
import { howToStop } from "./appointment-texts.ts";

/** What reminders say until an owner sets it at the desk: `{day}` and `{time}` are the appointment's. */
export const reminderWords: ReminderWords = {
  "three-days": {
    subject: "Will you be there? Your roof inspection: {day}, {time}",
    intro: "We'll come to look at your roof on the day you chose. Does that time still work?",
    text: "your roof inspection is on {day} at {time}.",
  },
  "one-day": {
    subject: "Tomorrow: your roof inspection, {day}, {time}",
    intro: "We'll come to look at your roof tomorrow.",
    text: "your roof inspection is tomorrow at {time}.",
  },
  "two-hours": {
    subject: "Today at {time}: your roof inspection",
    intro: "We'll come to look at your roof today.",
    text: "your roof inspection is today at {time}.",
  },
};

export const reminderHeadings: Record<ReminderKind, string> = {
  "three-days": "Your inspection is coming up",
  "one-day": "Your inspection is tomorrow",
  "two-hours": "We'll be there soon",
};

export const reminderParts = {
  inspector: "Who comes",
  confirm: "Yes, I'll be there",
  confirmed: "You've told us that you'll be there. Thank you.",
  /** A link only leads to the page: programs that check mails open every link. */
  howToConfirm: "Tap the button on the next page, and we know you'll be there.",
  move: "Choose another time",
  /** Leads to the appointment's page as well. */
  off: "Stop these reminders",
  cancel: "If you don't need us anymore, you can cancel there too.",
};

/** While the inspector drives. */
export const onTheWay = {
  subject: (window: string) => `On our way: we'll be there about ${window}`,
  heading: "We're on our way",
  intro: (inspector: string | null, window: string) =>
    `${inspector ?? "Our inspector"} is on the way to you and will be there about ${window}.`,
};

/** Texts, to whoever wants them. `link` leads to the appointment's page. */
export const reminderTexts = {
  /** `inspector`: who comes, if the text is to say it. */
  before: (
    { name }: Pick<Facts, "name">,
    words: string,
    { inspector, asks }: { inspector: string | null; asks: boolean },
  ): string => {
    const who = inspector ? ` ${inspector} will come.` : "";
    const ask = asks ? " Reply 1 to confirm, 2 to choose another time." : "";
    return `${name}: ${words}${who}${ask} ${howToStop}`;
  },
  onTheWay: (
    { name, phone }: Pick<Facts, "name" | "phone">,
    { inspector, window }: { inspector: string | null; window: string },
  ): string =>
    `${name}: ${inspector ?? "our inspector"} is on the way and will be there about ${window}. Questions? ${phone.display}. ${howToStop}`,
};
