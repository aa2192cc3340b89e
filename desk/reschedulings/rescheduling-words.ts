import { reschedulingWords as words } from "#content/en/desk/reschedulings.ts";
import { momentText } from "#desk/moment-text.ts";
import type { Rescheduling, ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { bySlot, slotOfLabel } from "#domain/calendar/slot.ts";

type Group = "move" | "call" | "told" | "settled";

/** What the page lists together, in its order: by the time that people had, and by name. */
export function groupsOf({
  items,
}: Pick<Rescheduling, "items">): Record<Group, ReschedulingItem[]> {
  const sorted = items.toSorted(byTimeAndName);
  const of = (...states: ReschedulingItem["state"][]) =>
    sorted.filter(({ state }) => states.includes(state));
  return {
    move: of("proposed"),
    call: of("call", "not-reached"),
    told: of("told"),
    settled: of("accepted", "declined", "left", "removed"),
  };
}

function byTimeAndName(one: ReschedulingItem, other: ReschedulingItem): number {
  const slotOf = ({ original }: ReschedulingItem) => slotOfLabel(original.timeSlot);
  return (
    one.original.date.localeCompare(other.original.date) ||
    bySlot(slotOf(one), slotOf(other)) ||
    one.appointment.name.localeCompare(other.appointment.name)
  );
}

/** `Friday, June 5`, `June 5 to June 7` */
export function daysText({
  firstDay,
  lastDay,
}: Pick<Rescheduling, "firstDay" | "lastDay">): string {
  const [first, last] = [calendarDay(firstDay), calendarDay(lastDay)];
  if (first === last) return formatDay(first, "yearless");
  return words.days(formatDay(first, "short"), formatDay(last, "short"));
}

/**
 * How many still have their appointment in the closed hours: `6 people have an appointment then. Nothing has moved yet.`
 */
export function progressText(rescheduling: Pick<Rescheduling, "items">): string {
  const { move, told, settled } = groupsOf(rescheduling);
  const waiting = rescheduling.items.filter(({ state }) => state === "call").length + move.length;
  const unreached = rescheduling.items.filter(({ state }) => state === "not-reached").length;
  const moved =
    told.length + unreached + settled.filter(({ state }) => state === "accepted").length;
  const sentences = [
    waiting === 0 ? "" : words.haveThen(people(waiting)),
    moved === 0 && waiting > 0 ? words.nothingMoved : "",
    moved > 0 ? words.moved(moved) : "",
    told.length > 0 ? words.toAnswer(told.length) : "",
    unreached > 0 ? words.toCallToday(unreached) : "",
    waiting + told.length + unreached === 0 ? words.nobodyLeft : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** What is left to do: `2 to move or call, 3 yet to answer.` */
export function leftText({ undecided, told }: { undecided: number; told: number }): string {
  const parts = [
    undecided > 0 ? words.leftToMove(undecided) : "",
    told > 0 ? words.leftToAnswer(told) : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : words.nobodyLeft;
}

/**
 * What the button does: `Move 4 and write to them`, `Give 3 to Dana Ruiz` where only the inspector changes, or both. Somebody
 * who believes in another time than the one they would get is written to.
 */
export function sendText(
  items: readonly Pick<ReschedulingItem, "appointment" | "proposed">[],
  inspectors: Rescheduling["inspectors"],
): string {
  const given = items.filter(keepsTime);
  const moved = items.length - given.length;
  const parts = [
    moved > 0 ? words.move(moved) : "",
    given.length > 0 ? words.give(given.length, receiverOf(given, inspectors)) : "",
  ].filter(Boolean);
  const text = parts.join(", ");
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : words.choose;
}

/** What the button did: `2 moved. 1 has another inspector.` */
export function sentText(items: readonly Pick<ReschedulingItem, "state">[]): string {
  const moved = items.filter(({ state }) => state === "told").length;
  const given = items.length - moved;
  const sentences = [moved > 0 ? words.moved(moved) : "", given > 0 ? words.given(given) : ""];
  return sentences.filter(Boolean).join(" ") || words.nobodyMoved;
}

/** Whether the person is where they would be already, as far as they know. */
function keepsTime({
  appointment,
  proposed,
}: Pick<ReschedulingItem, "appointment" | "proposed">): boolean {
  return isAt(appointment.toldTime ?? appointment, proposed);
}

function receiverOf(
  items: readonly Pick<ReschedulingItem, "proposed">[],
  inspectors: Rescheduling["inspectors"],
): string {
  const ids = new Set(items.map(({ proposed }) => proposed?.inspectorId ?? null));
  const [only] = ids;
  const name = ids.size === 1 && inspectors.find(({ id }) => id === only)?.name;
  return name || words.otherInspectors(items.length);
}

/** What became of somebody. */
export function stateText({
  state,
  canMail,
  proposed,
  answerBy,
  original,
  appointment,
}: ReschedulingItem): string {
  switch (state) {
    case "proposed":
      return appointment.toldTime ? words.states.expects(placeText(appointment.toldTime)) : "";
    case "call":
      if (!proposed) return words.states.noTime;
      return canMail ? words.states.toCall : words.states.noEmail;
    case "left":
      return words.states.left;
    case "told":
      return answerBy ? words.states.toldUntil(withinSentence(answerBy)) : words.states.told;
    case "accepted":
      if (appointment.toldTime) return words.states.notTold(placeText(appointment.toldTime));
      if (!isAt(appointment, proposed)) return words.states.otherTime;
      return isAt(original, proposed) ? words.states.keeps : words.states.keepsNew;
    case "declined":
      return words.states.canceled;
    case "not-reached":
      return words.states.notReached;
    case "removed":
      return appointment.status === "cancelled"
        ? words.states.canceledMeanwhile
        : words.states.movedMeanwhile(placeText(original));
  }
}

/** Where somebody is now or would be next; null: where they were. */
export function nextPlace({
  state,
  proposed,
  appointment,
}: ReschedulingItem): ReschedulingItem["original"] | null {
  if (appointment.status === "cancelled" || state === "left") return null;
  return state === "accepted" || state === "removed" ? appointment : proposed;
}

/** `Fri, Jun 5, 9:00 AM` */
export function placeText({ date, timeSlot }: { date: string; timeSlot: string }): string {
  return `${formatDay(calendarDay(date), "short")}, ${timeSlot}`;
}

/** `tomorrow, 1:00 PM` */
function withinSentence(at: string): string {
  return momentText(at).replace(/^(?:Tomorrow|Yesterday)/, (word) => word.toLowerCase());
}

function people(count: number): string {
  return words.people(count);
}

function isAt(
  { date, timeSlot }: { date: string; timeSlot: string },
  place: ReschedulingItem["proposed"],
): boolean {
  return place?.date === date && place.timeSlot === timeSlot;
}
