import { isSingleHeaderLine } from "#domain/page/single-line.ts";
import { textWordOf } from "#domain/text/text-word.ts";
import type { ReminderKind } from "./reminder-kinds.ts";

/* What reminders say, as an owner can set it. The question, the link and how to answer are always added. */

/** `{day}` and `{time}` in a text are the appointment's. */
export type OneReminder = {
  /** Of the mail. */
  subject: string;
  /** The mail's first paragraph. */
  intro: string;
  /** The text message, after the company's name. */
  text: string;
};

export type ReminderWords = Record<ReminderKind, OneReminder>;

export const reminderParts = ["subject", "intro", "text"] as const;

/** Most characters. A text message has the company's name and how to answer besides. */
export const mostCharacters: Readonly<Record<keyof OneReminder, number>> = {
  subject: 100,
  intro: 500,
  text: 160,
};

/** The words with the appointment's day and time in their places. */
export function filledWords(words: string, when: { day: string; time: string }): string {
  return words.replace(/\{(day|time)\}/g, (_place, name: "day" | "time") => when[name]);
}

/** What is wrong with one text of a reminder. Anything may have been typed. */
export function reminderFaultOf(words: string, part: keyof OneReminder): string | undefined {
  if (words.trim() === "") return "Write something here";
  const most = mostCharacters[part];
  if (words.length > most) return `Use at most ${most} characters; this has ${words.length}`;
  if (part !== "intro" && /[\r\n\u2028\u2029]/.test(words)) return "Write it on one line";
  if (!isSingleHeaderLine(part === "intro" ? words.replace(/[\r\n]/g, " ") : words)) {
    return "It has a character that nobody sees, such as a mark that turns the direction of writing. Type it again without it.";
  }
  if (/[{}]/.test(words.replace(/\{(day|time)\}/g, ""))) {
    return "In braces, only {day} and {time} mean something";
  }
  if (part !== "text") return undefined;
  if (!words.includes("{time}")) return "Say {time}, so that people know when we come";
  return asksForStop(words)
    ? "A reply with this word ends all texts to the person. Leave it out: they are asked for 1 or 2"
    : undefined;
}

/** Whether it asks for one of the words that end texts, such as 'reply CANCEL'. */
function asksForStop(words: string): boolean {
  const asked =
    /\b(?:reply|answer|respond|text|send|write)\b(?:\s+(?:back|with|us|the|word))*\W+([\p{L}-]+)/giu;
  return [...words.matchAll(asked)].some(([, word = ""]) => textWordOf(word) === "stop");
}
