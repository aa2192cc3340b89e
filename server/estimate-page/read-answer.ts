import { z } from "zod/mini";
import { answering as words } from "#content/en/my-roof/estimate.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { estimateId } from "#domain/estimate/estimate-content.ts";
import { answerKinds, estimateLimits, noReasons } from "#domain/estimate/estimate-terms.ts";
import { multiLine } from "#domain/person/contact-details.ts";
import type { Answering } from "#server/estimate/answer-estimate.ts";

/** Nobody is called about a roof years later. */
const mostDaysAhead = 730;

const form = z.object({
  id: estimateId("answer"),
  kind: z.enum(answerKinds),
  option: z.optional(estimateId("option")),
  about: z.optional(z.string()),
  day: z.optional(z.string()),
  reason: z.optional(z.string()),
  words: multiLine({ label: "Words", max: estimateLimits.answer }),
});

/** What was understood of an answer as it was posted, or what is wrong with it in a sentence. Undefined: it is none of ours. */
export type ReadAnswer =
  | { answering: Answering; fault?: undefined }
  | { fault: string; kind: Answering["kind"]; words: string };

export function readAnswer(
  body: string,
  { today }: { today: CalendarDay },
): ReadAnswer | undefined {
  const posted = Object.fromEntries(new URLSearchParams(body));
  const typed = (posted.words ?? "").slice(0, estimateLimits.answer);
  const kind = answerKinds.find((one) => one === posted.kind);
  if (!kind) return undefined;
  const refused = (fault: string) => ({ fault, kind, words: typed });
  const read = form.safeParse(posted);
  if (!read.success) {
    const isLong = read.error.issues.some(({ path: [field] }) => field === "words");
    return isLong ? refused(words.faults.long) : undefined;
  }
  const { id, option, about, day, reason, words: said } = read.data;
  const none = { optionId: null, lineId: null, day: null, reason: null };
  const answering = { ...none, id, kind, words: said };
  if (kind === "chosen") {
    return option
      ? { answering: { ...answering, optionId: option } }
      : refused(words.faults.option);
  }
  if (kind === "later") {
    const isAhead =
      day && isCalendarDay(day) && day > today && day <= addDays(today, mostDaysAhead);
    return isAhead ? { answering: { ...answering, day } } : refused(words.faults.day);
  }
  if (kind === "no") {
    const why = noReasons.find((one) => one === reason);
    return why ? { answering: { ...answering, reason: why } } : refused(words.faults.reason);
  }
  if (said === "") return refused(words.faults.words);
  const [optionId, lineId] = (about ?? "").split("/");
  return { answering: { ...answering, optionId: optionId || null, lineId: lineId || null } };
}
